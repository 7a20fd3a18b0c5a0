import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { SelectOption } from './Select.tsx'

/** The pause in typing after which the server is asked. */
const PAUSE_MS = 500

type SearchProps = {
  label: string
  /** The hint in the search box: `Name, town or phone`. */
  hint?: string
  value: string
  onSearch: (text: string) => void
}

export type ToolbarFilter = {
  label: string
  value: string
  choices: readonly SelectOption[]
  onChoose: (value: string) => void
}

type Props = {
  /** The name of the region: `Search and filters`. */
  label: string
  search?: SearchProps
  filters?: readonly ToolbarFilter[]
  /** How many were found; read out when it changes. */
  count?: ReactNode
  /** Filters of another kind, such as days. */
  more?: ReactNode
  /** How many of those are set. */
  moreSet?: number
  /** Other controls: a chooser of columns, buttons. */
  children?: ReactNode
  /** What a phone calls the filters, which it folds; none: it shows them. */
  foldLabel?: string
}

/** The bar above a table: search, filters, count and actions. */
export function TableToolbar({
  label,
  search,
  filters = [],
  more,
  moreSet = 0,
  count,
  children,
  foldLabel,
}: Props) {
  const [isOpen, setOpen] = useState(false)
  const set = filters.filter(({ value }) => value).length + moreSet
  return (
    <div className="toolbelt" role="search" aria-label={label}>
      {search && <SearchBox {...search} />}
      {foldLabel && (
        <button
          type="button"
          className={`button button-line toolbelt-fold${set > 0 ? ' is-set' : ''}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {foldLabel}
          {set > 0 && ` (${set})`}
        </button>
      )}
      <div className="toolbelt-more" data-folded={(foldLabel && !isOpen) || undefined}>
        {filters.map((filter) => (
          <select
            key={filter.label}
            className={filter.value ? 'input is-set' : 'input'}
            aria-label={filter.label}
            value={filter.value}
            onChange={({ target }) => filter.onChoose(target.value)}
          >
            {filter.choices.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        ))}
        {more}
      </div>
      {children}
      <span className="toolbelt-count num" role="status">
        {count}
      </span>
    </div>
  )
}

/** Asks after a pause in typing, and at once on Enter. */
function SearchBox({ label, hint, value, onSearch }: SearchProps) {
  const [text, setText] = useState(value)
  const asked = useRef(value)
  const ask = useRef(onSearch)
  useEffect(() => {
    ask.current = onSearch
  })
  // Back, or a filter that was cleared, changes it from outside.
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])
  const send = (now: string) => {
    if (now.trim() === asked.current) return
    asked.current = now.trim()
    ask.current(now.trim())
  }
  useEffect(() => {
    const timer = setTimeout(() => send(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className="find">
      <Icon name="search" />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={hint}
        value={text}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && send(text)}
      />
    </div>
  )
}

type ChooserProps = {
  label: string
  /** Those that can be left out. */
  columns: readonly { id: string; name: string }[]
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

/** Which columns a table shows. Escape and a press elsewhere close it. */
export function ColumnChooser({ label, columns, hidden, onChange }: ChooserProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  const turn = (column: string) => {
    const after = new Set(hidden)
    if (!after.delete(column)) after.add(column)
    onChange(after)
  }
  return (
    <div className="menu column-chooser" ref={place} onKeyDown={close}>
      <button
        type="button"
        className="button button-line"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="grid" />
        {label}
      </button>
      {isOpen && (
        <div className="menu-list" id={id} role="group" aria-label={label}>
          {columns.map((column) => (
            <label key={column.id} className="tick">
              <input
                type="checkbox"
                checked={!hidden.has(column.id)}
                onChange={() => turn(column.id)}
              />
              {column.name}
            </label>
          ))}
        </div>
      )}
    </div>
  )
}
