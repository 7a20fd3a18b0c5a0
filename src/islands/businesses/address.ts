import { useSyncExternalStore } from 'react'

const CHANGED = 'zila:address'

/** Path and query of the address bar. */
export const currentAddress = (): string => location.pathname + location.search

/** A new step of the history, or in place of the present one. */
export type Step = 'push' | 'replace'

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('popstate', onChange)
    removeEventListener(CHANGED, onChange)
  }
}

/** The same as it changes; `inPage` while the page's own markup is taken over. */
export const useAddress = (inPage: string): string => useSyncExternalStore(subscribe, currentAddress, () => inPage)

/** Writes the address bar. */
export function setAddress(next: string, step: Step): void {
  if (next === currentAddress()) return
  if (step === 'push') history.pushState(null, '', next)
  else history.replaceState(history.state, '', next)
  dispatchEvent(new Event(CHANGED))
}
