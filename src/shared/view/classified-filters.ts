import {
  CLASSIFIED_CONDITIONS,
  CLASSIFIEDS_PER_PAGE,
  type ClassifiedCondition,
} from '#shared/rules/classifieds.ts'
import { MAX_RUPEES } from '#shared/rules/money.ts'

/** What narrows and orders the list of ads; the address bar is its only store. */
export type ClassifiedFilters = {
  search: string
  /** Id or slug. */
  categoryId: string
  condition: ClassifiedCondition | ''
  /** Rupees; empty: no limit. */
  minPrice: string
  maxPrice: string
  city: string
  /** Only the ads saved in this browser. */
  saved: boolean
  sort: ClassifiedSort | ''
  page: number
}

const CLASSIFIED_SORTS = ['price-low', 'price-high'] as const
export type ClassifiedSort = (typeof CLASSIFIED_SORTS)[number]

export const NO_CLASSIFIED_FILTERS: ClassifiedFilters = {
  search: '',
  categoryId: '',
  condition: '',
  minPrice: '',
  maxPrice: '',
  city: '',
  saved: false,
  sort: '',
  page: 1,
}

const MAX_TEXT = 200
const PAGE_PATH = /\/page\/(\d{1,6})$/

/**
 * The list's state at an address below the site. Unknown or senseless values are dropped, never an
 * error.
 */
export function parseClassifiedFilters(address: string): ClassifiedFilters {
  const [path = '', ...rest] = address.split('?')
  const given = new URLSearchParams(rest.join('?'))
  const text = (name: string, other = name) =>
    (given.get(name) ?? given.get(other) ?? '').trim().slice(0, MAX_TEXT)
  const page = Number(given.get('page') ?? PAGE_PATH.exec(path)?.[1] ?? 1)
  return {
    search: text('search', 'q'),
    categoryId: text('categoryId', 'category'),
    condition: CLASSIFIED_CONDITIONS.find((name) => name === given.get('condition')) ?? '',
    minPrice: normaliseRupees(given.get('minPrice')),
    maxPrice: normaliseRupees(given.get('maxPrice')),
    city: text('city'),
    saved: given.get('saved') === 'true',
    sort: CLASSIFIED_SORTS.find((name) => name === given.get('sort')) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** Rupees in digits, of an address or typed as a filter; empty for anything else. */
export function normaliseRupees(given: string | null): string {
  const digits = (given ?? '').replace(/[₹,\s]|\/-/g, '')
  return /^\d{1,8}(\.\d{1,2})?$/.test(digits) && Number(digits) <= MAX_RUPEES
    ? String(Number(digits))
    : ''
}

/**
 * The query for the address bar, `''` or `?…`: only what differs from the standard, always in the
 * same order.
 */
export function formatClassifiedFilterQuery(filters: ClassifiedFilters): string {
  const query = new URLSearchParams()
  for (const name of ['search', 'categoryId', 'condition', 'minPrice', 'maxPrice', 'city'] as const)
    if (filters[name]) query.set(name, filters[name])
  if (filters.saved) query.set('saved', 'true')
  if (filters.sort) query.set('sort', filters.sort)
  if (filters.page > 1) query.set('page', String(filters.page))
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** Nothing is left out and the order is that of the static pages. */
export const isUnfilteredClassifiedList = (filters: ClassifiedFilters): boolean =>
  formatClassifiedFilterQuery({ ...filters, page: 1 }) === ''

/**
 * The address of a state of the list at `base`: of the whole list `built` pages are static and have
 * one of their own.
 */
export function formatClassifiedListPath(
  filters: ClassifiedFilters,
  base: string,
  built: number,
): string {
  if (!isUnfilteredClassifiedList(filters) || filters.page > built)
    return base + formatClassifiedFilterQuery(filters)
  return filters.page > 1 ? `${base}/page/${filters.page}` : base
}

/** One choice of the visitor; every change but that of the page goes back to page 1. */
export function changeClassifiedFilters(
  filters: ClassifiedFilters,
  change: Partial<ClassifiedFilters>,
): ClassifiedFilters {
  return { ...filters, page: 1, ...change }
}

export type ClassifiedFilterName = Exclude<keyof ClassifiedFilters, 'page' | 'sort'>

/** The active filters, in the order of their chips. */
export const listActiveClassifiedFilters = (filters: ClassifiedFilters): ClassifiedFilterName[] =>
  (['search', 'categoryId', 'condition', 'minPrice', 'maxPrice', 'city', 'saved'] as const).filter(
    (name) => filters[name],
  )

/** The query of `GET /classified` for a state of the list. `ids` for the saved ones. */
export function toClassifiedListQuery(filters: ClassifiedFilters, ids: readonly number[]) {
  const amount = (typed: string) => (typed === '' ? undefined : Number(typed))
  return {
    search: filters.search,
    categoryId: filters.categoryId,
    condition: filters.condition || undefined,
    minPrice: amount(filters.minPrice),
    maxPrice: amount(filters.maxPrice),
    city: filters.city,
    ids: filters.saved ? ids.slice(-200).join(',') || '0' : undefined,
    sort: filters.sort || undefined,
    facets: 'true' as const,
    page: filters.page,
    limit: CLASSIFIEDS_PER_PAGE,
  }
}
