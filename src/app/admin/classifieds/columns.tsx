import { Link } from '#app/router/index.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { adminClassifiedPath, adminUserPath } from '#config/app-paths.ts'
import type { ManagedClassified } from '#contract/classified-admin.ts'
import { adminClassifieds as t } from '#i18n/en/app/admin-classifieds.ts'
import { areaName } from '#i18n/en/areas.ts'
import { isPublicClassified } from '#shared/rules/classifieds.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import type { Column } from '#ui/DataTable.tsx'
import { Picture } from '#ui/Picture.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'

/** How the states look. */
export const STATUS_VARIANTS = {
  pending: 'wait',
  active: 'live',
  rejected: 'no',
  sold: 'done',
  suspended: 'no',
  expired: 'paused',
} as const

const Title = ({ id, title }: ManagedClassified) => (
  <Link className="name" to={adminClassifiedPath(id)}>
    {title}
  </Link>
)

/** What the table of ads shows. */
export const COLUMNS: readonly Column<ManagedClassified>[] = [
  {
    id: 'title',
    name: t.columns.title,
    sort: 'title',
    cell: (row) => (
      <span className="ad-cell">
        {row.featuredImage && isPublicClassified(row.status) && (
          <Picture path={row.featuredImage} alt="" sizes="48px" />
        )}
        <span>
          <Title {...row} />
          <small>
            {row.city}, {areaName(row.state)}
          </small>
          {row.rejectReason && row.status === 'rejected' && (
            <small>{t.because(row.rejectReason)}</small>
          )}
        </span>
      </span>
    ),
  },
  {
    id: 'price',
    name: t.columns.price,
    isFigure: true,
    cell: ({ price, priceType }) => (
      <>
        {price === null ? t.priceTypes.on_request : formatRupees(price)}
        {priceType === 'negotiable' && <small>{t.priceTypes.negotiable}</small>}
      </>
    ),
  },
  {
    id: 'category',
    name: t.columns.category,
    cell: ({ category }) => (
      <>
        {category.icon} {category.name}
      </>
    ),
  },
  {
    id: 'seller',
    name: t.columns.seller,
    sort: 'seller',
    cell: ({ seller }) => (
      <>
        <Link className="link" to={adminUserPath(seller.id)}>
          {seller.name}
        </Link>
        <small>{seller.status === 'inactive' ? t.isInactive : seller.email}</small>
      </>
    ),
  },
  {
    id: 'status',
    name: t.columns.status,
    isPlain: true,
    cell: ({ status, reports }) => (
      <>
        <StatusPill look={STATUS_VARIANTS[status]}>{t.statuses[status]}</StatusPill>
        {reports > 0 && <small className="text-no font-semibold">{t.reports(reports)}</small>}
      </>
    ),
  },
  {
    id: 'views',
    name: t.columns.views,
    isFigure: true,
    cell: ({ viewCount }) => formatCount(viewCount),
  },
  {
    id: 'created',
    name: t.columns.created,
    sort: 'created',
    isFigure: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
]

/** There is room for it on a wide screen only. */
export const HIDDEN_BY_DEFAULT = ['views']
