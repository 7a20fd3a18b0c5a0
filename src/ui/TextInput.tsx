import type { InputHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

/** A labelled one-line input of any text-like type. */
export function TextInput({
  label,
  hint,
  error,
  required,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <input type="text" {...input} {...control} className="input" />}
    </Field>
  )
}
