import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitLanguage } from '#config/languages.ts'
import type { KnownTakedowns } from '#server/publishing/publisher/takedowns/known.ts'
import { stripReviewsSection } from '#server/publishing/publisher/takedowns/remove-reviews.ts'
import { toPagePath } from '#server/publishing/releases/release.ts'
import type { LiveSite } from '#server/publishing/releases/live.ts'
import { NO_CACHE, SECURITY_HEADERS, getContentType } from '#server/publishing/releases/headers.ts'
import { compressText } from './compress-text.ts'
import type { SiteResponse, SiteRequest } from './reply.ts'
import type { ServedRelease, ServedFile } from './served-release.ts'

/** The home page has no stand-in: it is served without its reviews. */
const isHome = (file: string): boolean => splitLanguage(toPagePath(file)).path === '/'

/** The files of a site without the pages that are taken down in it. */
export function createServedFiles(
  site: LiveSite,
  takedowns: KnownTakedowns,
): ServedRelease['files'] {
  const get = (file: string): ServedFile | undefined => {
    const entry = site.files.get(file)
    if (!entry || takedowns.ofFile(file, site.publication) === null) return entry
    return isHome(file) ? { ...entry, isStale: true } : undefined
  }
  return { get, has: (file) => get(file) !== undefined }
}

/** The home page without its reviews, which nobody is to keep. */
export async function answerHomeWithoutReviews(
  served: ServedRelease,
  file: string,
  asked: SiteRequest,
): Promise<SiteResponse> {
  const page = await readFile(join(served.files.get(file)!.site, file), 'utf8')
  const { encoding, text } = await compressText(stripReviewsSection(page), asked)
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': getContentType(file),
    'Cache-Control': NO_CACHE,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  }
  return { status: 200, headers, content: { text } }
}
