import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { MAX_MAP_POINTS, type listBusinessPoints as endpoint } from '#contract/businesses.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { businesses as b, categories, locations } from '#server/kit/db/tables/index.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { excludeConditions, buildFilters, type BusinessQuery } from './filters.ts'
import { getNameColumns } from './in-language.ts'
import { distanceSql } from './search/geo-distance.ts'
import { buildOrder } from './order.ts'
import { withPausedHours } from './paused.ts'
import { runSearch, type SearchPlan } from './search/index.ts'

type PointsQuery = Omit<BusinessQuery, 'page' | 'limit' | 'sort' | 'facets'>

/**
 * The positions of the active businesses that match, and their number. A business without its own
 * point is shown at its town and marked so; it is left out if the town has no point either.
 */
export async function listPoints(
  { db, now }: VisitorContext,
  query: PointsQuery,
): Promise<Omit<ResponseOf<typeof endpoint>, 'success'>> {
  const text = query.search ?? query.q
  const names = getNameColumns(query.language)
  const place =
    query.lat === undefined || query.lng === undefined
      ? undefined
      : { lat: query.lat, lng: query.lng }
  const distanceKm = place
    ? sql`coalesce(${distanceSql(place)}, ${distanceSql(place, locations)})`
    : sql`null::float8`
  const look = async (plan?: SearchPlan) => {
    const found = await db
      .select({
        id: b.id,
        slug: b.slug,
        name: names.business,
        city: names.town,
        category: names.category,
        latitude: sql<number>`coalesce(${b.latitude}, ${locations.latitude})`,
        longitude: sql<number>`coalesce(${b.longitude}, ${locations.longitude})`,
        isAtTown: sql<boolean>`${b.latitude} is null`,
        businessHours: b.hours,
        specialDays: b.specialDays,
        pausedUntil: b.pausedUntil,
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(b)
      .innerJoin(categories, eq(categories.id, b.categoryId))
      .innerJoin(locations, eq(locations.id, b.locationId))
      .where(
        and(
          excludeConditions(buildFilters(query, plan?.condition, now)),
          or(isNotNull(b.latitude), isNotNull(locations.latitude)),
        ),
      )
      .orderBy(...buildOrder(place ? 'nearest' : 'relevance', { distanceKm, rank: plan?.rank }))
      .limit(MAX_MAP_POINTS)
    return { rows: found, isNothing: found.length === 0 }
  }
  const { rows } = await (text === undefined
    ? look()
    : runSearch(db, text, look, { exact: query.exact === true }))
  return {
    data: rows.map(({ total: _, ...point }) => withPausedHours(point)),
    total: rows[0]?.total ?? 0,
  }
}
