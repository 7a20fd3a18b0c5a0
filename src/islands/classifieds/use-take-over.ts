import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { currentAddress, type Step } from '#islands/navigation/address.ts'
import { useUncovered } from '#islands/directives/use-uncovered.ts'
import { changeAdFilters, type AdFilters } from '#shared/view/classified-filters.ts'
import { earlyChoices } from './early-choices.ts'

/** Takes over the static page: applies what was typed or chosen before React came. */
export function useTakeOver(
  root: RefObject<HTMLElement | null>,
  filters: AdFilters,
  address: string,
  go: (filters: AdFilters, step: Step) => void,
): void {
  const early = useRef<Partial<AdFilters> | null>(null)
  const isDone = useRef(false)

  // Must run first: the next rendering sets the controls to the state of the address.
  useLayoutEffect(() => {
    if (root.current) early.current ??= earlyChoices(root.current)
  }, [root])

  useUncovered(address)

  useEffect(() => {
    if (isDone.current || address !== currentAddress()) return
    isDone.current = true
    const chosen = early.current ?? {}
    if (Object.keys(chosen).length > 0) go(changeAdFilters(filters, chosen), 'push')
  }, [filters, address, go])
}
