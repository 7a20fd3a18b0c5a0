import { useMemo } from 'react'
import { classifiedListPath } from '#config/routes.ts'
import { classifiedListMessages as messages } from '#i18n/classified-list-island.ts'
import {
  getCurrentPath,
  setCurrentPath,
  useCurrentPath,
  type HistoryStep,
} from '#islands/navigation/current-path.ts'
import { CLASSIFIEDS_PER_PAGE } from '#shared/rules/classifieds.ts'
import type { InitialClassifiedList } from '#shared/view/classified-list.ts'
import {
  formatClassifiedListPath,
  parseClassifiedFilters,
  changeClassifiedFilters,
  type ClassifiedFilters,
} from '#shared/view/classified-filters.ts'
import { countStaticPages } from '#shared/view/paging.ts'
import type { ApplyClassifiedFilters } from './apply-filters.ts'
import { useClassifiedChoices } from './use-classified-choices.ts'
import { useClassifiedResults } from './use-classified-results.ts'

/** The list of ads as its parts see it. */
export type ClassifiedListState = ReturnType<typeof useClassifiedList>

/**
 * The active filters, the possible choices, the results, and the functions that change them. The
 * state is in the address bar.
 */
export function useClassifiedList(start: InitialClassifiedList) {
  const address = useCurrentPath(classifiedListPath(start.page))
  const filters = useMemo(() => parseClassifiedFilters(address), [address])
  const { listing, last } = useClassifiedResults(filters, start)
  const choices = useClassifiedChoices(filters, last, start, messages.classifiedList)

  const built = countStaticPages(start.total, CLASSIFIEDS_PER_PAGE)
  const getListHref = (wanted: ClassifiedFilters) =>
    formatClassifiedListPath(wanted, classifiedListPath(), built)
  const go = (wanted: ClassifiedFilters, step: HistoryStep = 'push') =>
    setCurrentPath(getListHref(wanted), step)
  // Starts from the present address: a pause in typing may end after another choice.
  const choose: ApplyClassifiedFilters = (change, step) =>
    go(changeClassifiedFilters(parseClassifiedFilters(getCurrentPath()), change), step)
  return { messages, address, filters, choices, listing, getListHref, go, choose }
}
