import type { RefObject } from 'react'
import { useEarlyInput, withoutSame } from '#islands/finder/use-early-input.ts'
import type { HistoryStep } from '#islands/navigation/current-path.ts'
import {
  changeFilters,
  parseFilters,
  NO_FILTERS,
  type BusinessFilters,
} from '#shared/view/business-filters.ts'

const RULES = { parse: parseFilters, none: NO_FILTERS }

/** Applies what was typed or chosen before React came, and normalises the address. */
export function useInputBeforeHydration(
  root: RefObject<HTMLElement | null>,
  filters: BusinessFilters,
  address: string,
  go: (filters: BusinessFilters, step: HistoryStep) => void,
): void {
  useEarlyInput(root, address, RULES, (chosen) => {
    const news = withoutSame(chosen, filters)
    const names = Object.keys(news)
    // As after hydration: a choice adds a step to the history, typing does not.
    const step = names.some((name) => name !== 'search') ? 'push' : 'replace'
    go(names.length > 0 ? changeFilters(filters, news) : filters, step)
  })
}
