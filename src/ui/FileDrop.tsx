import { useRef, useState, type DragEvent } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  label: string
  /** A second, smaller line. */
  note?: string
  /** Shown while files are held over it. */
  over: string
  accept: string
  multiple?: boolean
  disabled?: boolean
  describedBy?: string
  isInvalid?: boolean
  onFiles: (files: readonly File[]) => void
}

/**
 * A place to choose files or drop them; on a phone the same button offers camera and gallery.
 */
export function FileDrop({
  label,
  note,
  over,
  accept,
  describedBy,
  isInvalid,
  onFiles,
  ...input
}: Props) {
  const [isOver, setOver] = useState(false)
  const place = useRef<HTMLInputElement>(null)
  const hold = (event: DragEvent) => {
    if (input.disabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      className={isOver ? 'drop drop-over' : 'drop'}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (input.disabled) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <input
        {...input}
        ref={place}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <button
        type="button"
        className="drop-press"
        disabled={input.disabled}
        data-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onClick={() => place.current?.click()}
      >
        <Icon name="upload" />
        <b>{isOver ? over : label}</b>
        {note && !isOver && <span>{note}</span>}
      </button>
    </div>
  )
}
