/** Where the app is. `key` names the history entry; `state` is what a move took along. */
export type Location = {
  pathname: string
  search: string
  hash: string
  state: unknown
  key: string
}

export type Path = Pick<Location, 'pathname' | 'search' | 'hash'>

/** A path such as `/dashboard?tab=x#y`, its parts: blank where it has none. */
export function parsePath(text: string): Path {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? []
  return {
    pathname,
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  }
}

export const formatPath = ({ pathname, search, hash }: Path): string => pathname + search + hash

/** The path that a link leads to from a location: a whole one, or only a query or a hash. */
export function resolvePath(to: string, from: Path): Path {
  const path = parsePath(to)
  if (path.pathname !== '') return path
  const { search, hash } = path
  return { pathname: from.pathname, search: search || hash === '' ? search : from.search, hash }
}

export const createKey = (): string => Math.random().toString(36).slice(2, 10)
