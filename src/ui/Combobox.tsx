import { useId, useState, type KeyboardEvent } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import { useLatestAbortSignal } from './use-latest-abort-signal.ts'

export type ComboboxOption = {
  id: number | string
  text: string
  /** A second line that distinguishes two of the same name. */
  note?: string
}

export type ComboboxTexts = {
  waiting: string
  none: string
  failed: string
  found: (count: number) => string
}

type Props = FieldTexts & {
  chosen: ComboboxOption | null
  onChoose: (option: ComboboxOption | null) => void
  /** Reads what fits the text; the signal aborts it when the text changes. */
  load: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  placeholder?: string
  t: ComboboxTexts
}

type Found = { state: 'shut' | 'waiting' | 'failed' | 'there'; options: readonly ComboboxOption[] }

const SHUT: Found = { state: 'shut', options: [] }
const PAUSE_MS = 250

/**
 * A choice of one among very many, found by typing. Arrow keys move through the matches, Enter
 * chooses one, Escape closes the list and then restores the text. Leaving without a choice keeps
 * the one before.
 */
export function Combobox({ chosen, onChoose, load, placeholder, t, ...field }: Props) {
  const list = useId()
  const [text, setText] = useState(chosen?.text ?? '')
  const [found, setFound] = useState<Found>(SHUT)
  const [at, setAt] = useState(-1)
  const asking = useLatestAbortSignal()
  const [lastChosen, setLastChosen] = useState(chosen)
  if (lastChosen !== chosen) {
    setLastChosen(chosen)
    setText(chosen?.text ?? '')
  }

  const isOpen = found.state !== 'shut'
  const shut = () => {
    asking.stop()
    setFound(SHUT)
    setAt(-1)
  }
  const ask = (words: string, pause: number) => {
    const signal = asking.next()
    setAt(-1)
    setFound(({ options }) => ({ state: 'waiting', options }))
    setTimeout(() => {
      if (signal.aborted) return
      load(words.trim(), signal).then(
        (options) => signal.aborted || setFound({ state: 'there', options }),
        () => signal.aborted || setFound({ state: 'failed', options: [] }),
      )
    }, pause)
  }
  const choose = (option: ComboboxOption | null) => {
    shut()
    setText(option?.text ?? '')
    onChoose(option)
  }
  const steer = (event: KeyboardEvent) => {
    const { options } = found
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && !isOpen) ask('', 0)
    else if (step && options.length > 0)
      setAt((before) =>
        before < 0 && step < 0
          ? options.length - 1
          : (before + step + options.length) % options.length,
      )
    else if (event.key === 'Enter' && isOpen) {
      if (options[at]) choose(options[at])
    } else if (event.key === 'Escape' && isOpen) shut()
    else if (event.key === 'Escape' && text) choose(null)
    else return
    event.preventDefault()
    // A dialog around it stays open.
    event.stopPropagation()
  }
  const said = {
    shut: '',
    waiting: t.waiting,
    failed: t.failed,
    there: found.options.length ? t.found(found.options.length) : t.none,
  }[found.state]
  return (
    <Field {...field}>
      {(control) => (
        <div className="combobox">
          <input
            {...control}
            className="input"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              if (target.value.trim()) ask(target.value, PAUSE_MS)
              else choose(null)
            }}
            onClick={() => !isOpen && ask('', 0)}
            onKeyDown={steer}
            onBlur={() => {
              shut()
              setText(chosen?.text ?? '')
            }}
          />
          <div className="combobox-list" hidden={!isOpen}>
            <ul role="listbox" id={list} aria-label={field.label}>
              {found.options.map((option, place) => (
                // The keys are the input's: the focus never leaves it.
                <li
                  key={option.id}
                  id={`${list}-${place}`}
                  role="option"
                  aria-selected={place === at}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option.text} {option.note && <small>{option.note}</small>}
                </li>
              ))}
            </ul>
            {found.state !== 'there' || found.options.length === 0 ? <p>{said}</p> : null}
          </div>
          <span className="sr-only" role="status">
            {said}
          </span>
        </div>
      )}
    </Field>
  )
}
