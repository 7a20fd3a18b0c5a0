import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Freshness = 'public' | 'private'

/** For a short while a browser or proxy may answer from its copy; then it asks again with the ETag. */
const CACHE_CONTROL: Record<Freshness, string> = {
  public: 'public, max-age=10, must-revalidate',
  private: 'private, no-store',
}

/** Sends a value as JSON that nobody may keep. */
export function sendJson(c: Context, status: ContentfulStatusCode, value: unknown): Response {
  return sendJsonText(c, status, JSON.stringify(value), 'private')
}

/** Sends JSON. A public answer carries an ETag of its content and is 304 to whoever has it already. */
export function sendJsonText(c: Context, status: ContentfulStatusCode, text: string, freshness: Freshness): Response {
  c.header('Cache-Control', CACHE_CONTROL[freshness])
  if (freshness === 'public') {
    // Weak: the same content compressed is the same answer.
    const etag = `W/"${hash('sha1', text, 'base64url')}"`
    c.header('ETag', etag)
    if (matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304)
  }
  c.header('Content-Type', 'application/json; charset=utf-8')
  c.header('Content-Length', String(Buffer.byteLength(text)))
  return c.body(text, status)
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const given: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? []
  return ifNoneMatch.trim() === '*' || given.includes(etag.slice(2))
}
