import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useRemoveListOverlay } from '#islands/directives/use-remove-list-overlay.ts'
import { getCurrentPath } from '#islands/navigation/current-path.ts'
import { formToQuery } from './form-to-query.ts'

type Rules<Filters> = { parse: (address: string) => Filters; none: Filters }

/**
 * Takes over the static page: gives what was typed, chosen or ticked before React came to `apply`,
 * once, when the list shows the results for the address bar. `address` is what it shows.
 */
export function useEarlyInput<Filters extends object>(
  root: RefObject<HTMLElement | null>,
  address: string,
  { parse, none }: Rules<Filters>,
  apply: (chosen: Partial<Filters>) => void,
): void {
  const early = useRef<Partial<Filters> | null>(null)
  const isDone = useRef(false)

  // Must run first: the next rendering sets the controls to the state of the address.
  useLayoutEffect(() => {
    if (root.current) early.current ??= withoutSame(parse(formToQuery(root.current)), none)
  }, [root, parse, none])

  useRemoveListOverlay(address)

  useEffect(() => {
    if (isDone.current || address !== getCurrentPath()) return
    isDone.current = true
    apply(early.current ?? {})
  })
}

/** The values that differ from those of the other one. */
export const withoutSame = <Values extends object>(
  values: Partial<Values>,
  other: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !Object.is(value, other[name as keyof Values]),
    ),
  ) as Partial<Values>
