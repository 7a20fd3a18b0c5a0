import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

export type SelectOption = { value: string; text: string }

type Props = SelectHTMLAttributes<HTMLSelectElement> &
  FieldTexts & { choices: readonly SelectOption[] }

/** A labelled choice of one among several: the browser's own list. */
export function Select({ label, hint, error, required, choices, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <select {...select} {...control} className="input">
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
