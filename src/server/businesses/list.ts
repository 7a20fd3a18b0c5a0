import { sql, type SQL } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { SearchInterpretation } from '#contract/search-interpretation.ts'
import type { Facets, listBusinesses as endpoint } from '#contract/businesses.ts'
import { createPrepared } from '#server/kit/db/prepared.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { selectSummaries } from './columns.ts'
import { countFacets } from './facets.ts'
import { excludeConditions, buildFilters, type BusinessQuery } from './filters.ts'
import { findPageIds, listOrderedIds, sliceOrderedIds } from './page.ts'
import { inLanguage } from './in-language.ts'
import { serialiseSummary } from './serialise.ts'
import {
  serialiseInterpretation,
  serialiseNearbyInterpretation,
  runSearch,
  toHindiInterpretation,
  type SearchPlan,
} from './search/index.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

/** What lists are made of, and with a search. */
export const LIST_TABLES = [
  'businesses',
  'categories',
  'districts',
  'former_pages',
  'locations',
  'states',
] as const
export const SEARCH_TABLES = [...LIST_TABLES, 'pincodes', 'search_words', 'blog_posts'] as const

type ListContext = Pick<VisitorContext, 'db' | 'cache' | 'now'>

/** One page of the active businesses that match, with the number of all that do. */
export async function listBusinesses(
  { db, cache, now }: ListContext,
  query: BusinessQuery,
): Promise<Answer> {
  const text = query.search ?? query.q
  const { page: _page, limit: _limit, ...narrowed } = query
  const key = JSON.stringify(narrowed)
  // Only plain lists are kept: a search ranks everything it finds anyway, and two people are hardly
  // ever at the same place.
  const isList = text === undefined && query.lat === undefined && query.ids === undefined
  const look = async (plan?: SearchPlan) => {
    const filters = buildFilters(query, plan?.condition, now)
    const page = isList
      ? sliceOrderedIds(await keptIds(excludeConditions(filters)), query)
      : await findPageIds(db, query, excludeConditions(filters), plan)
    return { filters, page, understood: plan?.understood, isNothing: page.total === 0 }
  }
  const exact = query.exact === true
  const { filters, page, understood } = await (text === undefined
    ? look()
    : runSearch(db, text, look, { exact }))
  const isAround =
    query.lat !== undefined &&
    query.ids === undefined &&
    (query.category ?? query.categoryId) === undefined
  const shown = await summariesOf(db).execute({ ids: page.found.map(({ id }) => id) })
  const byId = new Map(shown.map((row) => [row.id, row]))

  return {
    data: page.found.flatMap(({ id, distanceKm }) => {
      const row = byId.get(id)
      if (!row) return []
      return {
        ...inLanguage(serialiseSummary(row), query.language),
        ...(distanceKm === null ? {} : { distanceKm: toTwoDecimals(distanceKm) }),
      }
    }),
    pagination: toPagination(query, page.total),
    ...(query.facets ? { facets: await keptFacets(now()) } : {}),
    ...(understood
      ? { reading: await inHindi(serialiseInterpretation(db, understood, query, firstOf(page))) }
      : isAround
        ? { reading: await inHindi(serialiseNearbyInterpretation(db, query)) }
        : {}),
    ...(understood?.correctedTo === undefined ? {} : { correctedTo: understood.correctedTo }),
  }

  async function inHindi(reading: Promise<SearchInterpretation>): Promise<SearchInterpretation> {
    return query.language === 'hi' ? toHindiInterpretation(db, await reading) : reading
  }

  function keptIds(where: SQL | undefined): Promise<Int32Array> {
    const make = () => listOrderedIds(db, query, where)
    const timed = query.openNow !== undefined
    return cache.get({
      key: `ids ${key}`,
      tables: LIST_TABLES,
      timed,
      make,
      size: (ids) => ids.byteLength,
    })
  }

  function keptFacets(at: Date): Promise<Facets> {
    const make = () => countFacets(db, filters, at, query.language)
    return cache.get({
      key: `facets ${key}`,
      tables: SEARCH_TABLES,
      timed: true,
      make,
      size: sizeOfFacets,
    })
  }
}

/** In bytes, about. */
const sizeOfFacets = ({ category, city, district }: Facets) =>
  200 * (category.length + city.length + district.length)

const firstOf = ({ found, total }: Awaited<ReturnType<typeof findPageIds>>) => ({
  firstId: found[0]?.id,
  total,
})

const toTwoDecimals = (value: number) => Math.round(value * 100) / 100

const summariesOf = createPrepared((db) =>
  selectSummaries(db)
    .where(sql`${b.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('business_summaries'),
)
