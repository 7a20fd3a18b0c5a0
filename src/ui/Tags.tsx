import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  label: string
  hint?: string
  values: readonly string[]
  most: number
  removeLabel: (value: string) => string
  onChange: (values: string[]) => void
}

/** Several short words: Enter or a comma adds one, Backspace in the empty field takes the last. */
export function Tags({ label, hint, values, most, removeLabel, onChange }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const place = useRef<HTMLInputElement>(null)
  const add = () => {
    const word = text.trim()
    const isNew = word && !values.some((value) => value.toLowerCase() === word.toLowerCase())
    if (isNew && values.length < most) onChange([...values, word])
    setText('')
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
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
          onBlur={add}
        />
      </div>
    </div>
  )
}
