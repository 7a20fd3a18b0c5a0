import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useUncovered } from '#islands/directives/use-uncovered.ts'
import { saidBy } from '#islands/finder/said-by.ts'
import {
  changeFilters,
  parseFilters,
  NO_FILTERS,
  type BusinessFilters,
} from '#shared/view/business-filters.ts'
import { currentAddress, type Step } from '#islands/navigation/address.ts'

/**
 * Takes over the static page: what was typed, chosen or ticked before React came is a choice like
 * any other; the address is put in its usual form.
 */
export function useTakeOver(
  root: RefObject<HTMLElement | null>,
  filters: BusinessFilters,
  address: string,
  go: (filters: BusinessFilters, step: Step) => void,
): void {
  const early = useRef<Partial<BusinessFilters> | null>(null)
  const isDone = useRef(false)

  // Before anything else: the next rendering sets the controls to what the address says.
  useLayoutEffect(() => {
    if (root.current) early.current ??= chosenIn(root.current)
  }, [root])

  useUncovered(address)

  useEffect(() => {
    if (isDone.current || address !== currentAddress()) return
    isDone.current = true
    const news = Object.entries(early.current ?? {}).filter(
      ([name, value]) => !Object.is(value, valueOf(filters, name)),
    )
    // As later: a choice is a step of the history, typing is not.
    const step = news.some(([name]) => name !== 'search') ? 'push' : 'replace'
    go(news.length > 0 ? changeFilters(filters, Object.fromEntries(news)) : filters, step)
  }, [filters, address, go])
}

const valueOf = (filters: BusinessFilters, name: string) => filters[name as keyof BusinessFilters]

/** What the controls say that differs from nothing chosen. */
function chosenIn(root: HTMLElement): Partial<BusinessFilters> {
  const said = Object.entries(parseFilters(saidBy(root)))
  return Object.fromEntries(said.filter(([name, value]) => value !== valueOf(NO_FILTERS, name)))
}
