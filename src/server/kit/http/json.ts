import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { JsonBody } from './json-body.ts'
import { acceptsGzip } from './encoding.ts'

type Freshness = 'public' | 'private'

/**
 * For a short while a browser or proxy may answer from its copy; then it asks again with the ETag.
 * Of who is signed in nothing is kept, on a device that others may use.
 */
const CACHE_CONTROL: Record<Freshness, string> = {
  public: 'public, max-age=10, must-revalidate',
  private: 'private, no-store',
}
const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends a value as JSON that nobody may keep. */
export function sendJson(c: Context, status: ContentfulStatusCode, value: unknown): Response {
  const text = JSON.stringify(value)
  c.header('Cache-Control', CACHE_CONTROL.private)
  c.header('Content-Type', JSON_TYPE)
  c.header('Content-Length', String(Buffer.byteLength(text)))
  return c.body(text, status)
}

/** The Cache-Control value of a public response. */
export const getCacheControl = (c: Context): string =>
  CACHE_CONTROL[hasAuthorizationHeader(c) ? 'private' : 'public']

/** Whether a request shows a token; whether that is good does not matter here. */
export const hasAuthorizationHeader = (c: Context): boolean =>
  c.req.header('Authorization') !== undefined

/** Sends public JSON, compressed if the client wants that; 304 if the client has it already. */
export async function sendPublicJson(
  c: Context,
  status: ContentfulStatusCode,
  body: JsonBody,
): Promise<Response> {
  c.header('Cache-Control', getCacheControl(c))
  c.header('ETag', body.etag)
  if (matchesEtag(c.req.header('If-None-Match'), body.etag)) return c.body(null, 304)
  c.header('Content-Type', JSON_TYPE)
  if (body.isCompressible) c.header('Vary', 'Accept-Encoding', { append: true })
  const isPacked = body.isCompressible && acceptsGzip(c.req.header('Accept-Encoding'))
  const bytes = isPacked ? await body.compressed() : body.bytes
  if (isPacked) c.header('Content-Encoding', 'gzip')
  c.header('Content-Length', String(bytes.length))
  return c.body(bytes, status)
}

/** Whether an If-None-Match header names this tag, compared as weak ones are. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const given: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? []
  return ifNoneMatch.trim() === '*' || given.includes(etag.slice(2))
}
