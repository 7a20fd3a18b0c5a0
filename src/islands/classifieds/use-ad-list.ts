import { useMemo } from 'react'
import { classifiedPath } from '#config/routes.ts'
import { getAdListMessages } from '#i18n/ad-list-island.ts'
import {
  getCurrentPath,
  setCurrentPath,
  useCurrentPath,
  type HistoryStep,
} from '#islands/navigation/current-path.ts'
import { ADS_PER_PAGE } from '#shared/rules/classifieds.ts'
import type { InitialAdList } from '#shared/view/ad-list.ts'
import {
  formatAdListPath,
  parseAdFilters,
  changeAdFilters,
  type AdFilters,
} from '#shared/view/classified-filters.ts'
import { countStaticPages } from '#shared/view/paging.ts'
import type { ApplyAdFilters } from './apply-filters.ts'
import { useAdChoices } from './use-ad-choices.ts'
import { useAdResults } from './use-ad-results.ts'

/** The list of ads as its parts see it. */
export type AdListState = ReturnType<typeof useAdList>

/**
 * The active filters, the possible choices, the results, and the functions that change them. The
 * state is in the address bar.
 */
export function useAdList(start: InitialAdList, locale?: string) {
  const messages = getAdListMessages(locale)
  const address = useCurrentPath(classifiedPath(start.page))
  const filters = useMemo(() => parseAdFilters(address), [address])
  const { listing, last } = useAdResults(filters, start)
  const choices = useAdChoices(filters, last, start, messages.adList)

  const built = countStaticPages(start.total, ADS_PER_PAGE)
  const addressOf = (wanted: AdFilters) => formatAdListPath(wanted, classifiedPath(), built)
  const go = (wanted: AdFilters, step: HistoryStep = 'push') =>
    setCurrentPath(addressOf(wanted), step)
  // Starts from the present address: a pause in typing may end after another choice.
  const choose: ApplyAdFilters = (change, step) =>
    go(changeAdFilters(parseAdFilters(getCurrentPath()), change), step)
  return { messages, address, filters, choices, listing, addressOf, go, choose }
}
