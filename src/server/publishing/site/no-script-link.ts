import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { html } from 'hono/html'
import { NO_CACHE, SECURITY_HEADERS, getContentType } from '#server/publishing/releases/headers.ts'
import { compressText } from './compress-text.ts'
import type { SiteResponse, SiteRequest } from './reply.ts'
import type { ServedRelease } from './served-release.ts'
import type { RequestTarget } from './target.ts'

/**
 * Query fields by which links narrow the list. Search forms announce by themselves that there is no
 * script.
 */
const NARROWING = ['category', 'categoryId', 'location', 'state', 'district', 'city']

/** Whether a list URL has filters that its static page can answer only with script. */
export const needsNoScriptLink = (path: string, query: URLSearchParams): boolean =>
  path === '/businesses' && !query.has('noscript') && NARROWING.some((name) => query.get(name))

/**
 * The list's static page with a way on for browsers without script: they leave it for the page of
 * results with the same query.
 */
export async function withNoScriptLink(
  served: ServedRelease,
  file: string,
  target: RequestTarget,
  asked: SiteRequest,
): Promise<SiteResponse> {
  const page = await readFile(join(served.files.get(file)!.site, file), 'utf8')
  const query = new URLSearchParams(target.query)
  query.set('noscript', '1')
  const noScriptLink = String(
    await html`<noscript
      ><meta http-equiv="refresh" content="0;url=${target.path}?${query.toString()}"
    /></noscript>`,
  )
  const { encoding, text } = await compressText(
    page.replace('</head>', () => `${noScriptLink}</head>`),
    asked,
  )
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': getContentType(file),
    'Cache-Control': NO_CACHE,
    Vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  }
  return { status: 200, headers, content: { text } }
}
