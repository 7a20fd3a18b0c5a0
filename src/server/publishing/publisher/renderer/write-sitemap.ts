import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageKeyMaps } from './page-keys.ts'
import { addLanguage, splitLanguage, type Language } from '#config/languages.ts'
import { getAddressIn, type PageToRender } from './pages.ts'
import type { LastModifiedByPath, SiteBundle } from './site-bundle.ts'

export type SitemapJob = {
  outDir: string
  siteUrl: string
  /** Of all pages made of rows, and of the sitemap's files. */
  keys: PageKeyMaps
  /** The pages just rendered, those without a key among them. */
  pages: readonly PageToRender[]
  /** The addresses of what differs from before; null when everything does. */
  touched: ReadonlySet<string> | null
}

/**
 * Writes the files of the sitemap that differ, the one of the pages that are neither a business nor
 * an ad, and the index: for each language files of its own. Each file is made by the sitemap
 * integration.
 */
export async function writeSitemap(bundle: SiteBundle, job: SitemapJob): Promise<void> {
  const { snapshot } = bundle
  const files = await snapshot.sitemapFiles()
  const dates = new Map<string, string | undefined>()
  for (const { language } of bundle.languages) {
    const nameIn = (name: string) => (language.prefix === '' ? name : `${language.code}-${name}`)
    for (const [name, file] of files) {
      dates.set(nameIn(name), file.lastmod)
      if (job.touched?.has(getAddressIn(language, `/sitemap-${name}.xml`)) ?? true)
        await writeOne(bundle, job.outDir, nameIn(name), pagesIn(language, file.pages()))
    }
    const general = new Map<string, string | undefined>()
    for (const address of generalPages(bundle, job, language))
      general.set(address, await snapshot.lastmodOf(splitLanguage(address).path))
    dates.set(nameIn('pages'), newest([...general.values()]))
    await writeOne(bundle, job.outDir, nameIn('pages'), general)
  }
  const index = snapshot.sitemapIndex(job.siteUrl, dates)
  await writeFile(join(job.outDir, 'sitemap-index.xml'), index)
}

const pagesIn = (language: Language, pages: LastModifiedByPath): LastModifiedByPath =>
  language.prefix === ''
    ? pages
    : new Map([...pages].map(([path, date]) => [addLanguage(language, path), date]))

/** The pages of lists, of the blog, and those that are not made of rows, in a language. */
function generalPages(
  { snapshot }: SiteBundle,
  { keys, pages }: SitemapJob,
  language: Language,
): string[] {
  const fixed = pages
    .filter(({ route, bundle }) => route.type === 'page' && bundle.language === language)
    .map(({ address }) => address)
    .filter((address) => !keys.some((part) => part.has(address)))
  const general = snapshot
    .generalAddresses(keys)
    .filter((address) => splitLanguage(address).language === language)
  return [...fixed, ...general].sort()
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
