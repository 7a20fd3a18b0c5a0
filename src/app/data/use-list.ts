import { useSearchParams } from '#app/router/index.ts'
import type { CallName } from '#client/call.ts'
import { useRead, type ReadInput } from './use-read.ts'

type CallQuery<Name extends CallName> = ReadInput<Name>['query' & keyof ReadInput<Name>]

/**
 * A list whose state is in the address, so that Back, a reload and a copied link show the same:
 * `toQuery` turns the query of the address into that of the call. `change` changes the address and
 * goes back to the first page unless a page is given; `hrefOf` is the address it would write.
 */
export function useList<Name extends CallName>(
  name: Name,
  toQuery: (address: URLSearchParams) => CallQuery<Name>,
) {
  const place = useUrlQuery()
  const query = toQuery(place.address)
  const answer = useRead(name, { query } as unknown as ReadInput<Name>, { keepsPrevious: true })
  return { ...place, answer }
}

/** The query of the address, and how it is changed. */
export function useUrlQuery() {
  const [address, setAddress] = useSearchParams()
  return {
    address,
    hrefOf: (changes: UrlQueryChanges) => `?${withQueryChanges(address, changes)}`,
    change: (changes: UrlQueryChanges, options: { replace?: boolean } = {}) =>
      setAddress((before) => withQueryChanges(before, changes), options),
  }
}

export type UrlQueryChanges = Record<string, string | number | null>

/** The query with some values changed; null and blank take one out. */
export function withQueryChanges(
  before: URLSearchParams,
  changes: UrlQueryChanges,
): URLSearchParams {
  const after = new URLSearchParams(before)
  if (!('page' in changes)) after.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '' || (name === 'page' && value === 1)) after.delete(name)
    else after.set(name, String(value))
  }
  return after
}

/** The page number of an address: 1 for anything that is no number. */
export const readPage = (address: URLSearchParams): number => {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}
