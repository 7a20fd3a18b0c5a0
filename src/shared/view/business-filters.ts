import type { FieldProperty, RequireAll } from '#shared/rules/business-fields.ts'

/** What narrows, orders and shows the business list; the address bar is its only store. */
export type BusinessFilters = {
  search: string
  /** Id or slug. */
  category: string
  state: string
  district: string
  /** Id or slug of a town. */
  location: string
  /** City name, as older links give it; a chosen town replaces it. */
  city: string
  sort: ListSort | ''
  view: ListView
  near: { lat: number; lng: number } | null
  page: number
} & Record<FlagName, boolean>

export const LIST_SORTS = ['name', 'recent', 'category', 'rating', 'nearest'] as const
export type ListSort = (typeof LIST_SORTS)[number]

export const LIST_VIEWS = ['grid', 'list', 'map'] as const
export type ListView = (typeof LIST_VIEWS)[number]

/** `exact`: the words of the search as typed, nothing is corrected or read as a kind. */
export const FLAGS = ['openNow', 'verified', 'featured', 'hasPhone', 'exact'] as const
export type FlagName = (typeof FLAGS)[number]

/** What each of the flags has. */
export const mapFlags = <Value>(valueOf: (name: FlagName) => Value) =>
  Object.fromEntries(FLAGS.map((name) => [name, valueOf(name)])) as Record<FlagName, Value>

export const NO_FILTERS: RequireAll<FieldProperty<'filter'>, BusinessFilters> = {
  search: '',
  category: '',
  state: '',
  district: '',
  location: '',
  city: '',
  ...mapFlags(() => false),
  sort: '',
  view: 'grid',
  near: null,
  page: 1,
}

const TEXTS = ['search', 'category', 'state', 'district', 'location', 'city'] as const
const MAX_TEXT = 200

const ALIASES: Partial<Record<(typeof TEXTS)[number], string>> = {
  search: 'q',
  category: 'categoryId',
}

/**
 * Reads the address bar's query (`?search=bank&page=2`). Unknown or senseless values are dropped,
 * never an error.
 */
export function parseFilters(query: string): BusinessFilters {
  const given = new URLSearchParams(query)
  const filters = { ...NO_FILTERS }
  for (const name of TEXTS) {
    const text = given.get(name) ?? given.get(ALIASES[name] ?? name) ?? ''
    filters[name] = text.trim().slice(0, MAX_TEXT)
  }
  for (const name of FLAGS) filters[name] = ['true', '1', 'on'].includes(given.get(name) ?? '')
  filters.view = LIST_VIEWS.find((view) => view === given.get('view')) ?? 'grid'
  filters.near = readPlace(given)
  const sort = LIST_SORTS.find((name) => name === given.get('sort')) ?? ''
  filters.sort = sort === 'nearest' && !filters.near ? '' : sort
  const page = Number(given.get('page') ?? 1)
  filters.page = Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
  return filters
}

function readPlace(given: URLSearchParams): BusinessFilters['near'] {
  if (!given.get('lat') || !given.get('lng')) return null
  const lat = Number(given.get('lat'))
  const lng = Number(given.get('lng'))
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/**
 * The query for the address bar, `''` or `?…`: only what differs from the standard, always in the
 * same order.
 */
export function formatFilterQuery(filters: BusinessFilters): string {
  const query = new URLSearchParams()
  for (const name of TEXTS) if (filters[name]) query.set(name, filters[name])
  for (const name of FLAGS) if (filters[name]) query.set(name, 'true')
  if (filters.near) {
    query.set('lat', String(filters.near.lat))
    query.set('lng', String(filters.near.lng))
  }
  if (filters.sort) query.set('sort', filters.sort)
  if (filters.view !== 'grid') query.set('view', filters.view)
  if (filters.page > 1) query.set('page', String(filters.page))
  const text = query.toString()
  return text ? `?${text}` : ''
}

/**
 * One choice of the visitor. A new state clears district and town, a new district clears the town,
 * and every change but that of page or view goes back to page 1.
 */
export function changeFilters(
  filters: BusinessFilters,
  change: Partial<BusinessFilters>,
): BusinessFilters {
  const next = { ...filters, ...change }
  if (change.state !== undefined && change.state !== filters.state)
    Object.assign(next, { district: '', location: '', city: '' })
  if (change.district !== undefined && change.district !== filters.district)
    Object.assign(next, { location: '', city: '' })
  if (change.location !== undefined) next.city = ''
  if (change.search !== undefined && change.search !== filters.search) next.exact = false
  const keepsPage = Object.keys(change).every((name) => name === 'page' || name === 'view')
  if (!keepsPage) next.page = 1
  if (next.sort === 'nearest' && !next.near) next.sort = ''
  return next
}

export type FilterName = keyof RequireAll<
  FieldProperty<'filter'>,
  Record<(typeof TEXTS)[number] | FlagName | 'near', unknown>
>

/** The active filters, in the order of their chips. */
export function listActiveFilters(filters: BusinessFilters): FilterName[] {
  const names: FilterName[] = [
    ...TEXTS.filter((name) => filters[name]),
    ...FLAGS.filter((name) => filters[name]),
  ]
  return filters.near ? [...names, 'near'] : names
}

/** The filters without one of them. */
export function withoutFilter(filters: BusinessFilters, name: FilterName): BusinessFilters {
  if (name === 'near') return changeFilters(filters, { near: null })
  return changeFilters(filters, { [name]: NO_FILTERS[name] })
}

/** Everything cleared but the way of looking. */
export const clearFilters = (filters: BusinessFilters): BusinessFilters => ({
  ...NO_FILTERS,
  view: filters.view,
})
