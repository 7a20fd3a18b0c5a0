import { businessPath } from '#config/routes.ts'
import { readClassifieds } from './classifieds.ts'
import { bringUpToDate, currentRows } from './current-rows.ts'
import { readDistrict } from './district.ts'
import { isFixed } from './fixed-keys.ts'
import { forgetDerived } from './forget.ts'
import { pageKeys, type PageKeys } from './keys.ts'
import { lastmodOf } from './lastmod.ts'
import type { Mark } from './rows.ts'
import { generalAddresses, readSitemapFiles, sitemapIndex, sitemapPath } from './sitemap.ts'
import { include } from './wanted.ts'

/** The functions that the publisher's renderer uses. */
export const snapshotForRenderer = {
  /**
   * Reads the marked records again, or all with null, and forgets what was made of the rows.
   * Businesses that are `waiting` stay as they are published.
   */
  async bringUpToDate(
    marks: readonly Mark[] | null,
    waiting: readonly number[] = [],
    isPublished: (address: string) => boolean = () => true,
  ): Promise<void> {
    forgetDerived()
    await bringUpToDate(marks, {
      waiting: new Set(waiting),
      before: null,
      hasPage: ({ slug }) => isPublished(businessPath(slug)),
    })
  },
  /** The keys of all pages made of rows, and of the sitemap's files that name them. */
  async keys(): Promise<PageKeys> {
    const rows = await currentRows()
    const files = await readSitemapFiles()
    return [
      ...pageKeys(rows, await readDistrict(), await readClassifieds(), new Date()),
      new Map([...files].map(([name, { key }]) => [sitemapPath(name), key])),
    ]
  },
  isFixed,
  want: include,
  lastmodOf,
  sitemapFiles: readSitemapFiles,
  generalAddresses,
  sitemapIndex,
}
