import { adPath, businessPath } from '#config/routes.ts'
import type { Business } from '#contract/businesses.ts'
import type { Ad } from '#contract/classifieds.ts'
import { blockOf, businessBlocks } from './blocks.ts'
import { currentRows } from './current-rows.ts'
import type { PageKeys } from './keys.ts'
import { newest } from './newest.ts'
import { byId } from './order.ts'
import { readOnce } from './read-once.ts'
import { keyOf, rowKeys } from './row-key.ts'
import type { Rows } from './rows.ts'
import { keptFor, steadyGroups } from './memoise.ts'

/** A file of the sitemap. */
export type SitemapFile = {
  /** As pages have one: another whenever the file is. */
  key: string
  /** Of the newest page it names. */
  lastmod: string
  /** The addresses of its pages, each with its date. */
  pages: () => Map<string, string>
}

/** The files as the rows at hand make them. */
export const readSitemapFiles = readOnce(async () =>
  sitemapFiles(await currentRows()),
)

type Dated = { id: number; updatedAt: string }

/**
 * The files that name businesses and ads, by name (`businesses-0`): blocks of ids, so that a page
 * stays in its file whatever comes and goes. All other pages are in one more. Ads that are over are
 * not to be found by search engines.
 */
function sitemapFiles({
  businesses,
  ads,
}: Pick<Rows, 'businesses' | 'ads'>): ReadonlyMap<string, SitemapFile> {
  return new Map([
    ...[...businessBlocks(businesses)].map(
      ([n, block]) => [`businesses-${n}`, businessFile(block)] as const,
    ),
    ...[...adBlocks(ads.filter(({ status }) => status === 'active'))].map(
      ([n, block]) => [`ads-${n}`, adFile(block)] as const,
    ),
  ])
}

const adBlocks = steadyGroups<Ad, number>(blockOf, byId)
const businessFile = keptFor((block: readonly Business[]) =>
  fileOf(block, ({ slug }) => businessPath(slug)),
)
const adFile = keptFor((block: readonly Ad[]) => fileOf(block, ({ slug }) => adPath(slug)))

const fileOf = <Row extends Dated>(
  block: readonly Row[],
  pathOf: (row: Row) => string,
): SitemapFile => ({
  key: keyOf(rowKeys(block)),
  lastmod: newest(block),
  pages: () => new Map(block.map((row) => [pathOf(row), row.updatedAt])),
})

export const sitemapPath = (name: string): string => `/sitemap-${name}.xml`

/** The addresses of pages that no such file names: those of lists, of the blog, the fixed ones. */
export const generalAddresses = (keys: PageKeys): string[] => keys.flatMap(generalOf)

const OF_RECORDS = /^\/(business\/|classified\/(?!page\/))/
/** Such as `/suggest.json`. */
const IS_FILE = /\.\w+$/
const generalOf = keptFor((part: PageKeys[number]) =>
  [...part.keys()].filter((address) => !OF_RECORDS.test(address) && !IS_FILE.test(address)),
)

/** The file that names the files, each with the date of its newest page. */
export function sitemapIndex(
  siteUrl: string,
  files: ReadonlyMap<string, string | undefined>,
): string {
  const entries = [...files].sort().map(([name, lastmod]) => {
    const address = new URL(sitemapPath(name), siteUrl).href
    return `<sitemap><loc>${address}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</sitemap>`
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?><sitemapindex ' +
    `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`
  )
}
