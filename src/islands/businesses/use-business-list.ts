import { useMemo, useState } from 'react'
import { businessListPath } from '#config/routes.ts'
import { listIslandMessages as messages } from '#i18n/list-island.ts'
import {
  getCurrentPath,
  setCurrentPath,
  useCurrentPath,
  type HistoryStep,
} from '#islands/navigation/current-path.ts'
import { changeFilters, type BusinessFilters } from '#shared/view/business-filters.ts'
import { replaceIdsWithSlugs, type InitialBusinessList } from '#shared/view/business-list.ts'
import { formatListPath, parseListAddress } from '#shared/view/list-address.ts'
import { BUSINESSES_PER_PAGE, countStaticPages } from '#shared/view/paging.ts'
import type { ApplyBusinessFilters } from './apply-filters.ts'
import { useFilterChoices } from './use-filter-choices.ts'
import { useBusinessResults } from './use-business-results.ts'

/** The list as its parts see it. */
export type BusinessListState = ReturnType<typeof useBusinessList>

/**
 * The active filters, the possible choices, the results, and the functions that change them. The
 * state is in the address bar.
 */
export function useBusinessList(start: InitialBusinessList) {
  const address = useCurrentPath(businessListPath(start.page))
  const filters = useMemo(
    () => replaceIdsWithSlugs(parseListAddress(address), start),
    [address, start],
  )
  const { listing, last } = useBusinessResults(filters, start)
  const choices = useFilterChoices(filters, last, start, messages.businesses)
  const [asksMap, setAsksMap] = useState(false)

  const getListHref = (wanted: BusinessFilters) =>
    formatListPath(wanted, businessListPath(), countStaticPages(start.total, BUSINESSES_PER_PAGE))
  const go = (wanted: BusinessFilters, step: HistoryStep = 'push') =>
    setCurrentPath(getListHref(wanted), step)
  const choose: ApplyBusinessFilters = (change, step) => {
    if (change.view === 'map') setAsksMap(true)
    // Starts from the present address: a pause in typing may end after another choice.
    const now = replaceIdsWithSlugs(parseListAddress(getCurrentPath()), start)
    const isNew = Object.entries(change).some(
      ([name, value]) => now[name as keyof BusinessFilters] !== value,
    )
    if (isNew) go(changeFilters(now, change), step)
  }
  return {
    start,
    messages,
    address,
    filters,
    choices,
    listing,
    getListHref,
    go,
    choose,
    /** Whether the map's button was pressed; an address alone sends no request to another host. */
    asksMap,
  }
}
