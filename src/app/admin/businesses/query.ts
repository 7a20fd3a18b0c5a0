import type { CallInput } from '#client/call.ts'
import { readPage } from '#app/data/use-list.ts'
import { parseOneOf, readSort } from '#app/admin/table/AdminTable.tsx'
import { BUSINESS_STATUSES } from '#shared/rules/business.ts'
import { GAPS } from '#shared/rules/gaps.ts'

const PAGE_SIZE = 50
const SORTS = ['created', 'updated', 'name', 'confirmed'] as const

type Query = NonNullable<CallInput<'GET /businesses/admin/all'>['query']>

/** The list query for a URL. */
export const toBusinessQuery = (address: URLSearchParams): Query => ({
  ...readSort(address, SORTS),
  page: readPage(address),
  limit: PAGE_SIZE,
  ...toBusinessFilter(address),
})

/** Which listings match, whatever their order and page. */
export function toBusinessFilter(address: URLSearchParams) {
  const lacks = address.get('lacks')
  const mark = address.get('mark')
  const status = parseOneOf(address.get('status'), BUSINESS_STATUSES)
  const missing = parseOneOf(lacks, GAPS)
  const given = (name: string) => address.get(name) || undefined
  return {
    search: given('search'),
    exact: address.get('exact') === '1' ? ('true' as const) : undefined,
    categoryId: given('category'),
    locationId: given('town'),
    source: given('source'),
    status,
    missing,
    stale: lacks === 'stale' || lacks === 'staleUnowned' ? ('true' as const) : undefined,
    owned: lacks === 'staleUnowned' ? ('false' as const) : undefined,
    verified: mark === 'verified' ? ('true' as const) : undefined,
    featured: mark === 'featured' ? ('true' as const) : undefined,
  }
}
