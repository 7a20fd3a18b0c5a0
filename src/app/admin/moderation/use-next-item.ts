import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * The item one is going to, by its key: the address changes a moment after the press, and nothing
 * may be decided until then. `latest` is for what runs later than the drawing it was made in.
 */
export function useNextItem(addressKey: string | null): {
  isGoing: boolean
  latest: RefObject<string | null>
  setNext: (key: string) => void
} {
  const [next, set] = useState<{ key: string; from: string | null } | null>(null)
  // It has come, or something else has.
  if (next && next.from !== addressKey) set(null)
  const latest = useRef<string | null>(null)
  useLayoutEffect(() => {
    latest.current = next?.key ?? null
  })
  const setNext = (key: string) => {
    latest.current = key
    set({ key, from: addressKey })
  }
  return { isGoing: next !== null, latest, setNext }
}
