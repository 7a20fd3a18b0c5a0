import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from './Icon.tsx'

type Props = {
  label: string
  hint?: string
  values: readonly string[]
  most: number
  /** Of one word. */
  maxLength?: number
  /** Words that the browser offers while one is typed. */
  suggested?: readonly string[] | undefined
  removeLabel: (value: string) => string
  onChange: (values: string[]) => void
}

/** Several short words: Enter or a comma adds one, Backspace in the empty field takes the last. */
export function TagInput({ label, hint, values, most, removeLabel, onChange, ...more }: Props) {
  const { maxLength, suggested } = more
  const id = useId()
  const [text, setText] = useState('')
  const place = useRef<HTMLInputElement>(null)
  const add = (typed = text) => {
    const all = [...values]
    for (const word of typed.split(',').map((part) => part.trim())) {
      const isNew = word && !all.some((value) => value.toLowerCase() === word.toLowerCase())
      if (isNew && all.length < most) all.push(word)
    }
    if (all.length > values.length) onChange(all)
    setText('')
  }
  // Not while a button is held down: the field may grow, and the button move away from the press.
  const leave = () => {
    if (!document.querySelector(':active')) return add()
    const events = ['pointerup', 'pointercancel']
    const done = () => {
      for (const event of events) removeEventListener(event, done, true)
      flushSync(add)
    }
    for (const event of events) addEventListener(event, done, true)
  }
  const press = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' && text.trim()) || event.key === ',') {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && !text) onChange(values.slice(0, -1))
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className="tags">
        {values.map((value) => (
          <span key={value} className="tag">
            {value}
            <button
              type="button"
              aria-label={removeLabel(value)}
              onClick={() => {
                onChange(values.filter((other) => other !== value))
                place.current?.focus()
              }}
            >
              <Icon name="close" />
            </button>
          </span>
        ))}
        <input
          ref={place}
          id={id}
          value={text}
          disabled={values.length >= most}
          maxLength={maxLength}
          list={suggested ? `${id}-list` : undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target, nativeEvent }) =>
            isChosen(nativeEvent) ? add(target.value) : setText(target.value)
          }
          onKeyDown={press}
          onBlur={leave}
        />
        {suggested && (
          <datalist id={`${id}-list`}>
            {suggested.map((word) => (
              <option key={word} value={word} />
            ))}
          </datalist>
        )}
      </div>
    </div>
  )
}

/** Taken from the browser's list, rather than typed. */
const isChosen = (event: Event): boolean =>
  event instanceof InputEvent && event.inputType === 'insertReplacementText'
