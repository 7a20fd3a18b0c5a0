import type { InitialAdList, AdListPage } from '#shared/view/ad-list.ts'
import {
  formatAdFilters,
  toAdListQuery,
  NO_AD_FILTERS,
  type AdFilters,
} from '#shared/view/classified-filters.ts'
import { toAdCard } from '#shared/rules/classifieds.ts'
import { usePages, type ListState } from '#islands/reading/use-pages.ts'
import { call } from '#stores/api.ts'
import { $savedAds, watchSavedAds } from '#stores/saved-ads.ts'

/** The page of the list that the filters ask for, and the last one shown. */
export const useAdResults = (
  filters: AdFilters,
  start: InitialAdList,
): { listing: ListState<AdListPage>; last: AdListPage } =>
  usePages<AdListPage>({
    key: formatAdFilters(filters),
    start,
    startKey: formatAdFilters({ ...NO_AD_FILTERS, page: start.page }),
    ask: (signal) => ask(filters, signal),
  })

async function ask(filters: AdFilters, signal: AbortSignal): Promise<AdListPage> {
  watchSavedAds()
  const query = toAdListQuery(filters, [...$savedAds.get()])
  const { data, pagination, facets } = await call('GET /classified', { query, signal })
  return {
    ads: data.map(toAdCard),
    total: pagination.total,
    categories: facets?.category ?? [],
    cities: facets?.city ?? [],
  }
}
