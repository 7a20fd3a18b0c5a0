import { useEffect, useRef, useState, type RefObject } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { Button } from '#ui/Button.tsx'
import type { EditorHandle, EditorTool } from '#app/admin/editor/text/tool.ts'
import { TABLE_COMMANDS, type TableTool } from './commands.ts'
import { canEditAsRichText } from './markdown.ts'
import { createRichView, type PictureText, type RichView } from './view.ts'

export type RichTextEditorProps = {
  value: string
  problem: string | undefined
  handRef: RefObject<EditorHandle | null>
  srcOf: (path: string) => string | null
  onChange: (markdown: string) => void
  onTools: (tools: EditorTool[]) => void
  onLink: () => void
  onFiles: (files: readonly File[]) => void
  onLeftOut: (pictures: number) => void
  /** This text has something that would be lost here. */
  onCannot: () => void
}

/** A text as it will look, to be written in; it gives and takes Markdown. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const [view, setView] = useState<RichView | null>(null)
  const [isInTable, setInTable] = useState(false)
  const [picture, setPicture] = useState<PictureText | null>(null)
  const { problem } = props
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    const { value, handRef } = latest.current
    if (!canEditAsRichText(value)) {
      latest.current.onCannot()
      return undefined
    }
    const made = createRichView(place.current!, value, {
      label: t.content,
      srcOf: (path) => latest.current.srcOf(path),
      onChange: (markdown) => latest.current.onChange(markdown),
      onPlace(tools, chosen) {
        latest.current.onTools(tools)
        setInTable(tools.includes('table'))
        setPicture((before) => (isSame(before, chosen) ? before : chosen))
      },
      onLink: () => latest.current.onLink(),
      onFiles: (files) => latest.current.onFiles(files),
      onLeftOut: (pictures) => latest.current.onLeftOut(pictures),
    })
    handRef.current = made.hand
    setView(made)
    return () => {
      handRef.current = null
      made.destroy()
    }
  }, [])
  useEffect(() => {
    view?.describe(
      problem ? { 'aria-invalid': 'true', 'aria-describedby': 'post-content-error' } : {},
    )
  }, [view, problem])
  return (
    <>
      {isInTable && view && (
        <div className="editor-bar" role="group" aria-label={t.table.tools}>
          {(Object.keys(TABLE_COMMANDS) as TableTool[]).map((name) => (
            <Button
              key={name}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => view.run(TABLE_COMMANDS[name])}
            >
              {t.table[name]}
            </Button>
          ))}
        </div>
      )}
      {picture && view && <PictureBar picture={picture} onChange={view.setPicture} />}
      <div ref={place} className="rich-place" />
    </>
  )
}

const isSame = (one: PictureText | null, other: PictureText | null): boolean =>
  one?.alt === other?.alt && one?.title === other?.title && (one === null) === (other === null)

type BarProps = { picture: PictureText; onChange: (words: PictureText) => void }

/** The words of the picture that is chosen. */
function PictureBar({ picture: { alt, title }, onChange }: BarProps) {
  return (
    <div className="editor-bar" role="group" aria-label={t.picture.words}>
      <label className="field">
        <span className="field-label">{t.library.text}</span>
        <input
          className="input"
          maxLength={300}
          value={alt}
          aria-invalid={alt.trim() === '' ? true : undefined}
          onChange={({ target }) => onChange({ alt: target.value, title })}
        />
      </label>
      <label className="field">
        <span className="field-label">{t.picture.caption}</span>
        <input
          className="input"
          maxLength={300}
          value={title ?? ''}
          onChange={({ target }) => onChange({ alt, title: target.value || null })}
        />
      </label>
    </div>
  )
}
