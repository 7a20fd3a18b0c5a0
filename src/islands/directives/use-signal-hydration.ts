import { useEffect, type RefObject } from 'react'

/** Tells `client:interaction` that the island is hydrated; it then replays earlier clicks. */
export function useSignalHydration(inside: RefObject<Element | null>): void {
  useEffect(() => {
    inside.current?.dispatchEvent(new CustomEvent('island:awake', { bubbles: true }))
  }, [inside])
}
