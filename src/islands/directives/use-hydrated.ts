import { useEffect, type RefObject } from 'react'

/** Tells `client:interaction` that the island is hydrated; it then repeats presses that came before. */
export function useHydrated(inside: RefObject<Element | null>): void {
  useEffect(() => {
    inside.current?.dispatchEvent(new CustomEvent('island:awake', { bubbles: true }))
  }, [inside])
}
