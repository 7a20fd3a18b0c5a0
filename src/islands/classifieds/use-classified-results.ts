import { inPageLanguage } from '#i18n/en/page-language.ts'
import type { InitialClassifiedList, ClassifiedListPage } from '#shared/view/classified-list.ts'
import {
  formatClassifiedFilterQuery,
  toClassifiedListQuery,
  NO_CLASSIFIED_FILTERS,
  type ClassifiedFilters,
} from '#shared/view/classified-filters.ts'
import { toClassifiedCard } from '#shared/rules/classifieds.ts'
import { useListPage, type ListState } from '#islands/reading/use-pages.ts'
import { call } from '#stores/api.ts'
import { $savedClassifieds, watchSavedClassifieds } from '#stores/saved-classifieds.ts'

/** The page of the list that the filters ask for, and the last one shown. */
export const useClassifiedResults = (
  filters: ClassifiedFilters,
  start: InitialClassifiedList,
): { listing: ListState<ClassifiedListPage>; last: ClassifiedListPage } =>
  useListPage<ClassifiedListPage>({
    key: formatClassifiedFilterQuery(filters),
    start,
    startKey: formatClassifiedFilterQuery({ ...NO_CLASSIFIED_FILTERS, page: start.page }),
    ask: (signal) => ask(filters, signal),
  })

async function ask(filters: ClassifiedFilters, signal: AbortSignal): Promise<ClassifiedListPage> {
  watchSavedClassifieds()
  const query = {
    ...toClassifiedListQuery(filters, [...$savedClassifieds.get()]),
    ...inPageLanguage,
  }
  const { data, pagination, facets } = await call('GET /classified', { query, signal })
  return {
    ads: data.map(toClassifiedCard),
    total: pagination.total,
    categories: facets?.category ?? [],
    cities: facets?.city ?? [],
  }
}
