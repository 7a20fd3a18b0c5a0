import type { ComponentProps } from 'react'

export type LabelledInputProps = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
}

type Props = ComponentProps<'input'> & LabelledInputProps

/** A labelled input whose id is known outside, so that the summary of errors can lead to it. */
export function LabelledInput({ id, label, hint, error, required, ...input }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        required={required}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
