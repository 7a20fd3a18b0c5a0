import { useSyncExternalStore } from 'react'
import type { DialogStep } from '#shared/view/dialog-step.ts'

const CHANGED = 'zila:address'

/** Path and query of the address bar. */
export const getCurrentPath = (): string => location.pathname + location.search

/** A new step of the history, or in place of the present one. */
export type HistoryStep = 'push' | 'replace'

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('popstate', onChange)
    removeEventListener(CHANGED, onChange)
  }
}

/** The same, updated as it changes; `inPage` during hydration. */
export const useCurrentPath = (inPage: string): string =>
  useSyncExternalStore(subscribe, getCurrentPath, () => inPage)

/**
 * Writes the address bar. The step of an open dialog stays the last one, so Back closes the dialog
 * first.
 */
export function setCurrentPath(next: string, step: HistoryStep): void {
  if (next === getCurrentPath()) return
  const state = history.state as Partial<DialogStep> | null
  if (step === 'push' && state?.dialogs) {
    history.replaceState(null, '', next)
    history.pushState({ ...state, from: location.href }, '')
  } else if (step === 'push') history.pushState(null, '', next)
  else history.replaceState(history.state, '', next)
  dispatchEvent(new Event(CHANGED))
}
