import {
  formatFilterQuery,
  NO_FILTERS,
  type BusinessFilters,
} from '#shared/view/business-filters.ts'
import {
  toListPage,
  toListQuery,
  withoutPaging,
  replaceIdsWithSlugs,
  type BusinessListPage,
  type InitialBusinessList,
} from '#shared/view/business-list.ts'
import { inPageLanguage } from '#i18n/en/page-language.ts'
import { parseListAddress } from '#shared/view/list-address.ts'
import { prefetchList, getPrefetchedList } from '#stores/list-prefetch.ts'
import { lazyCall } from '#stores/lazy-api.ts'
import { getCurrentPath } from '#islands/navigation/current-path.ts'
import { useListPage, type ListState } from '#islands/reading/use-pages.ts'

/** The key of what the list shows: filters, order and page, but not the view. */
const keyOf = (filters: BusinessFilters) => formatFilterQuery({ ...filters, view: 'grid' })

/**
 * The page of the list that the filters ask for, and the last one shown, whose counts the filters
 * keep meanwhile.
 */
export function useBusinessResults(
  filters: BusinessFilters,
  start: InitialBusinessList,
): { listing: ListState<BusinessListPage>; last: BusinessListPage } {
  return useListPage<BusinessListPage>({
    key: keyOf(filters),
    start,
    startKey: keyOf({ ...NO_FILTERS, page: start.page }),
    ask: (signal, known) => {
      const counted = keyOf(withoutPaging(filters))
      return ask(filters, counted === '' ? start : known.get(counted), signal)
    },
    early: (key) => earlyPage(key, start),
  })
}

/**
 * The first request of an address with a query does not use the API's client, which is not loaded
 * yet.
 */
let isEarly = typeof location !== 'undefined' && location.search.length > 1

async function ask(
  filters: BusinessFilters,
  sameFilters: BusinessListPage | undefined,
  signal: AbortSignal,
) {
  const full = { ...toListQuery(filters, true), ...inPageLanguage }
  const early = (isEarly ? prefetchList(full) : getPrefetchedList(full)?.answer)?.catch(() => null)
  isEarly = false
  const query = { ...toListQuery(filters, !sameFilters), ...inPageLanguage }
  const answer = (await early) ?? (await lazyCall('GET /businesses', { query, signal }))
  return toListPage(answer, sameFilters)
}

/** The answer to the request that was made before the island came, if it is the one for `key`. */
function earlyPage(key: string, start: InitialBusinessList): BusinessListPage | null {
  const filters = parseListAddress(getCurrentPath())
  const known = getPrefetchedList({ ...toListQuery(filters, true), ...inPageLanguage })?.known
  return known && keyOf(replaceIdsWithSlugs(filters, start)) === key ? toListPage(known) : null
}
