import { formatFilterQuery, parseFilters, type BusinessFilters } from './business-filters.ts'

const PAGE_PATH = /\/page\/(\d{1,6})$/

/**
 * The list's state at an address below the site. The pages of the whole list have addresses of
 * their own, which are static pages; everything else is in the query: `/businesses/page/2`,
 * `/businesses?category=banks&page=2`.
 */
export function parseListAddress(address: string): BusinessFilters {
  const [path = '', ...rest] = address.split('?')
  const filters = parseFilters(rest.join('?'))
  const page = Number(PAGE_PATH.exec(path)?.[1] ?? 1)
  return filters.page === 1 && page > 1 ? { ...filters, page } : filters
}

/**
 * The address of a state of the list, whose first page is at `base`. Of the whole list only `built`
 * pages are there; the rest of it, when the site is older than the list, is asked of the API.
 */
export function formatListPath(filters: BusinessFilters, base: string, built: number): string {
  if (!isUnfilteredList(filters) || filters.page > built) return base + formatFilterQuery(filters)
  return filters.page > 1 ? `${base}/page/${filters.page}` : base
}

/** Nothing is left out, and the order and the way of looking are those of the static pages. */
export const isUnfilteredList = (filters: BusinessFilters): boolean =>
  formatFilterQuery({ ...filters, page: 1 }) === ''
