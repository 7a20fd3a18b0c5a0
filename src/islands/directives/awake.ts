import { useEffect, type RefObject } from 'react'

/** Tells `client:needed` that the island is hydrated; it then repeats presses that came before. */
export function useAwake(inside: RefObject<Element | null>): void {
  useEffect(() => {
    inside.current?.dispatchEvent(new CustomEvent('island:awake', { bubbles: true }))
  }, [inside])
}
