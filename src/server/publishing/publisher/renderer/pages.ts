import { addLanguage, isTranslatedPath, type Language } from '#config/languages.ts'
import { toRenderedFile } from '#server/publishing/releases/release.ts'
import type { PageKeyMaps, PageKeysByPath } from './page-keys.ts'
import type { LanguageBundle, PathToRender, SiteBundle } from './site-bundle.ts'

/** A page or file to render in one language. */
export type PageToRender = PathToRender & {
  bundle: LanguageBundle
  /** The address that all languages share, and the one that the page gets. */
  path: string
  address: string
  file: string
}

/** `/sitemap-ads-0.xml` → `/sitemap-hi-ads-0.xml`: the index names all files at one place. */
const SITEMAP = /^\/sitemap-(?=.+\.xml$)/

/** The address in a language of a page or file that the snapshot has a key for. */
export function getAddressIn(language: Language, path: string): string {
  const isSitemap = language.prefix !== '' && SITEMAP.test(path)
  return isSitemap
    ? path.replace(SITEMAP, `/sitemap-${language.code}-`)
    : addLanguage(language, path)
}

const known = new WeakMap<PageKeysByPath, Map<string, PageKeysByPath>>()

/** A part that was not changed stays the same object, in each language. */
function partIn(language: Language, part: PageKeysByPath): PageKeysByPath {
  if (language.prefix === '') return part
  const made = known.get(part) ?? new Map<string, PageKeysByPath>()
  known.set(part, made)
  const before = made.get(language.code)
  if (before) return before
  const own = [...part].filter(([path]) => isTranslatedPath(path))
  const now = new Map(own.map(([path, key]) => [getAddressIn(language, path), key]))
  made.set(language.code, now)
  return now
}

/** The keys of the pages in all languages, as the rows give them. */
export async function readKeysOfAll({ languages, snapshot }: SiteBundle): Promise<PageKeyMaps> {
  const all: PageKeyMaps[] = []
  for (const { language } of languages) {
    const keys = await snapshot.keys(language.code)
    all.push(keys.map((part) => partIn(language, part)))
  }
  return all.flat()
}

/**
 * What is to be rendered: pages whose address is `wanted`, and those that have no key. With null
 * all pages.
 */
export async function listPagesToRender(
  { languages, snapshot }: SiteBundle,
  wanted: ReadonlySet<string> | null,
  keys: PageKeyMaps,
): Promise<PageToRender[]> {
  const found: PageToRender[] = []
  for (const bundle of languages) {
    const { language } = bundle
    snapshot.want(wanted && pathsIn(language, wanted))
    for (const each of await bundle.paths()) {
      const path = `/${each.pathname.replace(/^\//, '')}`
      if (language.prefix !== '' && !isTranslatedPath(path)) continue
      const address = addLanguage(language, path)
      if (wanted && !wanted.has(address) && keys.some((part) => part.has(address))) continue
      found.push({ ...each, bundle, path, address, file: fileOf(each, address) })
    }
  }
  return found
}

/** The wanted addresses of a language, as all languages share them. */
function pathsIn({ prefix }: Language, wanted: ReadonlySet<string>): ReadonlySet<string> {
  if (prefix === '') return wanted
  const own = [...wanted].filter((address) => `${address}/`.startsWith(`${prefix}/`))
  return new Set(own.map((address) => address.slice(prefix.length) || '/'))
}

/** One file a page, as `build.format` says; an endpoint's path names its file. */
const fileOf = ({ route }: PathToRender, address: string): string =>
  route.type === 'page' ? toRenderedFile(address) : address.slice(1)
