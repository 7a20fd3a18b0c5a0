import { useState } from 'react'
import type { Ad } from '#contract/classifieds.ts'
import { dayShort } from '#app/shell/when.ts'
import { adPath, ROUTES } from '#config/routes.ts'
import { adViews } from '#i18n/en/ad-words.ts'
import { myAds as t } from '#i18n/en/app/my-ads.ts'
import { categoryKind, earthClass } from '#shared/drawings/category-kind.ts'
import { PUBLIC_AD_STATUSES } from '#shared/rules/classifieds.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Drawing } from '#ui/Drawing.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Picture } from '#ui/Picture.tsx'
import { SoldDialog } from './SoldDialog.tsx'

const PILLS = {
  pending: 'pill-wait',
  active: 'pill-live',
  rejected: 'pill-no',
  sold: 'pill-done',
  suspended: 'pill-paused',
  expired: 'pill-draft',
} as const

const isPublic = (ad: Ad) => (PUBLIC_AD_STATUSES as readonly string[]).includes(ad.status)

/** What is known of a state: since when, until when, or why. */
function noteOf({ status, createdAt, expiresAt, soldAt, rejectReason }: Ad): string {
  if (status === 'active' && expiresAt) return t.ends(dayShort(expiresAt))
  if (status === 'sold' && soldAt) return t.soldOn(dayShort(soldAt))
  if (status === 'rejected' && rejectReason) return t.reason(rejectReason)
  return t.posted(dayShort(createdAt))
}

type Props = { ads: readonly Ad[]; onSaid: (text: string) => void }

/** Own ads: a table, on a phone a card for each. */
export function AdTable({ ads, onSaid }: Props) {
  const [selling, setSelling] = useState<Ad | null>(null)
  if (ads.length === 0)
    return (
      <div className="panel-box">
        <EmptyState title={t.noAds} text={t.noAdsText}>
          <LinkButton href={ROUTES.classified.path}>{t.browse}</LinkButton>
        </EmptyState>
      </div>
    )
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
                <div className="with-thumb">
                  <span className={`thumb panel ${earthClass(ad.category)}`}>
                    {ad.featuredImage ? (
                      <Picture path={ad.featuredImage} alt="" sizes="52px" />
                    ) : (
                      <Drawing name={categoryKind(ad.category.name)} />
                    )}
                  </span>
                  <div>
                    {isPublic(ad) ? (
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
              </th>
              <td>
                <span className={`pill ${PILLS[ad.status]}`}>{t.statuses[ad.status]}</span>
                <small className="num">{noteOf(ad)}</small>
              </td>
              <td className="num r" data-label={t.columns.price}>
                <b>{ad.price === null ? t.onRequest : formatRupees(ad.price)}</b>
                <small>{t.priceTypes[ad.priceType]}</small>
              </td>
              <td className="num">
                {isPublic(ad) ? adViews(ad.viewCount, formatCount(ad.viewCount)) : t.notShown}
              </td>
              <td className="acts-cell">
                <div className="acts">
                  {ad.status === 'active' && (
                    <Button
                      icon="check"
                      aria-label={t.markSoldOf(ad.title)}
                      onClick={() => setSelling(ad)}
                    >
                      {t.markSold}
                    </Button>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SoldDialog ad={selling} onClose={() => setSelling(null)} onSaid={onSaid} />
    </div>
  )
}
