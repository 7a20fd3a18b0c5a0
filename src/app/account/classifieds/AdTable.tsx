import type { OwnAd } from '#contract/classifieds-selling.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { adPath } from '#config/routes.ts'
import { formatAdViews } from '#i18n/en/ad-words.ts'
import { myAds as t } from '#i18n/en/app/my-ads.ts'
import { getCategoryKind, getKindColourClass } from '#shared/drawings/category-kind.ts'
import { isPublicAd } from '#shared/rules/classifieds.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Drawing } from '#ui/Drawing.tsx'
import { Picture } from '#ui/Picture.tsx'
import { AdActions, type AdActionHandler } from './AdActions.tsx'

const PILLS = {
  pending: 'pill-wait',
  active: 'pill-live',
  rejected: 'pill-no',
  sold: 'pill-done',
  suspended: 'pill-paused',
  expired: 'pill-draft',
} as const

/** What is known of a state: since when, until when, or for how much. */
function noteOf({ status, createdAt, expiresAt, soldAt, soldPrice, shownBefore }: OwnAd): string {
  if (status === 'pending' && shownBefore) return t.changeWaits
  if (status === 'active' && expiresAt) return t.ends(formatDay(expiresAt))
  if (status === 'sold' && soldPrice !== null) return t.soldFor(formatRupees(soldPrice))
  if (status === 'sold' && soldAt) return t.soldOn(formatDay(soldAt))
  return t.posted(formatDay(createdAt))
}

type Props = { ads: readonly OwnAd[]; onAct: AdActionHandler }

/** Own ads: a table, on a phone a card for each. */
export function AdTable({ ads, onAct }: Props) {
  const now = new Date()
  return (
    <div className="data-frame">
      <table className="data">
        <thead>
          <tr>
            <th scope="col">{t.columns.ad}</th>
            <th scope="col">{t.columns.status}</th>
            <th scope="col" className="r">
              {t.columns.price}
            </th>
            <th scope="col">{t.columns.seen}</th>
            <th scope="col">
              <span className="sr-only">{t.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ads.map((ad) => (
            <tr key={ad.id}>
              <th scope="row">
                <AdTitle ad={ad} />
              </th>
              <td>
                <span className={`pill ${PILLS[ad.status]}`}>{t.statuses[ad.status]}</span>
                <small className="num">{noteOf(ad)}</small>
              </td>
              <td className="num r" data-label={t.columns.price}>
                <b>{ad.price === null ? t.onRequest : formatRupees(ad.price)}</b>
                <small>
                  {ad.formerPrice === null
                    ? t.priceTypes[ad.priceType]
                    : t.before(formatRupees(ad.formerPrice))}
                </small>
              </td>
              <td className="num">
                {isPublicAd(ad.status) ? (
                  <>
                    {formatAdViews(ad.viewCount, formatCount(ad.viewCount))}
                    <small>{t.inquiries(ad.inquiries)}</small>
                  </>
                ) : (
                  t.notShown
                )}
              </td>
              <td className="acts-cell">
                <AdActions ad={ad} now={now} onAct={onAct} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const AdTitle = ({ ad }: { ad: OwnAd }) => (
  <div className="with-thumb">
    <span className={`thumb panel ${getKindColourClass(ad.category)}`}>
      {ad.images[0] ? (
        <Picture path={ad.images[0]} alt="" sizes="52px" />
      ) : (
        <Drawing name={getCategoryKind(ad.category.name)} />
      )}
    </span>
    <div>
      {isPublicAd(ad.status) ? (
        <a className="name" href={adPath(ad.slug)}>
          {ad.title}
        </a>
      ) : (
        <span className="name">{ad.title}</span>
      )}
      <small>
        {ad.category.name} · {ad.city}
      </small>
    </div>
  </div>
)
