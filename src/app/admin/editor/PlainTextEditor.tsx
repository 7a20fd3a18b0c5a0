import { useEffect, useRef, type RefObject } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { readPaste } from './text/paste.ts'
import { getToolForKey, type EditorHandle, type EditorTool } from './text/tool.ts'

type Props = {
  value: string
  problem: string | undefined
  handRef: RefObject<EditorHandle | null>
  onChange: (value: string) => void
  onLink: () => void
  onFiles: (files: readonly File[]) => void
  onLeftOut: (pictures: number) => void
}

/** The Markdown before and after the selected text; for some tools, at the start of each line. */
const MARKS: Partial<Record<EditorTool, { before: string; after?: string; isLine?: true }>> = {
  heading: { before: '## ', isLine: true },
  subheading: { before: '### ', isLine: true },
  bold: { before: '**', after: '**' },
  italic: { before: '*', after: '*' },
  bullets: { before: '- ', isLine: true },
  numbers: { before: '1. ', isLine: true },
  quote: { before: '> ', isLine: true },
  code: { before: '`', after: '`' },
}

/** The text in Markdown; the buttons write its signs. */
export function PlainTextEditor({ value, problem, handRef, onChange, ...notice }: Props) {
  const { onLink, onFiles, onLeftOut } = notice
  const field = useRef<HTMLTextAreaElement>(null)
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  useEffect(() => {
    handRef.current = handOf(field.current!, (text) => changed.current(text))
    return () => {
      handRef.current = null
    }
  }, [handRef])
  return (
    <>
      <label className="sr-only" htmlFor="post-content">
        {t.content}
      </label>
      <textarea
        ref={field}
        id="post-content"
        className="editor-plain"
        value={value}
        maxLength={200_000}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'post-content-error' : undefined}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          const tool = getToolForKey(event.nativeEvent)
          if (!tool) return
          event.preventDefault()
          // Not for whoever listens at the page, such as a search.
          event.stopPropagation()
          if (tool === 'link') onLink()
          else handRef.current?.run(tool)
        }}
        onPaste={(event) => {
          const { files, markdown, leftOut } = readPaste(event.clipboardData)
          if (files.length > 0) onFiles(files)
          if (leftOut > 0) onLeftOut(leftOut)
          if (files.length > 0 || markdown !== null) event.preventDefault()
          if (markdown !== null) handRef.current?.insert(markdown)
        }}
        onDrop={(event) => {
          const files = [...event.dataTransfer.files]
          if (files.length === 0) return
          event.preventDefault()
          onFiles(files)
        }}
      />
    </>
  )
}

/** The buttons' way into a field of text. */
function handOf(area: HTMLTextAreaElement, onChange: (text: string) => void): EditorHandle {
  const write = (from: number, to: number, text: string) => {
    const { value } = area
    area.focus()
    area.setSelectionRange(from, to)
    // As typed, so that the browser can undo it; the newest standard has no other way.
    if (!document.execCommand('insertText', false, text)) {
      onChange(value.slice(0, from) + text + value.slice(to))
      area.setSelectionRange(from + text.length, from + text.length)
    }
  }
  const lineStart = () => area.value.lastIndexOf('\n', area.selectionStart - 1) + 1
  /** On lines of its own, with a blank one before and after it. */
  const insert = (text: string) => {
    const { selectionStart: from, selectionEnd: to, value } = area
    const [before, after] = [value.slice(0, from), value.slice(to)]
    const isWords = !text.includes('\n') && !/^(?:[#>|!-]|\d+\. )/.test(text)
    const lead =
      isWords || before.trim() === '' ? '' : '\n\n'.slice(/\n{0,2}$/.exec(before)![0].length)
    const tail =
      isWords || after.trim() === '' ? '' : '\n\n'.slice(/^\n{0,2}/.exec(after)![0].length)
    write(from, to, lead + text + tail)
  }
  return {
    run(tool) {
      if (tool === 'undo' || tool === 'redo') {
        area.focus()
        document.execCommand(tool)
        return
      }
      if (tool === 'rule') return insert('---')
      if (tool === 'table') return insert(t.marks.tableText)
      const { before, after = '', isLine } = MARKS[tool]!
      const { selectionEnd: to } = area
      const from = isLine ? lineStart() : area.selectionStart
      const chosen = area.value.slice(from, to)
      const written = isLine ? chosen.replace(/^/gm, before) : before + chosen + after
      write(from, to, written)
      if (!isLine)
        area.setSelectionRange(from + before.length, from + before.length + chosen.length)
    },
    linkNow: () => '',
    link(href) {
      const { selectionStart: from, selectionEnd: to, value } = area
      if (href === null) return area.focus()
      const address = href.replaceAll('(', '%28').replaceAll(')', '%29')
      write(from, to, from === to ? `<${href}>` : `[${value.slice(from, to)}](${address})`)
    },
    insert,
  }
}
