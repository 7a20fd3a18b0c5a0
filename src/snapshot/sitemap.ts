import { adPath, businessPath } from '#config/routes.ts'
import { currentRows } from './current-rows.ts'
import { newest } from './newest.ts'
import { readOnce } from './read-once.ts'
import { keyOf, rowKeys } from './row-key.ts'
import type { Rows } from './rows.ts'

/** Records in one file of the sitemap: a change writes one such file anew, not the list of all pages. */
const BLOCK = 1000

/** A file of the sitemap. */
export type SitemapFile = {
  /** As pages have one: another whenever the file is. */
  key: string
  /** Of the newest page it names. */
  lastmod: string
  addresses: () => string[]
}

/** The files as the rows at hand make them. */
export const readSitemapFiles = readOnce('sitemap-files', async () => sitemapFiles(await currentRows()))

type Dated = { id: number; updatedAt: string }

/**
 * The files that name businesses and ads, by name (`businesses-0`): blocks of ids, so that a page stays in its file
 * whatever comes and goes. All other pages are in one more. Ads that are over are not to be found by search engines.
 */
function sitemapFiles({ businesses, ads }: Pick<Rows, 'businesses' | 'ads'>): ReadonlyMap<string, SitemapFile> {
  return new Map([
    ...filesOf('businesses', businesses, ({ slug }) => businessPath(slug)),
    ...filesOf('ads', ads.filter(({ status }) => status === 'active'), ({ slug }) => adPath(slug)), // prettier-ignore
  ])
}

function filesOf<Row extends Dated>(
  noun: string,
  rows: readonly Row[],
  pathOf: (row: Row) => string,
): Array<[string, SitemapFile]> {
  const blocks = Map.groupBy(rows, ({ id }) => Math.floor(id / BLOCK))
  return [...blocks].map(([number, block]) => [
    `${noun}-${number}`,
    {
      key: keyOf(rowKeys(block)),
      lastmod: newest(block),
      addresses: () => block.map(pathOf),
    },
  ])
}

export const sitemapPath = (name: string): string => `/sitemap-${name}.xml`

/** The file that names the files, each with the date of its newest page. */
export function sitemapIndex(siteUrl: string, files: ReadonlyMap<string, string | undefined>): string {
  const entries = [...files].sort().map(([name, lastmod]) => {
    const address = new URL(sitemapPath(name), siteUrl).href
    return `<sitemap><loc>${address}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</sitemap>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`
}
