import { listing as t } from '#i18n/en/app/listing.ts'
import { Icon } from '#ui/Icon.tsx'
import { SECTIONS, type SectionName, type SectionState } from './section-names.ts'

/** The parts of the form and how far each is: what is missing, what is wrong. */
export const FormSteps = ({ states }: { states: Record<SectionName, SectionState> }) => (
  <nav className="steps" aria-label={t.lede}>
    {SECTIONS.map((name, at) => {
      const { look, text } = states[name]
      return (
        <a key={name} href={`#part-${name}`} className={look && `step-${look}`}>
          <span className="step">
            {look === 'done' ? <Icon name="check" /> : look === 'wrong' ? '!' : at + 1}
          </span>
          <span>
            {t.sections[name]}
            {text && <small>{text}</small>}
          </span>
        </a>
      )
    })}
  </nav>
)
