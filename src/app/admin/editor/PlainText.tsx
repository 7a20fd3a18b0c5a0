import { useRef } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { Icon } from '#ui/Icon.tsx'

type Props = {
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  onMedia: () => void
}

type Mark = keyof typeof t.marks

/** What stands before and after what is chosen; at the beginning of each line for some. */
const MARKS: Record<Mark, { before: string; after?: string; isLine?: true; shown: string }> = {
  heading: { before: '## ', isLine: true, shown: 'H' },
  bold: { before: '**', after: '**', shown: 'B' },
  italic: { before: '*', after: '*', shown: 'I' },
  bullets: { before: '- ', isLine: true, shown: '•' },
  /* Its sign is drawn by the style sheet: as a text it would be no part of the name. */
  numbers: { before: '1. ', isLine: true, shown: '' },
  quote: { before: '> ', isLine: true, shown: '“' },
  code: { before: '`', after: '`', shown: '<>' },
  link: { before: '[', after: '](https://)', shown: '' },
}

/** The text in Markdown, with buttons that write its signs. */
export function PlainText({ value, problem, onChange, onMedia }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const mark = (name: Mark) => {
    const area = field.current!
    const { before, after = '', isLine } = MARKS[name]
    const { selectionStart: from, selectionEnd: to } = area
    const start = isLine ? value.lastIndexOf('\n', from - 1) + 1 : from
    const chosen = value.slice(start, to)
    const written = isLine
      ? chosen
          .split('\n')
          .map((line) => before + line)
          .join('\n')
      : before + chosen + after
    area.focus()
    area.setSelectionRange(start, to)
    // As typed, so that the browser can undo it; the newest standard has no other way.
    if (!document.execCommand('insertText', false, written))
      onChange(value.slice(0, start) + written + value.slice(to))
    if (!isLine)
      area.setSelectionRange(start + before.length, start + before.length + chosen.length)
  }
  return (
    <>
      <div className="editor-tools" role="group" aria-label={t.tools}>
        {(Object.keys(MARKS) as Mark[]).map((name) => (
          <button
            key={name}
            type="button"
            className={`icon-button editor-mark-${name}`}
            aria-label={t.marks[name]}
            title={t.marks[name]}
            onClick={() => mark(name)}
          >
            {name === 'link' ? (
              <Icon name="link" />
            ) : (
              <span aria-hidden="true">{MARKS[name].shown}</span>
            )}
          </button>
        ))}
        <button
          type="button"
          className="icon-button"
          aria-label={t.media}
          title={t.media}
          onClick={onMedia}
        >
          <Icon name="image" />
        </button>
      </div>
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
      />
      {problem && (
        <span id="post-content-error" className="field-error" role="alert">
          {problem}
        </span>
      )}
    </>
  )
}
