import { sql, type SQL } from 'drizzle-orm'
import type { listReports as endpoint, Report } from '#contract/reports-admin.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import type { reports } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { SUBJECT_JOINS, SUBJECT_COLUMNS, serialiseSubject, type SubjectRow } from './subject.ts'
import { parseReference, formatReference } from './reference.ts'

type Stored = typeof reports.$inferSelect
type Time = Date | string
export type ReportRow = SubjectRow &
  Pick<Stored, 'id' | 'reason' | 'detail' | 'status' | 'outcome'> & {
    senderId: number | null
    senderName: string | null
    senderEmail: string | null
    senderMobile: string | null
    assignedId: number | null
    assignedName: string | null
    recordId: number | null
    createdAt: Time
    dueAt: Time
    answeredAt: Time | null
    closedAt: Time | null
  }

const COLUMNS = sql`p.id, p.noun, p.reason, p.detail, p.status, p.outcome, p.url,
  p.record_id as "recordId", p.created_at as "createdAt", p.due_at as "dueAt",
  p.answered_at as "answeredAt", p.closed_at as "closedAt", s.id as "senderId",
  coalesce(p.name, s.name) as "senderName", coalesce(p.email, s.email) as "senderEmail",
  s.mobile as "senderMobile",
  p.assigned_to as "assignedId", t.name as "assignedName"`
const FROM = sql`reports p left join accounts s on s.id = p.account_id and s.status = 'active'
  left join accounts t on t.id = p.assigned_to`

/** Reports with what they are about; condition, order and part are the caller's. */
export const selectReports = async (db: DbOrTransaction, rest: SQL): Promise<ReportRow[]> =>
  (
    await db.execute<ReportRow>(
      sql`select ${COLUMNS}, ${SUBJECT_COLUMNS} from ${FROM} ${SUBJECT_JOINS} ${rest}`,
    )
  ).rows

const iso = (time: Time): string => new Date(time).toISOString()

/** A report as administrators see it. */
export const serialiseReport = (row: ReportRow): Report => ({
  id: row.id,
  reference: formatReference(row.id),
  noun: row.noun,
  reason: row.reason,
  detail: row.detail,
  about: serialiseSubject(row),
  sender:
    row.senderEmail === null && row.senderMobile === null
      ? null
      : {
          ...{ id: row.senderId, name: row.senderName ?? '' },
          ...{ email: row.senderEmail, mobile: row.senderMobile },
        },
  status: row.status,
  outcome: row.outcome,
  assignedTo:
    row.assignedId === null
      ? null
      : { id: row.assignedId, name: row.assignedName ?? String(row.assignedId) },
  createdAt: iso(row.createdAt),
  answeredAt: row.answeredAt && iso(row.answeredAt),
  closedAt: row.closedAt && iso(row.closedAt),
  dueAt: iso(row.dueAt),
})

/** One page of reports: open ones by their limit, then closed ones, the latest first. */
export async function listReports(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  { status, noun, search, assigned, page, limit }: EndpointInput<typeof endpoint>['query'],
) {
  const isLate = sql`p.status <> 'closed' and p.due_at < ${now()}`
  const wanted: SQL[] = [
    sql`true`,
    ...(status === 'late' ? [isLate] : status ? [sql`p.status = ${status}`] : []),
    ...(noun ? [sql`p.noun = ${noun}`] : []),
    ...(assigned === 'me' ? [sql`p.assigned_to = ${actor.id}`] : []),
    ...(assigned === 'nobody' ? [sql`p.assigned_to is null`] : []),
    ...(search ? [found(search)] : []),
  ]
  const condition = sql.join(wanted, sql` and `)
  const rows = await selectReports(
    db,
    sql`where ${condition}
      order by p.status = 'closed', case when p.status <> 'closed' then p.due_at end,
        p.closed_at desc, p.id desc
      limit ${limit} offset ${(page - 1) * limit}`,
  )
  const { rows: totals } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${FROM} ${SUBJECT_JOINS} where ${condition}`,
  )
  const {
    rows: [counts],
  } = await db.execute<{ new: number; open: number; closed: number; late: number }>(
    sql`select count(*) filter (where p.status = 'new')::int as new,
        count(*) filter (where p.status = 'open')::int as open,
        count(*) filter (where p.status = 'closed')::int as closed,
        count(*) filter (where ${isLate})::int as late
      from reports p`,
  )
  return {
    data: rows.map(serialiseReport),
    pagination: toPagination({ page, limit }, totals[0]?.count ?? 0),
    counts: counts!,
  }
}

function found(search: string): SQL {
  const id = parseReference(search)
  if (id !== null) return sql`p.id = ${id}`
  const like = `%${escapeLike(search)}%`
  const fields = [
    'p.detail',
    'p.url',
    'coalesce(p.name, s.name)',
    'coalesce(p.email, s.email)',
    's.mobile',
  ]
  const titles = ['b.name', 'a.title', 'v.comment', 'g.title']
  const each = [...fields, ...titles].map((field) => sql`${sql.raw(field)} ilike ${like}`)
  return sql`(${sql.join(each, sql` or `)})`
}
