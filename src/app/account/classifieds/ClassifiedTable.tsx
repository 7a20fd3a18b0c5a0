import { useNow } from '#app/data/use-now.ts'
import type { OwnClassified } from '#contract/classifieds-selling.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { classifiedAdPath } from '#config/routes.ts'
import { formatViews } from '#i18n/en/views.ts'
import { myClassifieds as t } from '#i18n/en/app/my-classifieds.ts'
import { getCategoryKind, getCategoryColourClasses } from '#shared/drawings/category-kind.ts'
import { isPublicClassified } from '#shared/rules/classifieds.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Drawing } from '#ui/Drawing.tsx'
import { Picture } from '#ui/Picture.tsx'
import { ClassifiedActions, type ClassifiedActionHandler } from './ClassifiedActions.tsx'

const PILLS = {
  pending: 'pill-wait',
  active: 'pill-live',
  rejected: 'pill-no',
  sold: 'pill-done',
  suspended: 'pill-paused',
  expired: 'pill-draft',
} as const

/** What is known of a state: since when, until when, or for how much. */
function noteOf({
  status,
  createdAt,
  expiresAt,
  soldAt,
  soldPrice,
  shownBefore,
}: OwnClassified): string {
  if (status === 'pending' && shownBefore) return t.changeWaits
  if (status === 'active' && expiresAt) return t.ends(formatDay(expiresAt))
  if (status === 'sold' && soldPrice !== null) return t.soldFor(formatRupees(soldPrice))
  if (status === 'sold' && soldAt) return t.soldOn(formatDay(soldAt))
  return t.posted(formatDay(createdAt))
}

type Props = { classifieds: readonly OwnClassified[]; onAct: ClassifiedActionHandler }

/** Own ads: a table, on a phone a card for each. */
export function ClassifiedTable({ classifieds, onAct }: Props) {
  const now = useNow()
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
          {classifieds.map((classified) => (
            <tr key={classified.id}>
              <th scope="row">
                <ClassifiedTitle classified={classified} />
              </th>
              <td>
                <span className={`pill ${PILLS[classified.status]}`}>
                  {t.statuses[classified.status]}
                </span>
                <small className="num">{noteOf(classified)}</small>
              </td>
              <td className="num r" data-label={t.columns.price}>
                <b>{classified.price === null ? t.onRequest : formatRupees(classified.price)}</b>
                <small>
                  {classified.formerPrice === null
                    ? t.priceTypes[classified.priceType]
                    : t.before(formatRupees(classified.formerPrice))}
                </small>
              </td>
              <td className="num">
                {isPublicClassified(classified.status) ? (
                  <>
                    {formatViews(classified.viewCount, formatCount(classified.viewCount))}
                    <small>{t.inquiries(classified.inquiries)}</small>
                  </>
                ) : (
                  t.notShown
                )}
              </td>
              <td className="acts-cell">
                <ClassifiedActions classified={classified} now={now} onAct={onAct} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const ClassifiedTitle = ({ classified }: { classified: OwnClassified }) => (
  <div className="with-thumb">
    <span className={`thumb panel ${getCategoryColourClasses(classified.category)}`}>
      {classified.images[0] ? (
        <Picture path={classified.images[0]} alt="" sizes="52px" />
      ) : (
        <Drawing name={getCategoryKind(classified.category.name)} />
      )}
    </span>
    <div>
      {isPublicClassified(classified.status) ? (
        <a className="name" href={classifiedAdPath(classified.slug)}>
          {classified.title}
        </a>
      ) : (
        <span className="name">{classified.title}</span>
      )}
      <small>
        {classified.category.name} · {classified.city}
      </small>
    </div>
  </div>
)
