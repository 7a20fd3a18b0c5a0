import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ResponseOf } from '#contract/endpoint.ts'
import type {
  getMyClassifiedsSummary as sales,
  listMyClassifieds as endpoint,
  OwnClassified,
} from '#contract/classifieds-selling.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  classifieds as a,
  classifiedInquiries as q,
  viewCounts,
} from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { CLASSIFIED_STATUSES, getClassifiedStatusAt } from '#shared/rules/classifieds.ts'
import { toRupees } from '#shared/rules/money.ts'
import { selectClassifieds, type ClassifiedRow } from './columns.ts'
import { statusCondition } from './filters.ts'
import { classifiedNotFound } from './get.ts'
import { serialiseClassified } from './serialise.ts'

type Query = z.output<typeof endpoint.query>
type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>
type Sales = ResponseOf<typeof sales>['data']

/** One page of a person's ads, the newest first. */
export async function listMyClassifieds(
  { db, actor, now: clock }: UserContext,
  query: Query,
): Promise<Answer> {
  const now = clock()
  const where = and(
    eq(a.accountId, actor.id),
    query.status ? statusCondition(query.status, now) : undefined,
    query.ids && sql`${a.id} = any(${sql.param(query.ids)}::int[])`,
  )
  const [rows, total] = await Promise.all([
    selectClassifieds(db)
      .where(where)
      .orderBy(desc(a.createdAt), desc(a.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.$count(a, where),
  ])
  return { data: await serialiseOwn(db, rows, now), pagination: toPagination(query, total) }
}

/** One ad of the person. Throws NOT_FOUND, also for another's. */
export async function getMyClassified(
  { actor, now }: Pick<UserContext, 'actor' | 'now'>,
  db: DbOrTransaction,
  id: number,
): Promise<OwnClassified> {
  const rows = await selectClassifieds(db).where(and(eq(a.id, id), eq(a.accountId, actor.id)))
  const [classified] = await serialiseOwn(db, rows, now())
  if (!classified) throw classifiedNotFound()
  return classified
}

/** In rupees, of an ad's inquiries. */
const acceptedOffer = sql<number | null>`(
  (array_agg(${q.offeredPrice} order by ${q.offerAnsweredAt} desc)
    filter (where ${q.offerAnswer} = 'accepted'))[1])::float8 / 100`

async function serialiseOwn(
  db: DbOrTransaction,
  rows: readonly ClassifiedRow[],
  now: Date,
): Promise<OwnClassified[]> {
  const ids = rows.map(({ id }) => id)
  const counts = await db
    .select({ adId: q.adId, all: count(), read: count(q.readAt), acceptedOffer })
    .from(q)
    .where(sql`${q.adId} = any(${sql.param(ids)}::int[])`)
    .groupBy(q.adId)
  const countOf = new Map(counts.map((row) => [row.adId, row]))
  return rows.map((row) => {
    const { all = 0, read = 0, acceptedOffer = null } = countOf.get(row.id) ?? {}
    return {
      ...serialiseClassified(row, now, 'insider'),
      soldWhere: row.soldWhere,
      soldPrice: toRupees(row.soldPrice),
      shownBefore: row.shownBefore,
      acceptedOffer,
      inquiries: all,
      unreadInquiries: all - read,
    }
  })
}

/** Counts of a person's ads by state, and what those marked as sold have brought. */
export async function getMySellingStats({ db, actor, now: clock }: UserContext): Promise<Sales> {
  const now = clock()
  const isOwn = eq(a.accountId, actor.id)
  const [rows, [viewed]] = await Promise.all([
    db
      .select({
        status: a.status,
        isLate: sql<boolean>`${a.expiresAt} is not null and ${a.expiresAt} <= ${now.toISOString()}`,
        count: count(),
        here: sql<number>`(count(*) filter (where ${a.soldWhere} = 'here'))::int`,
        paise: sql<string>`coalesce(sum(coalesce(${a.soldPrice}, ${a.price}))
          filter (where ${a.status} = 'sold'), 0)`,
      })
      .from(a)
      .where(isOwn)
      .groupBy(a.status, sql`2`),
    db
      .select({ views: sql<number>`coalesce(sum(${viewCounts.views}), 0)::bigint` })
      .from(viewCounts)
      .innerJoin(a, and(eq(a.id, viewCounts.recordId), eq(viewCounts.noun, 'classified')))
      .where(isOwn),
  ])
  const byStatus = Object.fromEntries(
    CLASSIFIED_STATUSES.map((status) => [status, 0]),
  ) as Sales['byStatus']
  let [total, soldHere, paise] = [0, 0, 0]
  for (const row of rows) {
    const expiresAt = row.isLate ? now : null
    byStatus[getClassifiedStatusAt({ status: row.status, expiresAt }, now)] += row.count
    total += row.count
    soldHere += row.here
    paise += Number(row.paise)
  }
  const revenue = paise / 100
  return { total, byStatus, views: viewed!.views, sold: byStatus.sold, soldHere, revenue }
}
