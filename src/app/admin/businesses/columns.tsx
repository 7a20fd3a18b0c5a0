import type { CallResponse } from '#client/call.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { formatCount } from '#shared/rules/money.ts'
import { formatDate } from '#i18n/en/dates.ts'
import type { Column } from '#ui/DataTable.tsx'
import { Icon } from '#ui/Icon.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'

export type Row = CallResponse<'GET /businesses/admin/all'>['data'][number]

const VARIANTS = { pending: 'wait', active: 'live', inactive: 'paused', closed: 'done' } as const

/** What is missing, then what it is marked as. */
const Note = ({ phone, verified, featured }: Row) => (
  <>
    {phone === null && (
      <>
        <span className="row-warn">
          <Icon name="warn" /> {t.filters.phone}
        </span>{' '}
      </>
    )}
    {[verified && t.verified, featured && t.featured].filter(Boolean).join(', ') || null}
  </>
)

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
  {
    id: 'name',
    name: t.columns.name,
    sort: 'name',
    cell: ({ name }) => (
      <span className="name" title={name}>
        {name}
      </span>
    ),
  },
  { id: 'town', name: t.columns.town, isPlain: true, cell: ({ city }) => city },
  { id: 'category', name: t.columns.category, cell: ({ category }) => category.name },
  {
    id: 'status',
    name: t.columns.status,
    isPlain: true,
    cell: ({ status }) => <StatusPill look={VARIANTS[status]}>{t.statuses[status]}</StatusPill>,
  },
  {
    id: 'sourceId',
    name: t.columns.sourceId,
    isFigure: true,
    cell: ({ sourceId }) =>
      sourceId && (
        <span className="source-number" title={sourceId}>
          {sourceId}
        </span>
      ),
  },
  { id: 'note', name: t.columns.note, isPlain: true, cell: Note },
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
export const HIDDEN_BY_DEFAULT = ['owner', 'views', 'contacts', 'rating', 'updated', 'confirmed']

/** Of stale ones, since when; that column is always there, in place of the day of adding. */
export const STALE_COLUMNS: readonly Column<Row>[] = [
  ...COLUMNS.filter(({ id }) => id !== 'created' && id !== 'confirmed'),
  { ...CONFIRMED, id: 'stale' },
]
