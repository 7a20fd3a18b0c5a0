import type { InputHTMLAttributes } from 'react'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: string
  /** The number of results with this choice, shown at the right. */
  count?: number | string | undefined
}

/** A checkbox with its label; the whole row is the target. */
export function Checkbox({ label, count, ...input }: Props) {
  return (
    <label className="tick">
      <input type="checkbox" {...input} />
      {label}
      {count !== undefined && <span className="num">{count}</span>}
    </label>
  )
}
