import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listAllAmenities as endpoint } from '#contract/amenities.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import { amenities as a, categories } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { serialiseDetail, selectDetails } from './columns.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

/** The features of all categories, category by category in their order. */
export async function listAllAmenities(
  { db }: UserContext,
  query: z.output<typeof endpoint.query>,
): Promise<Answer> {
  const part = query.search && `%${escapeLike(query.search)}%`
  const where = and(
    query.categoryId === undefined ? undefined : eq(a.categoryId, query.categoryId),
    query.status ? eq(a.status, query.status) : undefined,
    part ? or(ilike(a.name, part), ilike(a.nameHi, part)) : undefined,
  )
  const rows = await selectDetails(db)
    .where(where)
    .orderBy(
      asc(categories.sortOrder),
      asc(categories.name),
      asc(categories.id),
      asc(a.sortOrder),
      asc(a.name),
    )
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: sql<number>`(count(*) filter (where ${a.status} = 'active'))::int`,
      categories: sql<number>`count(distinct ${a.categoryId})::int`,
    })
    .from(a)
  return {
    data: rows.map(serialiseDetail),
    pagination: toPagination(query, await db.$count(a, where)),
    counts: counts!,
  }
}
