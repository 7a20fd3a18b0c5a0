import type { PlacedFile } from '#server/releases/live.ts'
import { filesAt } from '#server/releases/release.ts'

/**
 * A file as it may be served. `isStale`: it shows something that was taken down, which has to be
 * left out.
 */
export type ServedFile = PlacedFile & { isStale?: true }

/**
 * One release with the changes laid over it, as the server looks files up. Pages that were taken
 * down are not among the files, so they are answered like pages that the release does not have.
 */
export type Served = {
  name: string
  pages: number
  files: Pick<ReadonlyMap<string, ServedFile>, 'get' | 'has'>
}

/** Pages shown under other addresses, never at their own. */
export const NOT_FOUND = '/404'
export const BUSINESS_FALLBACK = '/fallback/business'
export const AD_FALLBACK = '/fallback/classified'
export const POST_FALLBACK = '/fallback/post'
export const GONE = '/fallback/gone'
const inner = (address: string) => address === NOT_FOUND || address.startsWith('/fallback/')

/** The file of the page at a clean address. */
export const pageFile = (served: Served, address: string): string | undefined =>
  filesAt(address).find((file) => file.endsWith('.html') && served.files.has(file))

/** The file of a page that has an address of its own. */
export const pageAt = (served: Served, address: string): string | undefined =>
  inner(address) ? undefined : pageFile(served, address)
