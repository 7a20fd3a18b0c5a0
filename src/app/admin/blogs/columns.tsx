import type { CallResponse } from '#client/call.ts'
import { adminBlogs as t } from '#i18n/en/app/admin-blogs.ts'
import { formatCount } from '#shared/rules/money.ts'
import { formatDate } from '#i18n/en/dates.ts'
import type { Column } from '#ui/DataTable.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'

export type Row = CallResponse<'GET /blogs/admin/all'>['data']['blogs'][number]

export const STATUS_VARIANTS = {
  draft: 'draft',
  published: 'live',
  scheduled: 'wait',
  archived: 'done',
} as const

export const STATUS_COLUMN: Column<Row> = {
  id: 'status',
  name: t.columns.status,
  isPlain: true,
  cell: ({ status, hasDraft }) => (
    <>
      <StatusPill look={STATUS_VARIANTS[status]}>{t.statuses[status]}</StatusPill>
      {hasDraft && <small>{t.waits}</small>}
    </>
  ),
}

/** What both lists of posts show after the title. */
export const COMMON_COLUMNS: readonly Column<Row>[] = [
  STATUS_COLUMN,
  {
    id: 'category',
    name: t.columns.category,
    cell: ({ category }) => category?.name ?? t.uncategorized,
  },
  { id: 'author', name: t.columns.author, cell: ({ author }) => author.name },
  {
    id: 'views',
    name: t.columns.views,
    isFigure: true,
    cell: ({ viewCount }) => formatCount(viewCount),
  },
  {
    id: 'date',
    name: t.columns.date,
    isFigure: true,
    cell: ({ publishedAt, createdAt }) => formatDate(publishedAt ?? createdAt),
  },
]
