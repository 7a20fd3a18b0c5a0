import { Icon } from './Icon.tsx'

type Props = {
  label: string
  steps: readonly string[]
  /** Number of the step that is worked at, from 0; as many as there are when all is done. */
  at: number
  /** Said after the name of a step that is done. */
  doneText: string
}

/** Where one is in a form of several steps: done ones solid, the way still to go combed. */
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
