/** What the toolbar can do with a text, in both ways of writing. */
export type EditorTool =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'code'
  | 'table'
  | 'rule'
  | 'undo'
  | 'redo'

type Key = { code: string; alt?: true; shift?: true }

/** Keys with Ctrl, or Command on a Mac. By their place: a Hindi keyboard has them too. */
const KEYS: Partial<Record<EditorTool, Key>> = {
  bold: { code: 'KeyB' },
  italic: { code: 'KeyI' },
  link: { code: 'KeyK' },
  code: { code: 'KeyE' },
  heading: { code: 'Digit2', alt: true },
  subheading: { code: 'Digit3', alt: true },
  numbers: { code: 'Digit7', shift: true },
  bullets: { code: 'Digit8', shift: true },
  quote: { code: 'Digit9', shift: true },
}

type Pressed = Pick<KeyboardEvent, 'code' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** The tool whose keys are pressed. */
export function getToolForKey({
  code,
  altKey,
  shiftKey,
  ctrlKey,
  metaKey,
}: Pressed): EditorTool | null {
  if (!ctrlKey && !metaKey) return null
  const found = (Object.keys(KEYS) as EditorTool[]).find((tool) => {
    const key = KEYS[tool]!
    return key.code === code && Boolean(key.alt) === altKey && Boolean(key.shift) === shiftKey
  })
  return found ?? null
}

/** How a tool's keys are written, for `aria-keyshortcuts`. */
export function getToolShortcut(tool: EditorTool): string | undefined {
  const key = KEYS[tool]
  if (!key) return undefined
  const sign = key.code.replace(/^(?:Key|Digit)/, '')
  return ['Control', key.alt && 'Alt', key.shift && 'Shift', sign].filter(Boolean).join('+')
}

/** The text as the toolbar and the windows reach it, whichever way it is written. */
export type EditorHandle = {
  run: (tool: EditorTool) => void
  /** The address of the link at the cursor; blank for none. */
  linkNow: () => string
  /** Makes a link of what is chosen; null takes the link away. */
  link: (href: string | null) => void
  /** Puts Markdown where the cursor is. */
  insert: (markdown: string) => void
}
