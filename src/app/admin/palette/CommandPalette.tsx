import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { palette as t } from '#i18n/en/app/palette.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import styles from '#styles/app/screens/palette.css?url'
import { Dialog } from '#ui/Dialog.tsx'
import type { PaletteEntry } from './entries.ts'
import { addRecentKey } from './recent.ts'
import { usePaletteEntries } from './use-palette-entries.ts'

type Props = {
  /** What was typed while this was loading. */
  start: string
  onGo: (path: string) => void
  onClose: () => void
}

/** Goes to any screen or record by typing; the focus stays in the field, as in a combobox. */
export function CommandPalette({ onClose, ...finder }: Props) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <Dialog open onClose={onClose} title={t.title} closeLabel={t.close}>
        <Finder onClose={onClose} {...finder} />
      </Dialog>
    </>
  )
}

function Finder({ start, onGo, onClose }: Props) {
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  // The window takes the focus when it opens, so the field takes it after that.
  useEffect(() => field.current?.focus(), [])
  const [text, setText] = useState(start)
  const [at, setAt] = useState(0)
  const { entries, state } = usePaletteEntries(text)
  const chosen = Math.min(at, entries.length - 1)

  const go = ({ key, path }: PaletteEntry) => {
    addRecentKey(key)
    onClose()
    onGo(path)
  }
  const choose = (place: number) => {
    setAt(place)
    document.getElementById(`${list}-${place}`)?.scrollIntoView({ block: 'nearest' })
  }
  const steer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const entry = entries[chosen]
    if (step && entry) choose((chosen + step + entries.length) % entries.length)
    else if (event.key === 'Enter' && entry) go(entry)
    else return
    event.preventDefault()
  }
  const notice =
    state === 'failed'
      ? t.failed
      : entries.length > 0
        ? t.found(entries.length)
        : state === 'waiting'
          ? t.waiting
          : t.none
  return (
    <div className="palette">
      <input
        className="input"
        type="search"
        role="combobox"
        ref={field}
        autoComplete="off"
        maxLength={100}
        aria-label={t.label}
        placeholder={t.label}
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={list}
        aria-activedescendant={chosen >= 0 ? `${list}-${chosen}` : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(0)
        }}
        onKeyDown={steer}
      />
      <ul role="listbox" id={list} aria-label={text.trim() ? t.title : t.recent}>
        {entries.map((entry, place) => (
          // The keys are the input's: the focus never leaves it.
          <li
            key={entry.key}
            id={`${list}-${place}`}
            role="option"
            aria-selected={place === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(entry)}
          >
            <span>
              {entry.name}{' '}
              {entry.hindi && (
                <span className="hi" lang={LOCAL_LANGUAGE}>
                  {entry.hindi}
                </span>
              )}
            </span>{' '}
            <small>{entry.note}</small>
          </li>
        ))}
      </ul>
      {(state === 'failed' || entries.length === 0) && <p>{notice}</p>}
      <p className="palette-help" aria-hidden="true">
        {t.help}
      </p>
      <span className="sr-only" role="status">
        {notice}
      </span>
    </div>
  )
}
