import { sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listBusinesses as endpoint } from '#contract/businesses.ts'
import type { Db } from '#server/db/connection.ts'
import { prepared } from '#server/db/prepared.ts'
import { businesses as b } from '#server/db/tables/index.ts'
import { pageOf } from '#server/http/page.ts'
import { selectSummaries } from './columns.ts'
import { countFacets } from './facets.ts'
import { allBut, filtersOf } from './filters.ts'
import type { BusinessQuery } from './filters.ts'
import { findPage } from './page.ts'
import { presentSummary } from './present.ts'
import { planSearch } from './search/index.ts'

type Answer = Omit<AnswerOf<typeof endpoint>, 'success'>

/** One page of the active businesses that match, with the number of all that do. */
export async function listBusinesses(db: Db, query: BusinessQuery, now: () => Date): Promise<Answer> {
  const text = query.search ?? query.q
  const plan = text === undefined ? undefined : await planSearch(db, text)
  const search = plan?.kind === 'search' ? plan : undefined
  // A text of signs and no words finds nothing; it is not as if nothing were asked.
  const found = plan?.kind === 'none' ? sql`false` : search?.condition

  const filters = filtersOf(query, found, now)
  const page = await findPage(db, query, allBut(filters), search?.rank)
  const shown = await summariesOf(db).execute({ ids: page.found.map(({ id }) => id) })
  const byId = new Map(shown.map((row) => [row.id, row]))

  return {
    data: page.found.flatMap(({ id, distanceKm }) => {
      const row = byId.get(id)
      if (!row) return []
      return { ...presentSummary(row), ...(distanceKm === null ? {} : { distanceKm: toTwoDecimals(distanceKm) }) }
    }),
    pagination: pageOf(query, page.total),
    ...(query.facets ? { facets: await countFacets(db, filters, now()) } : {}),
    ...(search?.correctedTo === undefined ? {} : { correctedTo: search.correctedTo }),
  }
}

const toTwoDecimals = (value: number) => Math.round(value * 100) / 100

const summariesOf = prepared((db) =>
  selectSummaries(db)
    .where(sql`${b.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('business_summaries'),
)
