import { and, asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  listAllClassifieds as endpoint,
  ManagedClassified,
} from '#contract/classified-admin.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { accounts, classifieds as a, reports } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { ClassifiedStatus } from '#shared/rules/classifieds.ts'
import { selectSummaries } from './columns.ts'
import { statusCondition } from './filters.ts'
import { serialiseSummary } from './serialise.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>
type Query = z.output<typeof endpoint.query>

const SORTS = {
  created: a.createdAt,
  title: sql`lower(${a.title})`,
  seller: sql`lower(${accounts.name})`,
}

/** Ads in every state for administrators, with their sellers. */
export async function listAllClassifieds(
  { db, now: clock }: UserContext,
  query: Query,
): Promise<Answer> {
  const now = clock()
  const where = wanted(query, now)
  const way = query.order === 'asc' ? asc : desc
  // The ids alone first: the rest is read of one page.
  const found = await db
    .select({ id: a.id })
    .from(a)
    .innerJoin(accounts, eq(accounts.id, a.accountId))
    .where(where)
    .orderBy(way(SORTS[query.sort]), way(a.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const ids = found.map(({ id }) => id)
  const [all] = await db
    .select({ count: count() })
    .from(a)
    .innerJoin(accounts, eq(accounts.id, a.accountId))
    .where(where)
  return {
    data: await readManagedClassifieds(db, ids, now),
    pagination: toPagination(query, all!.count),
    counts: await countAll(db, now),
  }
}

/** These ads in this order, as administrators see them in a list. */
export async function readManagedClassifieds(
  db: Db,
  ids: number[],
  now: Date,
): Promise<ManagedClassified[]> {
  const rows = ids.length === 0 ? [] : await selectSummaries(db).where(inArray(a.id, ids))
  const more = await moreOf(db, ids)
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({ ...serialiseSummary(row, now), ...more.get(row.id)! }))
}

function wanted({ status, categoryId, search, seller }: Query, now: Date) {
  const part = search && `%${escapeLike(search)}%`
  return and(
    status ? statusCondition(status, now) : undefined,
    categoryId === undefined ? undefined : eq(a.categoryId, categoryId),
    seller === 'inactive' ? eq(accounts.status, 'inactive') : undefined,
    part
      ? or(ilike(a.title, part), ilike(accounts.name, part), ilike(accounts.email, part))
      : undefined,
  )
}

/** What administrators see beside the summary, by the id of the ad. */
async function moreOf(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db
    .select({
      id: a.id,
      seller: {
        id: accounts.id,
        name: accounts.name,
        email: accounts.email,
        status: accounts.status,
      },
      reports: sql<number>`(select count(*)::int from ${reports}
        where noun = 'classified' and record_id = ${a.id} and status = 'new')`,
      version: a.version,
      expiresAt: a.expiresAt,
      rejectReason: a.rejectReason,
    })
    .from(a)
    .innerJoin(accounts, eq(accounts.id, a.accountId))
    .where(inArray(a.id, ids))
  return new Map(
    rows.map(({ id, expiresAt, ...row }) => [
      id,
      { ...row, expiresAt: expiresAt?.toISOString() ?? null },
    ]),
  )
}

async function countAll(db: Db, now: Date): Promise<Answer['counts']> {
  const countOf = (status: ClassifiedStatus) =>
    sql<number>`(count(*) filter (where ${statusCondition(status, now)}))::int`
  const [counts] = await db
    .select({
      pending: countOf('pending'),
      active: countOf('active'),
      rejected: countOf('rejected'),
      sold: countOf('sold'),
      suspended: countOf('suspended'),
      expired: countOf('expired'),
      total: sql<number>`count(*)::int`,
      ofInactive: sql<number>`(count(*) filter (where ${accounts.status} = 'inactive'))::int`,
    })
    .from(a)
    .innerJoin(accounts, eq(accounts.id, a.accountId))
  return counts!
}
