import { mapFlags, NO_FILTERS, type BusinessFilters, type FlagName } from './business-filters.ts'
import { toBusinessCard, type BusinessCardData } from './business-card.ts'
import { BUSINESSES_PER_PAGE } from './paging.ts'
import type { SearchResultNotes } from './search-notes-html.ts'

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
export type CheckboxCounts = Partial<Record<Exclude<FlagName, 'featured' | 'exact'>, number>>

/** How many businesses each choice of the filters would leave. */
export interface FilterCounts {
  categories: CategoryCount[]
  districts: DistrictCount[]
  towns: TownCount[]
  ticks: CheckboxCounts
}

/** One page of the business list, as the static page carries it and as the API answers. */
export interface BusinessListPage extends FilterCounts {
  businesses: BusinessCardData[]
  total: number
  /** What the search made of its words; null where nothing was searched for. */
  reading: SearchResultNotes | null
}

/**
 * What the list begins with: its first page without any filter, and what the page around it shows.
 */
export interface InitialBusinessList extends BusinessListPage {
  page: number
  featured: BusinessCardData[]
  featuredTotal: number
}

export const MAX_FEATURED = 4

/** The part of the API's answer to `GET /businesses` that a page of the list is made of. */
interface Answer {
  data: BusinessCardData[]
  pagination: { total: number }
  facets?:
    | ({ category: CategoryCount[]; district: DistrictCount[]; city: TownCount[] } & CheckboxCounts)
    | undefined
  reading?: SearchResultNotes | undefined
}

/**
 * An answer as a page. One without counts keeps those of the page before it, which had the same
 * filters.
 */
export function toListPage(
  { data, pagination, facets, reading }: Answer,
  before: FilterCounts = NO_COUNTS,
): BusinessListPage {
  return {
    ...(facets ? countsOf(facets) : before),
    businesses: data.map(toBusinessCard),
    total: pagination.total,
    reading: reading ?? null,
  }
}

const NO_COUNTS: FilterCounts = { categories: [], districts: [], towns: [], ticks: {} }

function countsOf({
  category,
  district,
  city,
  ...ticks
}: NonNullable<Answer['facets']>): FilterCounts {
  return { categories: category, districts: district, towns: city, ticks }
}

const flag = (on: boolean) => (on ? ('true' as const) : undefined)

/** The query of `GET /map/businesses` for a state of the list. */
export function toPointsQuery({ near, view: _, sort: __, page: ___, ...filters }: BusinessFilters) {
  return {
    ...filters,
    ...mapFlags((name) => flag(filters[name])),
    lat: near?.lat,
    lng: near?.lng,
  }
}

/** The query of `GET /businesses` for a state of the list. */
export function toListQuery(filters: BusinessFilters, withCounts: boolean) {
  const { sort, page } = filters
  return {
    ...toPointsQuery(filters),
    page,
    sort: sort || undefined,
    facets: flag(withCounts),
    limit: BUSINESSES_PER_PAGE,
  }
}

/** The filters alone: two states of the list with the same have the same counts. */
export const withoutPaging = (filters: BusinessFilters): BusinessFilters => ({
  ...filters,
  page: NO_FILTERS.page,
  sort: NO_FILTERS.sort,
  view: NO_FILTERS.view,
})

/**
 * The filters with the slug of a category and of a town that the address names by id, as older
 * links do.
 */
export function replaceIdsWithSlugs(
  filters: BusinessFilters,
  { categories, towns }: BusinessListPage,
): BusinessFilters {
  const slugOf = (known: ReadonlyArray<{ id: number; slug: string }>, name: string) =>
    known.find(({ id }) => String(id) === name)?.slug ?? name
  return {
    ...filters,
    category: slugOf(categories, filters.category),
    location: slugOf(towns, filters.location),
  }
}

export const countBusinessPages = (total: number): number =>
  Math.max(1, Math.ceil(total / BUSINESSES_PER_PAGE))
