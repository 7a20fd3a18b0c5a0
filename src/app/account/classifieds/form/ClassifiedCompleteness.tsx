import { completeness as words } from '#i18n/en/app/completeness.ts'
import { getClassifiedCompleteness } from '#shared/rules/completeness.ts'
import { Meter } from '#ui/Meter.tsx'
import type { ClassifiedValues } from './classified-values.ts'

type Props = { values: ClassifiedValues }

/** How complete an ad is, and what is missing. */
export function ClassifiedCompleteness({ values }: Props) {
  const { percent, missing } = getClassifiedCompleteness(values)
  const text = `${words.percent(percent)} ${words.complete}`
  return (
    <section className="sheet form-completeness" aria-label={text}>
      <p className="num">
        <b>{text}</b>
      </p>
      <Meter value={percent / 100} label={text} />
      <p className="mute">
        {missing.length > 0
          ? words.missing(
              missing.map((field) => words.fields[field]),
              0,
            )
          : words.nothingMissing}
      </p>
    </section>
  )
}
