import { ROUTES } from '#config/routes.ts'
import type { Ad } from '#contract/classifieds.ts'
import type { Messages } from '#i18n/index.ts'
import { getShownCondition } from '#shared/rules/classifieds.ts'
import { formatCount } from '#shared/rules/money.ts'
import { formatDate } from '#shared/rules/time.ts'
import { Icon } from '#ui/Icon.tsx'
import { AdPrice } from '#views/classifieds/AdPrice.tsx'

type Props = {
  ad: Ad
  /** How long ago it was posted; the script of a static page says it there. */
  age?: string
  t: Messages['classifieds']
}

/** Title, price, condition, place, age and views; for an ad that is over also its state. */
export function AdHead({ ad, age, t }: Props) {
  const condition = getShownCondition(ad)
  const isOver = ad.status === 'sold' || ad.status === 'expired'
  const others = `${ROUTES.classified.path}?categoryId=${ad.categoryId}`
  return (
    <header className="ad-head">
      <p className="business-marks">
        {ad.status === 'sold' && <span className="pill pill-over">{t.sold}</span>}
        {ad.status === 'expired' && <span className="pill pill-over">{t.expired}</span>}
        {condition && <span className="pill">{t.conditions[condition]}</span>}
        <a className="mute link" href={others}>
          {ad.category.name}
        </a>
      </p>
      <h1>{ad.title}</h1>
      <AdPrice ad={ad} isLarge t={t} />
      <p className="ad-where num">
        <span>
          <Icon name="pin" />
          {ad.city}, {ad.state}
        </span>
        <span>
          <Icon name="clock" />
          <time dateTime={ad.createdAt} data-age="">
            {age ?? formatDate(ad.createdAt)}
          </time>
        </span>
        <span data-ad-views={ad.slug}>{t.views(ad.viewCount, formatCount(ad.viewCount))}</span>
      </p>
      {isOver && (
        <p className="notice notice-error mt-3">
          <span>
            {ad.status === 'sold' ? t.soldText : t.expiredText}{' '}
            <a className="link" href={others}>
              {t.seeOthers(ad.category.name)}
            </a>
          </span>
        </p>
      )}
    </header>
  )
}
