type Listener = (event: PopStateEvent) => void

let first: Listener | null = null

/** To be called before the router is made: listeners are called in their order. */
export const registerPopStateListener = (): void =>
  addEventListener('popstate', (event) => first?.(event))

/** Told of each step in the history before the router: windows know no capture phase. */
export const setHistoryListener = (listener: Listener): void => {
  first = listener
}
