/* On the global object because pages and astro.config.mjs (renderer) have each their own copy of
   a module. */
const KEY = Symbol.for('zila.wanted')
const kept = globalThis as { [KEY]?: ReadonlySet<string> | null }

/** Says which pages made of rows are to be rendered, by address; null means all of them. */
export const want = (addresses: ReadonlySet<string> | null): void => void (kept[KEY] = addresses)

/**
 * Whether the page of an address is to be rendered now. Every `getStaticPaths` asks: what it leaves
 * out costs nothing.
 */
export const isWanted = (address: string): boolean => kept[KEY]?.has(address) ?? true

/**
 * The same for many pages below one address, by what follows it: the addresses of a hundred
 * thousand are not put together.
 */
export function wantedBelow(base: string): (rest: string) => boolean {
  const wanted = kept[KEY]
  if (!wanted) return () => true
  const rests = new Set(
    [...wanted].flatMap((address) => (address.startsWith(base) ? address.slice(base.length) : [])),
  )
  return (rest) => rests.has(rest)
}
