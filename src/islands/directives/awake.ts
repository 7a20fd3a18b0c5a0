import { useEffect, type RefObject } from 'react'

/**
 * Tells `client:needed` that React has taken over the island's markup; what was pressed meanwhile
 * is pressed now.
 */
export function useAwake(inside: RefObject<Element | null>): void {
  useEffect(() => {
    inside.current?.dispatchEvent(new CustomEvent('island:awake', { bubbles: true }))
  }, [inside])
}
