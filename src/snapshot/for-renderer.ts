import { readClassifieds } from './classifieds.ts'
import { bringUpToDate, currentRows } from './current-rows.ts'
import { readDistrict } from './district.ts'
import { isFixed } from './fixed-keys.ts'
import { forgetDerived } from './forget.ts'
import { pageKeys, type PageKeys } from './keys.ts'
import { lastmodOf } from './lastmod.ts'
import type { Mark } from './rows.ts'
import { generalAddresses, readSitemapFiles, sitemapIndex, sitemapPath } from './sitemap.ts'
import { want } from './wanted.ts'

/** What the publisher's renderer does with the snapshot; `astro.config.mjs` hands it over. */
export const snapshotForRenderer = {
  /** Reads what the marks name again, or everything with null, and forgets what was made of it. */
  async bringUpToDate(marks: readonly Mark[] | null): Promise<void> {
    forgetDerived()
    await bringUpToDate(marks)
  },
  /** Of all pages made of rows, and of the files of the sitemap that name them. */
  async keys(): Promise<PageKeys> {
    const rows = await currentRows()
    const files = await readSitemapFiles()
    return [
      ...pageKeys(rows, await readDistrict(), await readClassifieds(), new Date()),
      new Map([...files].map(([name, { key }]) => [sitemapPath(name), key])),
    ]
  },
  isFixed,
  want,
  lastmodOf,
  sitemapFiles: readSitemapFiles,
  generalAddresses,
  sitemapIndex,
}
