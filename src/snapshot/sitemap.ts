import { splitLanguage } from '#config/languages.ts'
import { classifiedAdPath, businessPath } from '#config/routes.ts'
import type { Business } from '#contract/businesses.ts'
import type { Classified } from '#contract/classifieds.ts'
import { getSitemapBlock, groupBusinessesByBlock } from './blocks.ts'
import { getCurrentRows } from './current-rows.ts'
import type { PageKeys } from './keys.ts'
import { getNewestDate } from './newest.ts'
import { compareById } from './order.ts'
import { readOnce } from './read-once.ts'
import { hashValue, getRowKeys } from './row-key.ts'
import type { SnapshotRows } from './rows.ts'
import { memoise, memoiseGroups } from './memoise.ts'

/** A file of the sitemap. */
export type SitemapFile = {
  /** Differs whenever the file differs, as the keys of pages do. */
  key: string
  /** The date of the newest page in it. */
  lastmod: string
  /** The addresses of its pages, each with its date. */
  pages: () => Map<string, string>
}

/** The files as the rows at hand make them. */
export const readSitemapFiles = readOnce(async () => sitemapFiles(await getCurrentRows()))

type Dated = { id: number; updatedAt: string }

/**
 * The files that name businesses and ads, by name (`businesses-0`): blocks of ids, so that a page
 * stays in its file whatever pages come and go. One more file names all other pages. Search
 * engines need not find ads that are over, or businesses that closed.
 */
function sitemapFiles({
  businesses,
  ads,
}: Pick<SnapshotRows, 'businesses' | 'ads'>): ReadonlyMap<string, SitemapFile> {
  return new Map([
    ...[...groupBusinessesByBlock(businesses)]
      .filter(([, block]) => block.some(isListed))
      .map(([n, block]) => [`businesses-${n}`, businessFile(block)] as const),
    ...[...adBlocks(ads.filter(({ status }) => status === 'active'))].map(
      ([n, block]) => [`ads-${n}`, adFile(block)] as const,
    ),
  ])
}

const isListed = ({ status }: Business) => status === 'active'
const adBlocks = memoiseGroups<Classified, number>(getSitemapBlock, compareById)
const businessFile = memoise((block: readonly Business[]) =>
  fileOf(block.filter(isListed), ({ slug }) => businessPath(slug)),
)
const adFile = memoise((block: readonly Classified[]) =>
  fileOf(block, ({ slug }) => classifiedAdPath(slug)),
)

const fileOf = <Row extends Dated>(
  block: readonly Row[],
  pathOf: (row: Row) => string,
): SitemapFile => ({
  key: hashValue(getRowKeys(block)),
  lastmod: getNewestDate(block),
  pages: () => new Map(block.map((row) => [pathOf(row), row.updatedAt])),
})

export const getSitemapPath = (name: string): string => `/sitemap-${name}.xml`

/** The addresses of all other pages: lists, the blog, and pages at fixed addresses. */
export const listNonRecordPaths = (keys: PageKeys): string[] => keys.flatMap(generalOf)

const OF_RECORDS = /^\/(business\/|classified\/(?!page\/))/
/** Such as `/suggest.json`. */
const IS_FILE = /\.\w+$/
const generalOf = memoise((part: PageKeys[number]) =>
  [...part.keys()].filter(
    (address) => !OF_RECORDS.test(splitLanguage(address).path) && !IS_FILE.test(address),
  ),
)

/** The index of the sitemap's files, each with the date of its newest page. */
export function renderSitemapIndex(
  siteUrl: string,
  files: ReadonlyMap<string, string | undefined>,
): string {
  const entries = [...files].sort().map(([name, lastmod]) => {
    const address = new URL(getSitemapPath(name), siteUrl).href
    const at = lastmod ? `<lastmod>${lastmod}</lastmod>` : ''
    return `<sitemap><loc>${address}</loc>${at}</sitemap>`
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?><sitemapindex ' +
    `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`
  )
}
