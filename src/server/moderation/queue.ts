import { sql, type SQL } from 'drizzle-orm'
import { MODERATION_DEADLINES } from '#config/moderation-deadlines.ts'
import type { listQueue as endpoint, QueueKind, QueueItem } from '#contract/moderation.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import { pendingItemsQuery } from './pending.ts'

/** A look is one of now for so long; a screen tells of itself more often. */
const LOOK_MS = 90_000

type Row = {
  kind: QueueItemKind
  id: number
  title: string
  about: string | null
  by_id: number | null
  by_name: string | null
  since: Date | string
  due_at: Date | string | null
  version: string
  lookers: { id: number; name: string }[] | null
  assignee_id: number | null
  assignee_name: string | null
}

/** Whose an item is; messages and complaints keep that themselves. */
const ASSIGNEE = sql`case q.kind
  when 'contact' then (select e.assigned_to from enquiries e where e.id = q.id)
  when 'report' then (select r.assigned_to from reports r where r.id = q.id)
  else (select g.account_id from queue_assignments g
    where g.kind = q.kind and g.record_id = q.id) end`

/** The nearest limit first, then what has waited longest. */
const ORDER = sql`q.due_at nulls last, q.since, q.kind, q.id`

/** Pending items with who sent each and who else looks at it, of a query that is named `q`. */
const selectItems = (
  { actor, now }: Pick<UserContext, 'actor' | 'now'>,
  more: SQL,
  from: SQL,
) => sql`
  select q.kind, q.id, q.title, q.about, q.since, q.due_at, q.version, a.id as by_id,
    coalesce(a.name, q.person) as by_name,
    (select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.id)
      from queue_looks k join accounts p on p.id = k.account_id
      where k.kind = q.kind and k.record_id = q.id and k.account_id <> ${actor.id}
        and k.at > ${new Date(now().getTime() - LOOK_MS)}) as lookers,
    m.id as assignee_id, m.name as assignee_name ${more}
  from ${from} as q left join accounts a on a.id = q.account_id
    left join accounts m on m.id = ${ASSIGNEE}`

/** What waits: what was given to the administrator, then the nearest limit, then the oldest. */
export async function listQueue(
  ctx: UserContext,
  { kind, page, limit }: EndpointInput<typeof endpoint>['query'],
) {
  const items = pendingItemsQuery(kind ? [kind] : undefined)
  const { rows } = await ctx.db.execute<Row>(sql`${selectItems(ctx, sql``, items)}
    order by m.id is not distinct from ${ctx.actor.id} desc, ${ORDER}
    limit ${limit} offset ${(page - 1) * limit}`)
  const {
    rows: [all],
  } = await ctx.db.execute<{ count: number }>(sql`select count(*)::int as count from ${items} as q`)
  return { data: rows.map(present), pagination: toPagination({ page, limit }, all?.count ?? 0) }
}

/** Of each kind that waits: how many, the next one, and since when the oldest does. */
export async function listQueueKinds(ctx: UserContext): Promise<QueueKind[]> {
  const first = sql`(select * from (
    select q.*, row_number() over (partition by q.kind order by ${ORDER}) as place,
      (count(*) over (partition by q.kind))::int as count,
      min(q.since) over (partition by q.kind) as oldest
    from ${pendingItemsQuery()} as q) as each where place = 1)`
  const { rows } = await ctx.db.execute<Row & { count: number; oldest: Date | string }>(
    sql`${selectItems(ctx, sql`, q.count, q.oldest`, first)} order by ${ORDER}`,
  )
  return rows.map((row) => ({
    kind: row.kind,
    count: row.count,
    first: present(row),
    oldest: iso(row.oldest),
  }))
}

const iso = (value: Date | string) => new Date(value).toISOString()

const present = ({ kind, id, title, about, lookers, ...row }: Row): QueueItem => ({
  kind,
  id,
  title,
  about,
  by: row.by_name === null ? null : { id: row.by_id, name: row.by_name },
  since: iso(row.since),
  dueAt: row.due_at && iso(row.due_at),
  isLaw: MODERATION_DEADLINES[kind]?.isLaw ?? false,
  version: Number(row.version),
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name! },
  lookers: lookers ?? [],
})
