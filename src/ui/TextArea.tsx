import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldTexts & { value: string; maxLength: number }

/** A labelled text area that counts its characters against the limit as the server does, in NFC. */
export function TextArea({ label, hint, error, required, ...area }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <>
          <textarea {...area} {...control} className="input" />
          <span className="field-count num">
            {area.value.normalize().length}/{area.maxLength}
          </span>
        </>
      )}
    </Field>
  )
}
