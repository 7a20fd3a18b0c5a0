import { addLanguage, FIRST_LANGUAGE, splitLanguage, type Language } from '#config/languages.ts'
import type { PlacedFile } from '#server/publishing/releases/live.ts'
import { listPossibleFiles } from '#server/publishing/releases/release.ts'

/**
 * A file as it may be served. `isStale`: it shows something that was taken down, which has to be
 * left out.
 */
export type ServedFile = PlacedFile & { isStale?: true }

/**
 * One release with the changes laid over it, as the server looks files up. Pages that were taken
 * down are not among the files, so they are answered like pages that the release does not have.
 */
export type ServedRelease = {
  name: string
  pages: number
  files: Pick<ReadonlyMap<string, ServedFile>, 'get' | 'has'>
  /** Whether the page of a file was taken down, whether the release has such a file or not. */
  isTakenDown: (file: string) => boolean
}

/** Pages shown under other addresses, never at their own. */
export const NOT_FOUND_PAGE = '/404'
export const BUSINESS_FALLBACK_PAGE = '/fallback/business'
export const CLASSIFIED_FALLBACK_PAGE = '/fallback/classified'
export const POST_FALLBACK_PAGE = '/fallback/post'
export const GONE_PAGE = '/fallback/gone'
const inner = (address: string) => {
  const { path } = splitLanguage(address)
  return path === NOT_FOUND_PAGE || path.startsWith('/fallback/')
}

/** The file of the page at a clean address. */
export const findPageFile = (served: ServedRelease, address: string): string | undefined =>
  listPossibleFiles(address).find((file) => file.endsWith('.html') && served.files.has(file))

/** The file of a page that has an address of its own. */
export const findPublicPageFile = (served: ServedRelease, address: string): string | undefined =>
  inner(address) ? undefined : findPageFile(served, address)

/**
 * The language of the page at an address, and the address that all languages share. In a language
 * that the release does not have, no address exists.
 */
export function findPageLanguage(
  served: ServedRelease | null,
  address: string,
): { language: Language; path: string } {
  const found = splitLanguage(address)
  const isThere = !served || findPageFile(served, addLanguage(found.language, '/'))
  return isThere ? found : { language: FIRST_LANGUAGE, path: address }
}
