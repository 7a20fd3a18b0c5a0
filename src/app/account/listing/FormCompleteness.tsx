import { completeness as words } from '#i18n/en/app/completeness.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { getCompleteness } from '#shared/rules/completeness.ts'
import { Meter } from '#ui/Meter.tsx'
import { getImprovementTips } from './preview.ts'
import type { SectionFolds } from './Section.tsx'
import { SECTIONS } from './section-names.ts'
import type { ListingValues, Pictures } from './values.ts'

const SHOWN = 2

type Props = { values: ListingValues; pictures: Pictures; states: SectionFolds['states'] }

/** How complete the listing is, and what would help it most. */
export function FormCompleteness({ values, pictures, states }: Props) {
  const { percent } = getCompleteness({ ...values, images: pictures.images })
  const done = SECTIONS.filter((name) => states[name].look === 'done').length
  const text = `${words.percent(percent)} ${words.complete}`
  return (
    <section className="sheet form-completeness" aria-label={text}>
      <div className="row row-apart num">
        <b>{text}</b>
        <span>{t.sectionsDone(done, SECTIONS.length)}</span>
      </div>
      <Meter value={percent / 100} label={text} />
      <div className="row row-apart">
        {getImprovementTips(values, pictures)
          .slice(0, SHOWN)
          .map(({ name, section }) => (
            <a key={name} className="link" href={`#part-${section}`}>
              {t.helpers[name]}
            </a>
          ))}
      </div>
    </section>
  )
}
