import { adPath } from '#config/routes.ts'
import { useMinute } from '#islands/businesses/use-minute.ts'
import { ageText } from '#shared/rules/ad-age.ts'
import { priceText } from '#shared/rules/ad-words.ts'
import { conditionOf, type CardAd } from '#shared/rules/classifieds.ts'
import { formatDate } from '#shared/rules/time.ts'
import { Icon } from '#ui/Icon.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Scene } from '#views/ornament/Scene.tsx'
import type { AdTexts } from './texts.ts'
import { useSavedAds } from './use-saved-ads.ts'

/** An ad in a list: the same markup as components/classifieds/AdCard.astro. */
export function AdCard({ ad, t }: { ad: CardAd; t: AdTexts }) {
  const minute = useMinute()
  const condition = conditionOf(ad)
  return (
    <li className="card ad-card">
      <Scene category={ad.category} seed={ad.id}>
        {ad.featuredImage && (
          <Picture path={ad.featuredImage} alt="" sizes="(min-width: 60em) 384px, 128px" />
        )}
      </Scene>
      <div className="card-body">
        <p className="card-kind">
          {ad.category.name} {condition && <span className="pill">{t.conditions[condition]}</span>}
        </p>
        <h3 className="card-name">
          <a href={adPath(ad.slug)}>{ad.title}</a>
        </h3>
        <p className="ad-price num">
          {priceText(ad, t)} {ad.priceType === 'negotiable' && <small>{t.negotiable}</small>}
        </p>
        <p className="card-place">
          {ad.city}, {ad.state}
        </p>
      </div>
      <div className="card-actions">
        {/* Before React comes, ads.ts says the age. */}
        <time className="ad-age num" dateTime={ad.createdAt} data-age="" suppressHydrationWarning>
          {minute === null
            ? formatDate(ad.createdAt)
            : ageText(ad.createdAt, new Date(minute * 60_000), t)}
        </time>
        <button
          className="icon-button needs-script"
          type="button"
          data-save-ad={ad.id}
          aria-pressed={useSavedAds().has(ad.id)}
          aria-label={t.save(ad.title)}
        >
          <Icon name="heart" />
        </button>
      </div>
    </li>
  )
}
