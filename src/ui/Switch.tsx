import { useId, type InputHTMLAttributes } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & {
  label: string
  /** A second line: what it does. */
  hint?: string
}

/** On or off, with effect at once. Use a Checkbox for a choice that is sent with a form. */
export function Switch({ label, hint, ...input }: Props) {
  const id = useId()
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={hint && `${id}-hint`}
        {...input}
      />
      <i aria-hidden="true" />
      <span>
        <b id={id}>{label}</b>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
    </label>
  )
}
