import { useState, type SyntheticEvent } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { getToolShortcut, type EditorTool } from './text/tool.ts'

type Props = {
  /** The tools that are on where the cursor is. */
  on: readonly EditorTool[]
  run: (tool: Exclude<EditorTool, 'link'>) => void
  onLink: () => void
  onMedia: () => void
}

/** Drawn in a box of 24 by 24. */
const LINES = 'M10 6h11M10 12h11M10 18h11'
const DRAWN: Partial<Record<EditorTool, string>> = {
  bullets: `${LINES}M4.5 6h.01M4.5 12h.01M4.5 18h.01`,
  numbers: `${LINES}M4 4l1-.6V8M3.6 16.4c.4-1 2.4-.9 2 .4L3.6 20h2.4`,
  quote: 'M10 8H5v5h4c0 2-1 3-3 4M20 8h-5v5h4c0 2-1 3-3 4',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  table: 'M3 5h18v14H3zM3 10h18M3 14.5h18M10 10v9',
  rule: 'M3 12h18',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
}
const LETTERS: Partial<Record<EditorTool, string>> = {
  ...{ heading: 'H', subheading: 'h', bold: 'B', italic: 'I' },
}
const GROUPS = [
  ['heading', 'subheading', 'bold', 'italic'],
  ['bullets', 'numbers', 'quote', 'link'],
  ['image', 'table', 'code', 'rule'],
  ['undo', 'redo'],
] as const

/** The row of buttons over a text, in both ways of writing. */
export function EditorToolbar({ on, run, onLink, onMedia }: Props) {
  return (
    <div className="editor-tools" role="group" aria-label={t.tools}>
      {GROUPS.map((group) => (
        <span key={group[0]} className="editor-tool-group">
          {group.map((name) => {
            const label = name === 'image' ? t.media : t.marks[name]
            const keys = name === 'image' ? undefined : getToolShortcut(name)
            return (
              <button
                key={name}
                type="button"
                className={`icon-button editor-mark-${name}`}
                aria-label={label}
                aria-keyshortcuts={keys}
                title={keys ? `${label} (${keys.replace('Control', 'Ctrl')})` : label}
                {...(isKept(name) ? { 'aria-pressed': on.includes(name) } : {})}
                // The cursor stays in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (name === 'image') onMedia()
                  else if (name === 'link') onLink()
                  else run(name)
                }}
              >
                <Sign name={name} />
              </button>
            )
          })}
        </span>
      ))}
    </div>
  )
}

/** Whether it is on or off, rather than done once. */
const isKept = (name: EditorTool | 'image'): name is EditorTool =>
  !['image', 'table', 'rule', 'undo', 'redo'].includes(name)

function Sign({ name }: { name: EditorTool | 'image' }) {
  if (name === 'link' || name === 'image') return <Icon name={name} />
  const drawn = DRAWN[name]
  return drawn ? (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawn} />
    </svg>
  ) : (
    <span aria-hidden="true">{LETTERS[name]}</span>
  )
}

type LinkProps = { now: string; onDone: (href: string | null) => void; onCancel: () => void }

const HREF = /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/i

/** Asks where a link leads. */
export function LinkForm({ now, onDone, onCancel }: LinkProps) {
  const [href, setHref] = useState(now)
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = href.trim()
    const whole = /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(typed) ? `https://${typed}` : typed
    if (HREF.test(whole)) onDone(whole)
    else setWrong(true)
  }
  return (
    <form
      className="editor-bar"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <label className="field">
        <span className="field-label">{t.link.address}</span>
        <input
          className="input"
          type="url"
          autoFocus
          value={href}
          placeholder="https://"
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? 'post-link-error' : undefined}
          onChange={({ target }) => {
            setHref(target.value)
            setWrong(false)
          }}
        />
      </label>
      {isWrong && (
        <span id="post-link-error" className="field-error" role="alert">
          {t.link.wrong}
        </span>
      )}
      <div className="row">
        <Button onClick={onCancel}>{t.cancel}</Button>
        {now && <Button onClick={() => onDone(null)}>{t.link.remove}</Button>}
        <Button type="submit" look="primary">
          {t.link.set}
        </Button>
      </div>
    </form>
  )
}
