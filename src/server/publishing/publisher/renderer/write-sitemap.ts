import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageKeyMaps } from './page-keys.ts'
import type { LastModifiedByPath, SiteBundle, PathToRender } from './site-bundle.ts'

export type SitemapJob = {
  outDir: string
  siteUrl: string
  /** Of all pages made of rows, and of the sitemap's files. */
  keys: PageKeyMaps
  /** The pages just rendered, those without a key among them. */
  paths: readonly PathToRender[]
  /** What differs from before; null when everything does. */
  touched: ReadonlySet<string> | null
}

/**
 * Writes the files of the sitemap that differ, the one of the pages that are neither a business nor
 * an ad, and the index. Each file is made by the sitemap integration.
 */
export async function writeSitemap(
  bundle: SiteBundle,
  { outDir, siteUrl, keys, paths, touched }: SitemapJob,
): Promise<void> {
  const { snapshot } = bundle
  const files = await snapshot.sitemapFiles()
  for (const [name, file] of files) {
    if (touched?.has(`/sitemap-${name}.xml`) ?? true)
      await writeOne(bundle, outDir, name, file.pages())
  }
  const general = new Map<string, string | undefined>()
  for (const address of generalPages(bundle, keys, paths))
    general.set(address, await snapshot.lastmodOf(address))
  await writeOne(bundle, outDir, 'pages', general)
  const dates = new Map<string, string | undefined>([['pages', newest([...general.values()])]])
  for (const [name, file] of files) dates.set(name, file.lastmod)
  await writeFile(join(outDir, 'sitemap-index.xml'), snapshot.sitemapIndex(siteUrl, dates))
}

/** The pages of lists, of the blog, and those that are not made of rows. */
function generalPages(
  { snapshot }: SiteBundle,
  keys: PageKeyMaps,
  paths: readonly PathToRender[],
): string[] {
  const fixed = paths
    .filter(({ route }) => route.type === 'page')
    .map(({ pathname }) => `/${pathname.replace(/^\//, '')}`)
    .filter((address) => !keys.some((part) => part.has(address)))
  return [...fixed, ...snapshot.generalAddresses(keys)].sort()
}

const newest = (dates: ReadonlyArray<string | undefined>) =>
  dates.reduce((last, date) => (date && (!last || date > last) ? date : last), undefined)

/** The integration names its file by number, so it writes into a folder of its own. */
async function writeOne(
  bundle: SiteBundle,
  outDir: string,
  name: string,
  pages: LastModifiedByPath,
): Promise<void> {
  const folder = await mkdtemp(join(outDir, '.sitemap-'))
  try {
    await bundle.writeSitemap(pathToFileURL(`${folder}/`), pages)
    await rename(join(folder, 'sitemap-0.xml'), join(outDir, `sitemap-${name}.xml`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
