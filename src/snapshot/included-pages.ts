import { splitLanguage } from '#config/languages.ts'

let wantedPages: ReadonlySet<string> | null = null

/**
 * Sets which pages made of rows are to be rendered, by the address that all languages share; null
 * means all of them.
 */
export const setIncludedPages = (addresses: ReadonlySet<string> | null): void =>
  void (wantedPages = addresses)

/**
 * Whether the page of an address is to be rendered now. Every `getStaticPaths` asks, and a page
 * that it leaves out costs nothing.
 */
export const isPageIncluded = (address: string): boolean =>
  wantedPages?.has(splitLanguage(address).path) ?? true

/**
 * The same for many pages below one address, by the rest of their address. So a hundred thousand
 * addresses need not be composed.
 */
export function createPageFilter(address: string): (rest: string) => boolean {
  const base = splitLanguage(address).path
  const wanted = wantedPages
  if (!wanted) return () => true
  const rests = new Set(
    [...wanted].flatMap((address) => (address.startsWith(base) ? address.slice(base.length) : [])),
  )
  return (rest) => rests.has(rest)
}
