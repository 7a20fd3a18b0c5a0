import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { getCurrentPath, type HistoryStep } from '#islands/navigation/current-path.ts'
import { useRemoveListOverlay } from '#islands/directives/use-remove-list-overlay.ts'
import { changeClassifiedFilters, type ClassifiedFilters } from '#shared/view/classified-filters.ts'
import { readChoicesBeforeHydration } from './early-choices.ts'

/** Takes over the static page: applies what was typed or chosen before React came. */
export function useClassifiedInputBeforeHydration(
  root: RefObject<HTMLElement | null>,
  filters: ClassifiedFilters,
  address: string,
  go: (filters: ClassifiedFilters, step: HistoryStep) => void,
): void {
  const early = useRef<Partial<ClassifiedFilters> | null>(null)
  const isDone = useRef(false)

  // Must run first: the next rendering sets the controls to the state of the address.
  useLayoutEffect(() => {
    if (root.current) early.current ??= readChoicesBeforeHydration(root.current)
  }, [root])

  useRemoveListOverlay(address)

  useEffect(() => {
    if (isDone.current || address !== getCurrentPath()) return
    isDone.current = true
    const chosen = early.current ?? {}
    if (Object.keys(chosen).length > 0) go(changeClassifiedFilters(filters, chosen), 'push')
  }, [filters, address, go])
}
