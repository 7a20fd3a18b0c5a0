type Listener = (event: PopStateEvent) => void

let first: Listener | null = null

/**
 * To be called before the router is made. Gives the history entry of this load a key of its own:
 * the router names every first entry `default`, and the place on the page is kept by that name, so
 * that a screen opened from a public page would begin where another one was left.
 */
export function prepareHistory(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key)
    history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
  addEventListener('popstate', (event) => first?.(event))
}

/** Told of each step in the history before the router: windows know no capture phase. */
export const setHistoryListener = (listener: Listener): void => {
  first = listener
}
