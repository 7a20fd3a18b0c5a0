import { steps as t } from '#i18n/en/app/steps.ts'
import { Icon } from '#ui/Icon.tsx'
import { useCurrentSection } from './use-current-section.ts'

type SectionStep<Name extends string> = {
  name: Name
  title: string
  look: 'done' | 'wrong' | null
  /** What is missing or wrong, or that it is done. */
  text?: string | undefined
}

type Props<Name extends string> = { label: string; steps: readonly SectionStep<Name>[] }

/** Links to the sections of a long form: how far each is, and where one is. */
export function StepLinks<Name extends string>({ label, steps }: Props<Name>) {
  const current = useCurrentSection(steps.map(({ name }) => name))
  return (
    <nav className="steps" aria-label={label}>
      {steps.map(({ name, title, look, text }, at) => {
        const isHere = name === current
        const note = isHere && look !== 'wrong' ? t.here : text
        return (
          <a
            key={name}
            href={`#part-${name}`}
            className={look ? `step-${look}` : undefined}
            aria-current={isHere ? 'step' : undefined}
          >
            <span className="step">
              {look === 'done' ? <Icon name="check" /> : look === 'wrong' ? '!' : at + 1}
            </span>
            <span>
              {title}
              {note && <small>{note}</small>}
            </span>
          </a>
        )
      })}
    </nav>
  )
}
