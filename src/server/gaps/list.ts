import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listGaps as endpoint } from '#contract/gaps.ts'
import { GAP_FILTERS } from '#server/businesses/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses as b, categories, locations } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { GAPS } from '#shared/rules/gaps.ts'
import { countGapListings, selectGapListings } from './listing.ts'
import { isInTown, isWithinReach, lacks } from './scope.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

/** Live listings that lack something, by name, with counts by town and kind. */
export async function listGaps(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { town, kind, missing, ...query }: EndpointInput<typeof endpoint>['query'],
): Promise<Answer> {
  const reach = isWithinReach(actor)
  const ofAnyKind = and(reach, isInTown(town), lacks(missing))!
  const where = kind === undefined ? ofAnyKind : and(ofAnyKind, eq(b.categoryId, kind))!
  const { page, limit } = query
  const part = sql`where ${where} order by ${b.sortName}, ${b.id}
    limit ${limit} offset ${(page - 1) * limit}`
  return {
    data: await selectGapListings(db, actor.id, part),
    pagination: toPagination(query, await countGapListings(db, where)),
    towns: await countByTown(db, reach),
    kinds: await countByKind(db, ofAnyKind),
  }
}

/** Listings of each town, and how many lack what; those with the most first. */
async function countByTown(db: Db, where: SQL): Promise<Answer['towns']> {
  const counts = GAPS.map(
    (gap) => sql`count(*) filter (where ${GAP_FILTERS[gap]})::int as ${sql.identifier(gap)}`,
  )
  const { rows } = await db.execute<Answer['towns'][number]>(sql`
    select ${locations.id}, ${locations.city}, ${locations.nameHi} as "nameHi",
      count(*)::int as total, ${sql.join(counts, sql`, `)}
    from ${b} join ${locations} on ${locations.id} = ${b.locationId} where ${where}
    group by ${locations.id} order by total desc, ${locations.city}`)
  return rows
}

async function countByKind(db: Db, where: SQL): Promise<Answer['kinds']> {
  const { rows } = await db.execute<Answer['kinds'][number]>(sql`
    select ${categories.id}, ${categories.name}, ${categories.nameHi} as "nameHi",
      count(*)::int as count
    from ${b} join ${categories} on ${categories.id} = ${b.categoryId} where ${where}
    group by ${categories.id} order by count desc, ${categories.name}`)
  return rows
}
