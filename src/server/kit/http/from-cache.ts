import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ResponseCache, CachedResponse } from './response-cache.ts'
import { acceptsGzip } from './encoding.ts'
import type { ApiDeps, HttpEnv } from './context.ts'
import { getCacheControl, matchesEtag } from './json.ts'

/** The path and query of a request, without the host, which the caller chooses. */
export const getPathAndQuery = (url: string): string => url.slice(url.indexOf('/', 8))

/** Headers that differ from request to request though the answer is the same. */
const PER_REQUEST_HEADERS = ['x-request-id', 'cache-control', 'content-encoding', 'content-length']

/**
 * Sends a kept answer again before any other middleware runs: an address with a kept answer has
 * passed all of them once. A page of another origin takes the long way, where its headers are made.
 */
export const respondFromCache = (answers: ResponseCache, { logger }: ApiDeps) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const started = performance.now()
    const address = getPathAndQuery(c.req.url)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || !answers.has(address) || c.req.header('Origin') !== undefined) return next()
    // Without the database the long way answers the failure.
    const found = await answers.find(address).catch(() => undefined)
    if (found) c.set('found', found)
    const kept = found?.kept
    if (kept?.headers === undefined) {
      await next()
      if (kept && c.res.status === kept.status) kept.headers = cacheable(c.res.headers)
      return
    }
    const response = await answerOf(c, kept, kept.headers)
    const ms = Math.round(performance.now() - started)
    const line = {
      requestId: c.var.requestId,
      method: c.req.method,
      path: c.req.path,
      status: response.status,
      ms,
    }
    logger.info(line, 'request')
    return response
  })

const cacheable = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !PER_REQUEST_HEADERS.includes(name)))

async function answerOf(
  c: Context<HttpEnv>,
  { body, status }: CachedResponse,
  lasting: Record<string, string>,
) {
  const headers: Record<string, string> = {
    ...lasting,
    'cache-control': getCacheControl(c),
    'x-request-id': c.var.requestId,
  }
  if (matchesEtag(c.req.header('If-None-Match'), body.etag)) {
    delete headers['content-type']
    return new Response(null, { status: 304, headers })
  }
  const isPacked = body.isCompressible && acceptsGzip(c.req.header('Accept-Encoding'))
  const bytes = isPacked ? await body.compressed() : body.bytes
  if (isPacked) headers['content-encoding'] = 'gzip'
  headers['content-length'] = String(bytes.length)
  return new Response(bytes, { status, headers })
}
