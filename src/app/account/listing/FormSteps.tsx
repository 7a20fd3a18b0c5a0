import { listing as t } from '#i18n/en/app/listing.ts'
import { Icon } from '#ui/Icon.tsx'
import { SECTIONS, type SectionName } from './Section.tsx'
import { FIELDS_BY_SECTION } from './fields-by-section.ts'
import type { Problems } from './use-listing-form.ts'
import { REQUIRED_FIELDS, type ListingValues } from './values.ts'

type Props = { values: ListingValues; problems: Problems }

/** The parts of the form and how far each is: what is missing, what is wrong. */
export function FormSteps({ values, problems }: Props) {
  return (
    <nav className="steps" aria-label={t.lede}>
      {SECTIONS.map((name, at) => {
        const { look, text } = stateOf(name, values, problems)
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
}

function stateOf(name: SectionName, values: ListingValues, problems: Problems) {
  const isOwn = (field: string) =>
    (FIELDS_BY_SECTION[name] as readonly string[]).includes(field.split('.')[0] ?? '')
  const wrong = Object.keys(problems).filter(isOwn).length
  if (wrong > 0) return { look: 'wrong', text: t.wrong(wrong) }
  const needed = REQUIRED_FIELDS.filter(isOwn)
  const missing = needed.filter((field) => values[field].trim() === '').length
  if (needed.length === 0) return {}
  return missing === 0 ? { look: 'done', text: t.done } : { text: t.missing(missing) }
}
