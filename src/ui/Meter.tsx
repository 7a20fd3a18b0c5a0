type Props = {
  /** From 0 to 1. */
  value: number
  /** The name of the measure, for screen readers. */
  label: string
  look?: 'warn' | 'no'
}

/** Shows how much is done or used; the rest is drawn combed. */
export function Meter({ value, label, look }: Props) {
  const percent = Math.round(Math.max(0, Math.min(1, value)) * 100)
  return (
    <svg
      className={look ? `meter meter-${look}` : 'meter'}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <rect width={`${percent}%`} height="100%" />
    </svg>
  )
}
