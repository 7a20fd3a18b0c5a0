import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { classifieds } from '#i18n/en/classifieds.ts'
import { ClassifiedCard } from '#views/classifieds/ClassifiedCard.tsx'
import type { ClassifiedValues } from './classified-values.ts'
import { toPreviewClassified } from './preview-classified.ts'

export type ContentProps = {
  values: ClassifiedValues
  categories: readonly ClassifiedCategory[]
  at: Date
}

/** The card of an ad as people will see it, beside its form; nothing in it can be pressed. */
export function ClassifiedPreviewContent({ values, categories, at }: ContentProps) {
  const classified = toPreviewClassified(values, categories, at)
  return (
    <div inert className="ad-preview">
      <ul className="cards cards-ads">
        <ClassifiedCard classified={classified} minute={at.getTime() / 60_000} t={classifieds} />
      </ul>
    </div>
  )
}
