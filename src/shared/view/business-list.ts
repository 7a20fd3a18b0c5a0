import { NO_FILTERS } from './business-filters.ts'
import type { BusinessFilters } from './business-filters.ts'
import { cardOf } from './business-card.ts'
import type { CardBusiness } from './business-card.ts'
import { PAGE_SIZE } from './paging.ts'
import type { SearchTold } from './search-notes-html.ts'

/** A category or a town to choose, with how many businesses the choice would leave. */
export interface CategoryCount {
  id: number
  slug: string
  name: string
  count: number
}
export interface TownCount {
  id: number
  slug: string
  city: string
  district: string
  count: number
}

export interface DistrictCount {
  state: string
  district: string
  count: number
}

/**
 * What can be ticked, with how many businesses each tick would leave; on a static page nobody knows
 * who is open.
 */
export type TickCounts = Partial<Record<'openNow' | 'verified' | 'hasPhone', number>>

/** How many businesses each choice of the filters would leave. */
export interface Counts {
  categories: CategoryCount[]
  districts: DistrictCount[]
  towns: TownCount[]
  ticks: TickCounts
}

/** One page of the business list, as the static page carries it and as the API answers. */
export interface ListPage extends Counts {
  businesses: CardBusiness[]
  total: number
  /** What the search made of its words; null where nothing was searched for. */
  reading: SearchTold | null
}

/**
 * What the list begins with: its first page without any filter, and what the page around it shows.
 */
export interface ListStart extends ListPage {
  page: number
  featured: CardBusiness[]
  featuredTotal: number
}

export const FEATURED_SHOWN = 4

/** The part of the API's answer to `GET /businesses` that a page of the list is made of. */
interface Answer {
  data: CardBusiness[]
  pagination: { total: number }
  facets?:
    | ({ category: CategoryCount[]; district: DistrictCount[]; city: TownCount[] } & TickCounts)
    | undefined
  reading?: SearchTold | undefined
}

/**
 * An answer as a page. One without counts keeps those of the page before it, which had the same
 * filters.
 */
export function listPage(
  { data, pagination, facets, reading }: Answer,
  before: Counts = NO_COUNTS,
): ListPage {
  return {
    ...(facets ? countsOf(facets) : before),
    businesses: data.map(cardOf),
    total: pagination.total,
    reading: reading ?? null,
  }
}

const NO_COUNTS: Counts = { categories: [], districts: [], towns: [], ticks: {} }

function countsOf({ category, district, city, ...ticks }: NonNullable<Answer['facets']>): Counts {
  return { categories: category, districts: district, towns: city, ticks }
}

const flag = (on: boolean) => (on ? ('true' as const) : undefined)

/** The query of `GET /map/businesses` for a state of the list. */
export function pointsQuery({ near, view: _, sort: __, page: ___, ...filters }: BusinessFilters) {
  return {
    ...filters,
    openNow: flag(filters.openNow),
    verified: flag(filters.verified),
    featured: flag(filters.featured),
    hasPhone: flag(filters.hasPhone),
    exact: flag(filters.exact),
    lat: near?.lat,
    lng: near?.lng,
  }
}

/** The query of `GET /businesses` for a state of the list. */
export function listQuery(filters: BusinessFilters, withCounts: boolean) {
  const { sort, page } = filters
  return {
    ...pointsQuery(filters),
    page,
    sort: sort || undefined,
    facets: flag(withCounts),
    limit: PAGE_SIZE,
  }
}

/** The filters alone: two states of the list with the same have the same counts. */
export const onlyFilters = (filters: BusinessFilters): BusinessFilters => ({
  ...filters,
  page: NO_FILTERS.page,
  sort: NO_FILTERS.sort,
  view: NO_FILTERS.view,
})

/**
 * The filters with the slug of a category and of a town that the address names by id, as older
 * links do.
 */
export function withSlugs(
  filters: BusinessFilters,
  { categories, towns }: ListPage,
): BusinessFilters {
  const slugOf = (known: ReadonlyArray<{ id: number; slug: string }>, name: string) =>
    known.find(({ id }) => String(id) === name)?.slug ?? name
  return {
    ...filters,
    category: slugOf(categories, filters.category),
    location: slugOf(towns, filters.location),
  }
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))
