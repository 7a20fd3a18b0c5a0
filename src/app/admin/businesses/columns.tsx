import type { CallAnswer } from '#client/call.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { formatCount } from '#shared/rules/money.ts'
import { formatDate } from '#shared/rules/time.ts'
import { hasPage } from '#shared/rules/business.ts'
import { businessPath } from '#config/routes.ts'
import type { Column } from '#ui/DataTable.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'

export type Row = CallAnswer<'GET /businesses/admin/all'>['data'][number]

const VARIANTS = { pending: 'wait', active: 'live', inactive: 'paused', closed: 'done' } as const

const BusinessLink = ({ name, slug, status, city }: Row) => (
  <>
    {hasPage(status) ? (
      <a className="name" href={businessPath(slug)}>
        {name}
      </a>
    ) : (
      <span className="name">{name}</span>
    )}
    <small>{city}</small>
  </>
)

const marksOf = ({ verified, featured }: Row): string =>
  [verified && t.verified, featured && t.featured].filter(Boolean).join(', ')

const CONFIRMED: Column<Row> = {
  id: 'confirmed',
  name: t.columns.confirmed,
  sort: 'confirmed',
  isFigure: true,
  cell: ({ confirmedAt, confirmedBy }) => (
    <>
      {formatDate(confirmedAt)}
      <small>{t.confirmedBy[confirmedBy]}</small>
    </>
  ),
}

/** What the table of listings shows. */
export const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', name: t.columns.name, sort: 'name', cell: BusinessLink },
  {
    id: 'status',
    name: t.columns.status,
    isPlain: true,
    cell: (row) => (
      <>
        <StatusPill look={VARIANTS[row.status]}>{t.statuses[row.status]}</StatusPill>
        <small>{marksOf(row)}</small>
      </>
    ),
  },
  { id: 'category', name: t.columns.category, cell: ({ category }) => category.name },
  {
    id: 'owner',
    name: t.columns.owner,
    cell: ({ owner, source }) =>
      owner ? (
        <>
          {owner.name}
          <small>{owner.email}</small>
        </>
      ) : (
        (source ?? t.noOwner)
      ),
  },
  {
    id: 'views',
    name: t.columns.views,
    isFigure: true,
    cell: ({ views }) => formatCount(views),
  },
  {
    id: 'contacts',
    name: t.columns.contacts,
    isFigure: true,
    cell: ({ contacts }) => formatCount(contacts),
  },
  {
    id: 'rating',
    name: t.columns.rating,
    isFigure: true,
    cell: ({ averageRating, totalReviews }) =>
      averageRating === null
        ? t.noReviews
        : t.rated(averageRating.toFixed(1), formatCount(totalReviews)),
  },
  {
    id: 'updated',
    name: t.columns.updated,
    sort: 'updated',
    isFigure: true,
    cell: ({ updatedAt }) => formatDay(updatedAt),
  },
  CONFIRMED,
  {
    id: 'created',
    name: t.columns.created,
    sort: 'created',
    isFigure: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
]

/** There is room for all of them on a wide screen only. */
export const HIDDEN_BY_DEFAULT = ['rating', 'updated', 'confirmed']

/** Of stale ones, since when; that column is always there, in place of the day of adding. */
export const STALE_COLUMNS: readonly Column<Row>[] = [
  ...COLUMNS.filter(({ id }) => id !== 'created' && id !== 'confirmed'),
  { ...CONFIRMED, id: 'stale' },
]
