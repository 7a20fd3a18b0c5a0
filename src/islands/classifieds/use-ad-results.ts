import type { AdListStart, AdPage } from '#shared/view/ad-list.ts'
import {
  adFiltersQuery,
  adListQuery,
  NO_AD_FILTERS,
  type AdFilters,
} from '#shared/view/classified-filters.ts'
import { adCardOf } from '#shared/rules/classifieds.ts'
import { usePages, type ListState } from '#islands/reading/use-pages.ts'
import { call } from '#stores/api.ts'
import { $savedAds, watchSavedAds } from '#stores/saved-ads.ts'

/** The page of the list that the filters ask for, and the last one shown. */
export const useAdResults = (
  filters: AdFilters,
  start: AdListStart,
): { listing: ListState<AdPage>; last: AdPage } =>
  usePages<AdPage>({
    key: adFiltersQuery(filters),
    start,
    startKey: adFiltersQuery({ ...NO_AD_FILTERS, page: start.page }),
    ask: (signal) => ask(filters, signal),
  })

async function ask(filters: AdFilters, signal: AbortSignal): Promise<AdPage> {
  watchSavedAds()
  const query = adListQuery(filters, [...$savedAds.get()])
  const { data, pagination, facets } = await call('GET /classified', { query, signal })
  return {
    ads: data.map(adCardOf),
    total: pagination.total,
    categories: facets?.category ?? [],
    cities: facets?.city ?? [],
  }
}
