import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { completeness as words } from '#i18n/en/app/completeness.ts'
import { classifieds } from '#i18n/en/classifieds.ts'
import { getClassifiedCompleteness } from '#shared/rules/completeness.ts'
import { Meter } from '#ui/Meter.tsx'
import { ClassifiedCard } from '#views/classifieds/ClassifiedCard.tsx'
import type { ClassifiedValues } from './classified-values.ts'
import { toPreviewClassified } from './preview-classified.ts'

export type ContentProps = {
  values: ClassifiedValues
  categories: readonly ClassifiedCategory[]
  at: Date
}

/**
 * The card of an ad as people will see it, beside its form, and how complete it is; nothing in the
 * card can be pressed.
 */
export function ClassifiedPreviewContent({ values, categories, at }: ContentProps) {
  const classified = toPreviewClassified(values, categories, at)
  const { percent, missing } = getClassifiedCompleteness(values)
  const text = `${words.percent(percent)} ${words.complete}`
  return (
    <div className="stack">
      <div inert className="ad-preview">
        <ul className="cards cards-ads">
          <ClassifiedCard classified={classified} minute={at.getTime() / 60_000} t={classifieds} />
        </ul>
      </div>
      <div className="panel-box panel-body">
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
      </div>
    </div>
  )
}
