import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { HttpEnv } from '#server/kit/http/context.ts'
import { hasAuthorizationHeader } from '#server/kit/http/json.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { Range, Storage } from '#server/kit/storage/index.ts'
import type { UploadAccess } from './access.ts'
import { HTML_TYPE } from './store.ts'

const NAME =
  /^[0-9a-f]{32}(?:-\d{1,5}x\d{1,5}(?:\.\d{1,5}\.(?:avif|webp)|\.(?:jpg|png))|\.(?:mp4|webm|gif|html))$/
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  gif: 'image/gif',
  html: HTML_TYPE,
}

const HASH_LENGTH = 32
const CACHING = {
  public: 'public, max-age=31536000, immutable',
  private: 'private, no-store',
} as const

/**
 * Sends an upload by its name to those who may see it; for others it does not exist. The name is
 * made from the content, so a browser that has it need never ask again.
 */
export async function serveUpload(
  c: Context<HttpEnv>,
  storage: Storage,
  { name, siteOrigin }: { name: string; siteOrigin: string },
  accessTo: (hash: string) => Promise<UploadAccess>,
): Promise<Response> {
  if (!NAME.test(name)) throw new ApiError('NOT_FOUND')
  const access = await accessTo(name.slice(0, HASH_LENGTH))
  if (access === 'none') return missing(c)
  const etag = `"${name}"`
  c.header('Cache-Control', CACHING[hasAuthorizationHeader(c) ? 'private' : access])
  c.header('Content-Disposition', `inline; filename="${name}"`)
  c.header('Content-Security-Policy', policyOf(name, siteOrigin))
  if (name.endsWith(FRAME)) c.header('X-Frame-Options', undefined)
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  c.header('ETag', etag)
  if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304)
  const asked = requestedRange(c.req.header('Range'))
  const found = await storage.open(name, asked ?? undefined)
  if (!found) return missing(c)
  const { size, body } = found
  c.header('Accept-Ranges', 'bytes')
  if (asked && asked.start >= size) {
    body.destroy()
    c.header('Content-Range', `bytes */${size}`)
    return c.body(null, 416)
  }
  c.header('Content-Type', TYPES[name.slice(name.lastIndexOf('.') + 1)])
  const end = asked ? Math.min(asked.end, size - 1) : size - 1
  if (asked) c.header('Content-Range', `bytes ${asked.start}-${end}/${size}`)
  c.header('Content-Length', String(end - (asked?.start ?? 0) + 1))
  return c.body(Readable.toWeb(body) as ReadableStream, asked ? 206 : 200)
}

const FRAME = '.html'

/**
 * Nobody runs or frames an upload, but for rich media: a page of the site may frame that, and it
 * shows what it holds itself, without scripts and without an origin.
 */
const policyOf = (name: string, siteOrigin: string): string =>
  name.endsWith(FRAME)
    ? "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; " +
      `form-action 'none'; frame-ancestors 'self' ${siteOrigin}; sandbox`
    : "default-src 'none'; frame-ancestors 'none'; sandbox"

/** No cache may remember a missing upload, because it may be added later. */
function missing(c: Context<HttpEnv>): never {
  c.header('ETag', undefined)
  c.header('Cache-Control', 'no-store')
  throw new ApiError('NOT_FOUND')
}

/**
 * The one range that players ask for, `bytes=0-` or `bytes=100-199`; for any other kind the whole
 * file is sent.
 */
function requestedRange(header: string | undefined): Range | null {
  if (!header) return null
  const [, start, end] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header) ?? []
  if (start === undefined) return null
  const range = { start: Number(start), end: end ? Number(end) : Number.MAX_SAFE_INTEGER }
  return range.end < range.start ? null : range
}
