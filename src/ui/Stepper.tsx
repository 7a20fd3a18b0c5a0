import { Icon } from './Icon.tsx'

type Props = {
  label: string
  steps: readonly string[]
  /** Index of the current step; the number of steps when all are done. */
  at: number
  /** Added to the name of a finished step, for screen readers. */
  doneText: string
}

/** The progress in a form of several steps: finished ones solid, the others combed. */
export function Stepper({ label, steps, at, doneText }: Props) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((name, number) => (
        <li
          key={name}
          className={number < at ? 'step-done' : number > at ? 'step-rest' : undefined}
          aria-current={number === at ? 'step' : undefined}
        >
          <span className="step num" aria-hidden="true">
            {number < at ? <Icon name="check" /> : number + 1}
          </span>
          {name}
          {number < at && <span className="sr-only"> ({doneText})</span>}
        </li>
      ))}
    </ol>
  )
}
