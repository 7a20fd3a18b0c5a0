import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { ClassifiedCard } from '#views/classifieds/ClassifiedCard.tsx'
import type { ClassifiedValues } from './classified-values.ts'
import { getPreviewTexts, toPreviewClassified } from './preview-classified.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

export type ClassifiedPreviewContentProps = {
  values: ClassifiedValues
  categories: readonly ClassifiedCategory[]
  at: Date
}

/** The card of an ad as people will see it, beside its form; nothing in it can be pressed. */
export function ClassifiedPreviewContent({
  values,
  categories,
  at,
}: ClassifiedPreviewContentProps) {
  const classified = toPreviewClassified(values, categories, at)
  return (
    <div inert className="ad-preview">
      <ul className="cards cards-ads">
        <ClassifiedCard
          classified={classified}
          minute={at.getTime() / MINUTE_MS}
          t={getPreviewTexts(values)}
        />
      </ul>
    </div>
  )
}
