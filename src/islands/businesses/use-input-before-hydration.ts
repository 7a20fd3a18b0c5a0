import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useRemoveListOverlay } from '#islands/directives/use-remove-list-overlay.ts'
import { formToQuery } from '#islands/finder/form-to-query.ts'
import {
  changeFilters,
  parseFilters,
  NO_FILTERS,
  type BusinessFilters,
} from '#shared/view/business-filters.ts'
import { getCurrentPath, type HistoryStep } from '#islands/navigation/current-path.ts'

/**
 * Takes over the static page: applies what was typed, chosen or ticked before React came, and
 * normalises the address.
 */
export function useInputBeforeHydration(
  root: RefObject<HTMLElement | null>,
  filters: BusinessFilters,
  address: string,
  go: (filters: BusinessFilters, step: HistoryStep) => void,
): void {
  const early = useRef<Partial<BusinessFilters> | null>(null)
  const isDone = useRef(false)

  // Must run first: the next rendering sets the controls to the state of the address.
  useLayoutEffect(() => {
    if (root.current) early.current ??= chosenIn(root.current)
  }, [root])

  useRemoveListOverlay(address)

  useEffect(() => {
    if (isDone.current || address !== getCurrentPath()) return
    isDone.current = true
    const news = Object.entries(early.current ?? {}).filter(
      ([name, value]) => !Object.is(value, valueOf(filters, name)),
    )
    // As after hydration: a choice adds a step to the history, typing does not.
    const step = news.some(([name]) => name !== 'search') ? 'push' : 'replace'
    go(news.length > 0 ? changeFilters(filters, Object.fromEntries(news)) : filters, step)
  }, [filters, address, go])
}

const valueOf = (filters: BusinessFilters, name: string) => filters[name as keyof BusinessFilters]

/** The values of the controls that differ from the defaults. */
function chosenIn(root: HTMLElement): Partial<BusinessFilters> {
  const said = Object.entries(parseFilters(formToQuery(root)))
  return Object.fromEntries(said.filter(([name, value]) => value !== valueOf(NO_FILTERS, name)))
}
