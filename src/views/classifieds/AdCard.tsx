import { adPath } from '#config/routes.ts'
import { formatAdAge } from '#shared/rules/ad-age.ts'
import { getShownCondition, type AdCardData } from '#shared/rules/classifieds.ts'
import { formatDate } from '#shared/rules/time.ts'
import { Icon } from '#ui/Icon.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Scene } from '#views/ornament/Scene.tsx'
import type { adList } from '#i18n/en/ad-list.ts'
import { AdPrice } from './AdPrice.tsx'

type Props = {
  ad: AdCardData
  /** Minutes since 1970; null while a page is built, where `ads.ts` says the age. */
  minute?: number | null
  isSaved?: boolean
  t: typeof adList
}

/**
 * An ad in a list: picture or painting, title, price, place and age. The whole card leads to its
 * page.
 */
export function AdCard({ ad, minute = null, isSaved = false, t }: Props) {
  const condition = getShownCondition(ad)
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
        <AdPrice ad={ad} t={t} />
        <p className="card-place">
          {ad.city}, {ad.state}
        </p>
      </div>
      <div className="card-actions">
        <time className="ad-age num" dateTime={ad.createdAt} data-age="" suppressHydrationWarning>
          {minute === null
            ? formatDate(ad.createdAt)
            : formatAdAge(ad.createdAt, new Date(minute * 60_000), t)}
        </time>
        <button
          className="icon-button needs-script"
          type="button"
          data-save-ad={ad.id}
          aria-pressed={isSaved}
          aria-label={t.save(ad.title)}
        >
          <Icon name="heart" />
        </button>
      </div>
    </li>
  )
}
