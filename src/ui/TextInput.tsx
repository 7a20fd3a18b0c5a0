import type { InputHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type Props = InputHTMLAttributes<HTMLInputElement> &
  FieldTexts & {
    /** Counts the characters against `maxLength` as the server does, in NFC. */
    counted?: boolean
  }

/** A labelled one-line input of any text-like type. */
export function TextInput({ label, hint, error, required, counted, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <>
          <input type="text" {...input} {...control} className="input" />
          {counted && (
            <span className="field-count num">
              {String(input.value ?? '').normalize().length}/{input.maxLength}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
