import type { ClassifiedCategory } from '#contract/classifieds.ts'
import { classifieds } from '#i18n/en/classifieds.ts'
import { AdCard } from '#views/classifieds/AdCard.tsx'
import type { AdValues } from './ad-values.ts'
import { toPreviewAd } from './preview-ad.ts'

export type ContentProps = {
  values: AdValues
  categories: readonly ClassifiedCategory[]
  at: Date
}

/** The card of an ad as people will see it, beside its form; nothing in it can be pressed. */
export function AdPreviewContent({ values, categories, at }: ContentProps) {
  const ad = toPreviewAd(values, categories, at)
  return (
    <div inert className="ad-preview">
      <ul className="cards cards-ads">
        <AdCard ad={ad} minute={at.getTime() / 60_000} t={classifieds} />
      </ul>
    </div>
  )
}
