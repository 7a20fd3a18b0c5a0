import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addLanguage, LANGUAGES, splitLanguage } from '#config/languages.ts'
import { toPagePath, toRenderedFile } from '#server/publishing/releases/release.ts'
import type { LiveSite } from '#server/publishing/releases/live.ts'
import type { TakedownKind } from '#server/publishing/publisher/takedowns/known.ts'
import { stripReviewsSection } from '#server/publishing/publisher/takedowns/remove-reviews.ts'
import type { PublishTarget } from './target.ts'

/** Pages that read the API, for pages that show something that was taken down. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/^\/business\//, '/fallback/business'],
  [/^\/classified\//, '/fallback/classified'],
]

/**
 * The files that an address stands for, in all languages: a page, and those of a list below it.
 */
export function listPageFiles(site: Pick<LiveSite, 'files'>, address: string): string[] {
  return LANGUAGES.flatMap((language) => {
    const file = toRenderedFile(addLanguage(language, address))
    const found = [file]
    const pages = file.replace(/\.html$/, '/page/')
    for (let page = 2; site.files.has(`${pages}${page}.html`); page++)
      found.push(`${pages}${page}.html`)
    return found
  })
}

/**
 * Takes a file away from a target, as our own server does: what is gone is removed, and a page that
 * shows something that was taken down gives way to its stand-in until it is made anew.
 */
export async function takeDownFile(
  target: PublishTarget,
  site: Pick<LiveSite, 'files'>,
  file: string,
  kind: TakedownKind,
): Promise<void> {
  const page = kind === 'stale' ? await standInOf(site, file) : null
  if (page === null) await target.remove(file)
  else await target.putPage(file, page)
}

async function standInOf(site: Pick<LiveSite, 'files'>, file: string): Promise<string | null> {
  const { language, path } = splitLanguage(toPagePath(file))
  const isHome = path === '/'
  const standIn = isHome ? path : STAND_INS.find(([pages]) => pages.test(path))?.[1]
  if (standIn === undefined) return null
  const source = toRenderedFile(addLanguage(language, standIn))
  const entry = site.files.get(source)
  if (!entry) return null
  const page = await readFile(join(entry.site, source), 'utf8')
  return isHome ? stripReviewsSection(page) : page
}
