import { useId, useState, type FormEvent, type ReactNode } from 'react'

/**
 * The attributes of a control in a field, so that screen readers read its label, hint and error.
 */
export type ControlProps = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export type FieldTexts = {
  label: string
  hint?: string
  error?: string
  required?: boolean
}

/**
 * Label, control, hint and error, tied together. `children` receives the attributes the control
 * must carry. The error disappears as soon as the browser finds the value valid.
 */
export function Field({
  label,
  hint,
  error: given,
  required,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const [isMended, setMended] = useState(false)
  const [last, setLast] = useState(given)
  if (last !== given) {
    setLast(given)
    setMended(false)
  }
  const error = isMended ? undefined : given
  const look = ({ target }: FormEvent) => {
    const { value, validity } = target as HTMLInputElement
    if (error && value.trim() && validity.valid) setMended(true)
  }
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field" onInput={look}>
      <label className="field-label" htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <span className="field-error" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
