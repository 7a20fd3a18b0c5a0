import { createKey, formatPath, type Location } from './location.ts'

/** What the router needs of a history of entries. */
export type AppHistory = {
  /** The entry that is open. */
  location: () => Location
  push: (location: Location) => void
  replace: (location: Location) => void
  go: (delta: number) => void
  /** Opens what is not of the app. */
  leave: (path: string) => void
  /** Told of steps to another entry: how many, or null where that is unknown. */
  listen: (listener: (location: Location, delta: number | null) => void) => void
}

/** What an entry of the browser's history keeps: the place of the entry, and what a move gave it. */
type EntryState = { key?: string; idx?: number; usr?: unknown }

const readState = () => (history.state ?? {}) as EntryState

/**
 * The browser's history. An entry that the router did not make, such as that of the first load or
 * of a link to a place on the page, is given a key of its own: places on the page are kept by it.
 */
export function createBrowserHistory(): AppHistory {
  let index = readState().idx ?? 0
  const mark = (idx: number) =>
    history.replaceState({ ...readState(), key: readState().key ?? createKey(), idx }, '')
  mark(index)

  const write = ({ key, state, ...path }: Location, idx: number): [EntryState, string, string] => [
    { key, idx, ...(state === undefined || state === null ? {} : { usr: state }) },
    '',
    formatPath(path),
  ]
  const readLocation = (): Location => {
    const { key = '', usr = null } = readState()
    const { pathname, search, hash } = window.location
    return { pathname, search, hash, state: usr, key }
  }
  return {
    location: readLocation,
    push: (location) => {
      index += 1
      history.pushState(...write(location, index))
    },
    replace: (location) => history.replaceState(...write(location, index)),
    go: (delta) => history.go(delta),
    leave: (path) => window.location.assign(path),
    listen: (listener) =>
      addEventListener('popstate', () => {
        const before = index
        const { idx } = readState()
        index = idx ?? before + 1
        if (idx === undefined) mark(index)
        listener(readLocation(), idx === undefined ? null : index - before)
      }),
  }
}
