import { cleanAddress, siteFolder } from '#server/publisher/release.ts'
import type { Release, ReleaseFile } from '#server/publisher/release.ts'

/** One release as the server looks things up in it; never changed once made. */
export type Served = {
  name: string
  folder: string
  files: ReadonlyMap<string, ReleaseFile>
  /** Clean address → file: `/about` → `about.html`. */
  pages: ReadonlyMap<string, string>
}

/** Pages shown in place of another address, never at their own. */
export const NOT_FOUND = '/404'
export const BUSINESS_FALLBACK = '/fallback/business'
export const AD_FALLBACK = '/fallback/classified'
export const POST_FALLBACK = '/fallback/post'
const inner = (address: string) => address === NOT_FOUND || address.startsWith('/fallback/')

/** The index of a release, made from its manifest. */
export function serve(releases: string, release: Release): Served {
  const files = new Map(Object.entries(release.files))
  const html = [...files.keys()].filter((file) => file.endsWith('.html'))
  return {
    name: release.name,
    folder: siteFolder(releases, release.name),
    files,
    pages: new Map(html.map((file) => [cleanAddress(file), file])),
  }
}

/** The file of a page that has an address of its own. */
export const pageAt = (served: Served, address: string): string | undefined =>
  inner(address) ? undefined : served.pages.get(address)
