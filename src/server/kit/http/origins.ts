import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { BACKGROUND_REQUEST_HEADER } from '#shared/rules/admin-session.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { ApiDeps, HttpEnv } from './context.ts'

/** For videos sent in parts (`uploads/video-parts.ts`). */
const TUS_HEADERS = ['Tus-Resumable', 'Upload-Length', 'Upload-Offset', 'Upload-Metadata']

/** What scripts of those pages may read besides what every script may. */
const EXPOSED = ['X-Request-Id', 'Retry-After', 'Location', 'Upload-Address', ...TUS_HEADERS].join()

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The origin if its pages may call: the site, a configured one, or the host that the request came
 * to.
 */
function allowed(deps: ApiDeps, origin: string, c: Context): string | null {
  if (origin === new URL(deps.config.siteUrl).origin || deps.config.allowedOrigins.includes(origin))
    return origin
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host ? origin : null
}

/**
 * Lets pages of allowed origins read answers. An OPTIONS that is no preflight goes on to the
 * routes.
 */
export function allowCrossOrigin(deps: ApiDeps): MiddlewareHandler<HttpEnv> {
  const answerPreflight = cors({
    origin: (origin, c) => allowed(deps, origin, c),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', BACKGROUND_REQUEST_HEADER, ...TUS_HEADERS],
    // For the cookie that knows a device; no cookie signs anybody in.
    credentials: true,
    maxAge: 600,
  })
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method'))
      return answerPreflight(c, next)
    // Before the answer is made, and so not by hono/cors: an answer whose headers are set
    // afterwards is made a second time, which takes as long as all else that answers.
    const origin = c.req.header('Origin')
    const reader = origin === undefined ? null : allowed(deps, origin, c)
    if (reader !== null) {
      c.header('Access-Control-Allow-Origin', reader)
      c.header('Access-Control-Allow-Credentials', 'true')
      c.header('Access-Control-Expose-Headers', EXPOSED)
    }
    c.header('Vary', 'Origin')
    await next()
  })
}

/**
 * A page of another website may not change anything, not even with a simple form post. A request
 * without an Origin is not from a page: programs may call, because tokens are in a header and never
 * in a cookie. The one cookie, of a known device, signs nobody in.
 */
export const checkOrigin = (deps: ApiDeps): MiddlewareHandler<HttpEnv> =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin !== undefined && !SAFE.has(c.req.method) && allowed(deps, origin, c) === null)
      throw new ApiError('ORIGIN_NOT_ALLOWED')
    await next()
  })
