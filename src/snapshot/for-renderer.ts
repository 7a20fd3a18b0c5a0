import type { LanguageCode } from '#config/languages.ts'
import { businessPath } from '#config/routes.ts'
import { readClassifieds } from './classifieds.ts'
import { updateCurrentRows, getCurrentRows } from './current-rows.ts'
import { readDistrict } from './district.ts'
import { readDistrictPack } from './district-pack.ts'
import { isFixedPage } from './fixed-keys.ts'
import { resetCaches } from './reset-caches.ts'
import { getPageKeys, type PageKeys } from './keys.ts'
import { getLastModified } from './lastmod.ts'
import type { ChangeMark } from './rows.ts'
import {
  listNonRecordPaths,
  readSitemapFiles,
  renderSitemapIndex,
  getSitemapPath,
} from './sitemap.ts'
import {
  listBusinessSlugs,
  providePageRows,
  readBusinessRows,
  readSharedRows,
} from './page-rows.ts'
import { listOwnPages } from './own-pages.ts'
import { setIncludedPages } from './included-pages.ts'
import { translateRows } from './translate.ts'

/** The functions that the publisher's renderer uses. */
export const snapshotForRenderer = {
  /**
   * Reads the marked records again, or all with null, and forgets what was made of the rows.
   * Businesses that are `waiting` stay as they are published.
   */
  async bringUpToDate(
    marks: readonly ChangeMark[] | null,
    waiting: readonly number[] = [],
    isPublished: (address: string) => boolean = () => true,
  ): Promise<void> {
    resetCaches()
    await updateCurrentRows(marks, {
      waiting: new Set(waiting),
      before: null,
      hasPage: ({ slug }) => isPublished(businessPath(slug)),
    })
  },
  /**
   * The keys of all pages made of rows in a language, and of the sitemap's files that name them, by
   * the address that all languages share.
   */
  async keys(language: LanguageCode): Promise<PageKeys> {
    const rows = translateRows(await getCurrentRows(), language)
    const files = await readSitemapFiles()
    return [
      ...getPageKeys(
        rows,
        await readDistrict(language),
        await readClassifieds(language),
        new Date(),
        await readDistrictPack(),
      ),
      new Map([...files].map(([name, { key }]) => [getSitemapPath(name), key])),
    ]
  },
  ownPages: async (marks: readonly ChangeMark[]): Promise<string[]> =>
    listOwnPages(await getCurrentRows(), marks),
  isFixed: isFixedPage,
  want: setIncludedPages,
  businessSlugs: listBusinessSlugs,
  businessRows: readBusinessRows,
  sharedRows: readSharedRows,
  /** For a process that reads no rows: has the next page made of these. */
  provide: providePageRows,
  forget: resetCaches,
  lastmodOf: getLastModified,
  sitemapFiles: readSitemapFiles,
  generalAddresses: listNonRecordPaths,
  sitemapIndex: renderSitemapIndex,
}
