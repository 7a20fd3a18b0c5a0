import { and, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listBusinesses as endpoint } from '#contract/businesses.ts'
import type { Db } from '#server/db/connection.ts'
import { businesses as b } from '#server/db/tables/index.ts'
import { pageOf } from '#server/http/page.ts'
import { selectSummaries } from './columns.ts'
import { countFacets } from './facets.ts'
import { filtersOf } from './filters.ts'
import type { BusinessQuery } from './filters.ts'
import { distanceFrom } from './nearness.ts'
import { orderOf } from './order.ts'
import { presentSummary } from './present.ts'
import { planSearch } from './search/index.ts'

type Answer = Omit<AnswerOf<typeof endpoint>, 'success'>

/** One page of the active businesses that match, with the number of all that do. */
export async function listBusinesses(db: Db, query: BusinessQuery, now: Date): Promise<Answer> {
  const text = query.search ?? query.q
  const plan = text === undefined ? undefined : await planSearch(db, text)
  const search = plan?.kind === 'search' ? plan : undefined
  // A text of signs and no words finds nothing; it is not as if nothing were asked.
  const found = plan?.kind === 'none' ? sql`false` : search?.condition

  const filters = filtersOf(query, found, now)
  const where = and(filters.others, filters.category, filters.town)
  const place = query.lat === undefined || query.lng === undefined ? undefined : { lat: query.lat, lng: query.lng }
  const distanceKm = place ? distanceFrom(place) : sql<null>`null::float8`
  const total = sql<number>`(select count(*)::int from ${b} where ${where})`

  const rows = await selectSummaries(db, { distanceKm, total })
    .where(where)
    .orderBy(...orderOf(query, { distanceKm, rank: search?.rank }))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  // A page beyond the last has no row to carry the total.
  const matching = rows[0]?.total ?? (query.page === 1 ? 0 : await db.$count(b, where))

  return {
    data: rows.map(({ total: _, distanceKm: distance, ...row }) => ({
      ...presentSummary(row),
      ...(place && distance !== null ? { distanceKm: Math.round(distance * 100) / 100 } : {}),
    })),
    pagination: pageOf(query, matching),
    ...(query.facets ? { facets: await countFacets(db, filters) } : {}),
    ...(search?.correctedTo === undefined ? {} : { correctedTo: search.correctedTo }),
  }
}
