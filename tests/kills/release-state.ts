import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getCurrentRelease } from '#server/publishing/releases/current.ts'
import { readReleaseWithChanges, type PlacedFile } from '#server/publishing/releases/live.ts'
import { isAppPath } from '#config/app-paths.ts'
import { splitLanguage } from '#config/languages.ts'
import { findDeadLinks } from '../site/links.ts'
import { getOpenShops, getShopSlug, SHOPS, parseShopStates } from './shops.ts'

/** The site on the disk: the state that all pages show, and what is wrong with it. */
export type ReleaseState = { state: number | null; problems: string[] }

/**
 * Reads the site as a server would and looks for incomplete changes: bytes that differ from the
 * manifest, pages of two states, listed shops without a page, broken links.
 */
export async function readReleaseState(releases: string): Promise<ReleaseState> {
  const name = await getCurrentRelease(releases)
  const site = name === null ? null : await readReleaseWithChanges(releases, name)
  if (!site) return { state: null, problems: ['No release can be read.'] }
  const problems: string[] = []
  const pages = new Map<string, string>()
  const states = new Set<number>()
  for (const [file, entry] of site.files) {
    const text = await readChecked(file, entry, problems)
    if (!/\.(html|xml|json)$/.test(file)) continue
    parseShopStates(text).forEach((state) => states.add(state))
    if (file.endsWith('.html')) pages.set(file, text)
  }
  const [state = null] = states
  if (states.size !== 1) problems.push(`The site is of the states ${[...states].join(', ')}.`)
  if (state !== null) problems.push(...shopsMissing(state, pages))
  problems.push(
    ...findDeadLinks(
      pages,
      [...site.files.keys()],
      (path) => path.startsWith('/api') || isAppPath(splitLanguage(path).path),
    ),
  )
  return { state, problems: problems.map((problem) => `${name}/${site.change}: ${problem}`) }
}

async function readChecked(file: string, entry: PlacedFile, problems: string[]): Promise<string> {
  const path = join(entry.site, file)
  try {
    const content = await readFile(path)
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    if (hash !== entry.hash || content.length !== entry.size)
      problems.push(`${file} is not what was published.`)
    if (entry.br && !brotliDecompressSync(await readFile(`${path}.br`)).equals(content))
      problems.push(`${file}.br`)
    if (entry.gz && !gunzipSync(await readFile(`${path}.gz`)).equals(content))
      problems.push(`${file}.gz`)
    return content.toString()
  } catch (error) {
    problems.push(`${file} cannot be read: ${String(error)}`)
    return ''
  }
}

/**
 * Shops of a state that have no page or are not in the list, and closed ones that are still there.
 */
function shopsMissing(state: number, pages: ReadonlyMap<string, string>): string[] {
  const list = pages.get('businesses.html') ?? ''
  const open = getOpenShops(state)
  return Array.from({ length: SHOPS }, (_, i) => getShopSlug(i + 1)).flatMap((slug) => {
    const [hasPage, isListed] = [
      pages.has(`business/${slug}.html`),
      list.includes(`"/business/${slug}"`),
    ]
    const isOpen = open.includes(slug)
    return hasPage === isOpen && isListed === isOpen
      ? []
      : [
          `In state ${state} ${slug} ${isOpen ? 'is missing' : 'is still there'}: page ` +
            `${hasPage}, listed ${isListed}.`,
        ]
  })
}
