import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { ClassifiedCard } from '#views/classifieds/ClassifiedCard.tsx'
import { ClassifiedCompleteness } from './ClassifiedCompleteness.tsx'
import type { ClassifiedValues } from './classified-values.ts'
import { getPreviewTexts, toPreviewClassified } from './preview-classified.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

export type ClassifiedPreviewContentProps = {
  values: ClassifiedValues
  categories: readonly ClassifiedCategory[]
  at: Date
}

/**
 * The card of an ad as people will see it, beside its form, and how complete it is; nothing in the
 * card can be pressed.
 */
export function ClassifiedPreviewContent({
  values,
  categories,
  at,
}: ClassifiedPreviewContentProps) {
  const classified = toPreviewClassified(values, categories, at)
  return (
    <div className="stack">
      <div inert className="ad-preview">
        <ul className="cards cards-ads">
          <ClassifiedCard
            classified={classified}
            minute={at.getTime() / MINUTE_MS}
            t={getPreviewTexts(values)}
          />
        </ul>
      </div>
      <ClassifiedCompleteness values={values} className="panel-box panel-body" />
    </div>
  )
}
