import { and, asc, count, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type {
  listAllBusinesses as endpoint,
  ADMIN_BUSINESS_SORTS,
} from '#contract/businesses-writing.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses as b, dailyCounts, viewCounts } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { resolveAdminFilters } from './search/admin-filters.ts'
import { selectManaged } from './columns.ts'
import { serialiseManaged } from './serialise.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>
type Query = z.output<typeof endpoint.query>

/** More sources than a list to choose from can show. */
const MAX_SOURCES = 50

const SORTS: Record<(typeof ADMIN_BUSINESS_SORTS)[number], AnyPgColumn> = {
  created: b.createdAt,
  updated: b.updatedAt,
  name: b.sortName,
  confirmed: b.confirmedAt,
}

/**
 * Businesses in every state for administrators, the newest first unless another order is asked
 * for, how many there are in each state, and how often each was seen.
 */
export async function listAllBusinesses({ db, now }: UserContext, query: Query): Promise<Answer> {
  const { where, total, correctedTo } = await resolveAdminFilters(db, query, now())
  const [page, counts, sources] = await Promise.all([
    readPage(db, where, query),
    db.select({ status: b.status, count: count() }).from(b).groupBy(b.status),
    sourcesOf(db),
  ])
  return {
    data: page,
    pagination: toPagination(query, total),
    counts: {
      pending: 0,
      active: 0,
      inactive: 0,
      closed: 0,
      ...Object.fromEntries(counts.map((row) => [row.status, row.count])),
    },
    sources,
    ...(correctedTo === undefined ? {} : { correctedTo }),
  }
}

async function readPage(db: Db, where: SQL | undefined, query: Query): Promise<Answer['data']> {
  const by = SORTS[query.sort]
  const way = query.order === 'asc' ? asc : desc
  // The ids alone first: an index gives them, and the rest is read of one page.
  const found = await db
    .select({ id: b.id, sourceId: b.sourceId })
    .from(b)
    .where(where)
    .orderBy(way(by), way(b.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const [rows, seen] = await Promise.all([
    selectManaged(db).where(inArray(b.id, ids)),
    figuresOf(db, ids),
  ])
  const place = new Map(ids.map((id, at) => [id, at]))
  const sourceIds = new Map(found.map(({ id, sourceId }) => [id, sourceId]))
  return rows
    .sort((one, other) => place.get(one.id)! - place.get(other.id)!)
    .map((row) => ({
      ...serialiseManaged(row),
      sourceId: sourceIds.get(row.id) ?? null,
      views: seen.views.get(row.id) ?? 0,
      contacts: seen.contacts.get(row.id) ?? 0,
    }))
}

const isContact = sql`${dailyCounts.kind}
  in ('call', 'whatsapp', 'directions', 'website', 'message')`

/** How often the pages of these were opened, and how often somebody got in touch. */
async function figuresOf(db: Db, ids: readonly number[]) {
  const views = await db
    .select({ id: viewCounts.recordId, sum: sql<number>`sum(${viewCounts.views})::bigint` })
    .from(viewCounts)
    .where(and(eq(viewCounts.noun, 'business'), inArray(viewCounts.recordId, [...ids])))
    .groupBy(viewCounts.recordId)
  const contacts = await db
    .select({ id: dailyCounts.recordId, sum: sql<number>`sum(${dailyCounts.count})::bigint` })
    .from(dailyCounts)
    .where(
      and(eq(dailyCounts.noun, 'business'), inArray(dailyCounts.recordId, [...ids]), isContact),
    )
    .groupBy(dailyCounts.recordId)
  const byId = (rows: { id: number; sum: number }[]) =>
    new Map(rows.map(({ id, sum }) => [id, sum]))
  return { views: byId(views), contacts: byId(contacts) }
}

/** What was imported from: the distinct values, each found by one step in the index. */
async function sourcesOf(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ source: string }>(sql`
    with recursive each(source, n) as (
      (select ${b.source}, 1 from ${b} where ${isNotNull(b.source)} order by 1 limit 1)
      union all
      select (select ${b.source} from ${b} where ${b.source} > each.source order by 1 limit 1),
        n + 1
      from each where each.source is not null and n < ${MAX_SOURCES}
    )
    select source from each where source is not null`)
  return rows.map(({ source }) => source)
}
