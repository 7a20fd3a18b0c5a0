import { useEffect, useRef } from 'react'

/**
 * Calls back when a control with `data-opens` requests a dialog, as long as the island is mounted
 * (see `opened.ts`). Put the returned ref on an element of the island, which then counts as
 * hydrated.
 */
export function useOpenRequests(onOpen: (what: string) => void) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const hear = (event: Event) => onOpen((event as CustomEvent<string>).detail)
    document.addEventListener('island:open', hear)
    root.current?.dispatchEvent(new CustomEvent('island:awake', { bubbles: true }))
    return () => document.removeEventListener('island:open', hear)
  }, [onOpen])
  return root
}

/** Asks for a dialog from within React. */
export function requestDialog(what: string): void {
  document.dispatchEvent(new CustomEvent('island:open', { detail: what }))
}
