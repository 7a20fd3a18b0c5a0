import { ROUTES } from '#config/routes.ts'
import type { Classified } from '#contract/classifieds.ts'
import type { Messages } from '#i18n/index.ts'
import { getShownCondition } from '#shared/rules/classifieds.ts'
import { formatCount } from '#shared/rules/money.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { Icon } from '#ui/Icon.tsx'
import { ClassifiedPrice } from '#views/classifieds/ClassifiedPrice.tsx'

type Props = {
  classified: Classified
  /** How long ago it was posted; the script of a static page says it there. */
  age?: string
  t: Messages['classifieds']
}

/** Title, price, condition, place, age and views; for an ad that is over also its state. */
export function ClassifiedHead({ classified, age, t }: Props) {
  const condition = getShownCondition(classified)
  const isOver = classified.status === 'sold' || classified.status === 'expired'
  const others = `${ROUTES.classified.path}?categoryId=${classified.categoryId}`
  return (
    <header className="ad-head">
      <p className="business-marks">
        {classified.status === 'sold' && <span className="pill pill-over">{t.sold}</span>}
        {classified.status === 'expired' && <span className="pill pill-over">{t.expired}</span>}
        {condition && <span className="pill">{t.conditions[condition]}</span>}
        <a className="mute link" href={others}>
          {classified.category.name}
        </a>
      </p>
      <h1>{classified.title}</h1>
      <ClassifiedPrice classified={classified} isLarge t={t} />
      <p className="ad-where num">
        <span>
          <Icon name="pin" />
          {classified.city}, {classified.state}
        </span>
        <span>
          <Icon name="clock" />
          <time dateTime={classified.createdAt} data-age="">
            {age ?? formatDate(classified.createdAt)}
          </time>
        </span>
        <span data-ad-views={classified.slug}>
          {t.views(classified.viewCount, formatCount(classified.viewCount))}
        </span>
      </p>
      {isOver && (
        <p className="notice notice-error mt-3">
          <span>
            {classified.status === 'sold' ? t.soldText : t.expiredText}{' '}
            <a className="link" href={others}>
              {t.seeOthers(classified.category.name)}
            </a>
          </span>
        </p>
      )}
    </header>
  )
}
