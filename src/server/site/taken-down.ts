import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KnownTakedowns } from '#server/publisher/takedowns/known.ts'
import { withoutReviews } from '#server/publisher/takedowns/without-reviews.ts'
import type { Site } from '#server/releases/live.ts'
import { NO_STORE, SAFETY, typeOf } from '#server/releases/headers.ts'
import { compressText } from './compress-text.ts'
import type { Answer, PageRequest } from './reply.ts'
import type { Served, ServedFile } from './served.ts'

/** The home page has no stand-in: it is served without its reviews. */
const HOME = 'index.html'

/** The files of a site without the pages that are taken down in it. */
export function filesToServe(site: Site, takedowns: KnownTakedowns): Served['files'] {
  const get = (file: string): ServedFile | undefined => {
    const entry = site.files.get(file)
    if (!entry || takedowns.ofFile(file, site.publication) === null) return entry
    return file === HOME ? { ...entry, isStale: true } : undefined
  }
  return { get, has: (file) => get(file) !== undefined }
}

/** The home page without its reviews, which nobody is to keep. */
export async function staleHome(served: Served, file: string, asked: PageRequest): Promise<Answer> {
  const page = await readFile(join(served.files.get(file)!.site, file), 'utf8')
  const { encoding, text } = await compressText(withoutReviews(page), asked)
  const headers = {
    ...SAFETY,
    'Content-Type': typeOf(file),
    'Cache-Control': NO_STORE,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  }
  return { status: 200, headers, content: { text } }
}
