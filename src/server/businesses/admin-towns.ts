import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listBusinessTowns as endpoint } from '#contract/businesses-writing.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import { businesses as b, districts, locations } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { resolveAdminFilters } from './search/admin-filters.ts'

const MAX_TOWNS = 12

/**
 * Towns whose name has the text, with their district and how many listings of the other filters
 * they have: those whose name begins so first, then the largest. The town of the filter is always
 * among them.
 */
export async function listBusinessTowns(
  { db, now }: UserContext,
  { town, locationId, ...filters }: EndpointInput<typeof endpoint>['query'],
): Promise<ResponseOf<typeof endpoint>['data']> {
  const { where } = await resolveAdminFilters(db, filters, now())
  const counted = db
    .select({ id: b.locationId, count: count().as('count') })
    .from(b)
    .where(where)
    .groupBy(b.locationId)
    .as('counted')
  const typed = town?.toLowerCase() ?? ''
  const like = `%${escapeLike(typed)}%`
  const isNamed = sql`(lower(${locations.city}) like ${like}
    or coalesce(${locations.nameHi}, '') like ${like}
    or exists (select from unnest(${locations.aliases}) as alias where lower(alias) like ${like}))`
  const isChosen = eq(locations.id, locationId ?? 0)
  const begins = sql`starts_with(lower(${locations.city}), ${typed})`
  return db
    .select({
      id: locations.id,
      city: locations.city,
      district: districts.name,
      count: sql<number>`coalesce(${counted.count}, 0)::int`,
    })
    .from(locations)
    .innerJoin(districts, eq(districts.id, locations.districtId))
    .leftJoin(counted, eq(counted.id, locations.id))
    .where(or(isChosen, and(isNamed, typed === '' ? sql`${counted.count} > 0` : undefined)))
    .orderBy(desc(isChosen), desc(begins), desc(sql`coalesce(${counted.count}, 0)`), locations.city)
    .limit(MAX_TOWNS)
}
