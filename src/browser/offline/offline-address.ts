import { parseFilters } from '#shared/view/business-filters.ts'
import type { Coordinate } from '#shared/rules/distance.ts'

/** What an address of the site asks of the saved district. */
export type OfflineView =
  | { kind: 'categories' | 'towns' | 'saved' }
  | { kind: 'place'; slug: string }
  | {
      kind: 'list'
      search: string
      category: string
      town: string
      openNow: boolean
      hasPhone: boolean
      near: Coordinate | null
    }

const EVERYTHING = {
  search: '',
  category: '',
  town: '',
  openNow: false,
  hasPhone: false,
  near: null,
}

/** Reads a path that all languages share, and its query; null where the district says nothing. */
export function parseOfflineAddress(path: string, query: string): OfflineView | null {
  const [, first, second, third] = path.split('/')
  if (first === 'favorites') return { kind: 'saved' }
  if (first === 'business' && second && !third) return { kind: 'place', slug: second }
  const { search, category, location, openNow, hasPhone, near } = parseFilters(query)
  const chosen = { ...EVERYTHING, search, category, town: location, openNow, hasPhone, near }
  if (first === 'businesses') return { kind: 'list', ...chosen }
  if (first === 'categories')
    return second ? { kind: 'list', ...chosen, category: second } : { kind: 'categories' }
  if (first === 'locations')
    return second ? { kind: 'list', ...chosen, town: second } : { kind: 'towns' }
  return null
}
