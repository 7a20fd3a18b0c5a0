import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import type { ConnectionInfo } from '#server/kit/http/read-budget.ts'
import type { PackedPage } from '#server/publishing/publisher/on-demand/index.ts'
import type { PlacedFile } from '#server/publishing/releases/live.ts'
import type { ReleaseFile } from '#server/publishing/releases/release.ts'
import { chooseEncoding, type Encoding } from '#server/kit/http/encoding.ts'
import {
  CACHE_SHORT,
  CACHE_IMMUTABLE,
  getCacheControl,
  NO_CACHE,
  SECURITY_HEADERS,
  getSecurityHeaders,
  getContentType,
} from '#server/publishing/releases/headers.ts'
import { findPageFile, type ServedRelease } from './served-release.ts'

export type SiteRequest = {
  method: string
  target: string
  caller: ConnectionInfo
  acceptEncoding?: string
  ifNoneMatch?: string
}
/** What to send: a body in memory, or a file of `size` bytes. */
export type SiteResponse = {
  status: number
  headers: Record<string, string>
  /** A file that is gzipped while it is sent has no size yet. */
  content:
    | { text: string | Buffer }
    | { file: string; size: number }
    | { file: string; gzipped: true }
    | null
  /**
   * The name and entry of the release's file at exactly this address, which may be kept in memory.
   */
  own?: { file: string; entry: PlacedFile } | undefined
}

const [unpackBrotli, gzipped] = [promisify(brotliDecompress), promisify(gzip)]

const SUFFIX = { br: '.br', gzip: '.gz', identity: '' } as const

/** A file of the release, in an encoding that the browser takes. */
export function createFileResponse(
  served: ServedRelease,
  file: string,
  asked: SiteRequest,
): SiteResponse {
  const entry = served.files.get(file)!
  const { encoding, headers, isKnown } = negotiate(file, entry, asked)
  if (isKnown) return { status: 304, headers, content: null }
  const size = { br: entry.br, gzip: entry.gz, identity: entry.size }[encoding]
  const own = { file, entry }
  if (size === undefined)
    return { status: 200, headers, content: { file: join(entry.site, file), gzipped: true }, own }
  return {
    status: 200,
    headers,
    content: { file: join(entry.site, file + SUFFIX[encoding]), size },
    own,
  }
}

/** A page that is no file, as one of the release with a brotli copy is answered. */
export async function createPackedResponse(
  file: string,
  { size, hash, br }: PackedPage,
  asked: SiteRequest,
): Promise<SiteResponse> {
  const { encoding, headers, isKnown } = negotiate(file, { size, hash, br: br.length }, asked)
  if (isKnown) return { status: 304, headers, content: null }
  if (encoding === 'br') return { status: 200, headers, content: { text: br } }
  const page = await unpackBrotli(br)
  const text = encoding === 'gzip' ? await gzipped(page, { level: 6 }) : page
  return { status: 200, headers, content: { text } }
}

/** The encoding of a file that a browser gets, and the headers; `isKnown`: it has that already. */
function negotiate(file: string, entry: ReleaseFile, asked: SiteRequest) {
  // Pages of a large site have no gzip copy: the few browsers that need one wait for it.
  const encodings: Encoding[] = [
    ...(entry.br ? ['br' as const] : []),
    ...(entry.br || entry.gz ? ['gzip' as const] : []),
  ]
  const encoding = chooseEncoding(asked.acceptEncoding, encodings)
  const etag = `"${entry.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const caching = getCacheControl(file)
  const headers: Record<string, string> = {
    ...getSecurityHeaders(file),
    // Nobody asks again for a file whose name changes with it.
    ...(caching === CACHE_IMMUTABLE ? {} : { ETag: etag }),
    'Cache-Control': caching,
    ...(encodings.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
  }
  if (matchesEtag(etag, asked.ifNoneMatch)) return { encoding, headers, isKnown: true }
  headers['Content-Type'] = getContentType(file)
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return { encoding, headers, isKnown: false }
}

/**
 * A page of the release under another address and status. Caches must not keep it as that address's
 * page.
 */
export function answerWithPage(
  served: ServedRelease,
  address: string,
  status: number,
  asked: SiteRequest,
  more: Record<string, string> = {},
): SiteResponse {
  const file = findPageFile(served, address)
  if (!file) return createTextResponse(status === 200 ? 404 : status, 'Not found.', more)
  const found = createFileResponse(served, file, { ...asked, ifNoneMatch: undefined })
  const headers: Record<string, string> = { ...found.headers, 'Cache-Control': NO_CACHE, ...more }
  delete headers['ETag']
  return { ...found, status, headers, own: undefined }
}

/** A redirect. Browsers would keep one without a limit for ever, and slugs may change back. */
export const redirect = (
  status: 301 | 302 | 303 | 308,
  location: string,
  caching = CACHE_SHORT,
): SiteResponse => ({
  status,
  headers: { ...SECURITY_HEADERS, Location: location, 'Cache-Control': caching },
  content: null,
})

/** An answer without a page. */
export const createTextResponse = (
  status: number,
  text: string,
  more: Record<string, string> = {},
): SiteResponse => ({
  status,
  headers: {
    ...SECURITY_HEADERS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': NO_CACHE,
    ...more,
  },
  content: { text },
})

/** If-None-Match: a list of tags, weak ones compared as strong, or a star. */
export function matchesEtag(etag: string, header: string | undefined): boolean {
  if (!header) return false
  return header
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
