import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { BACKGROUND } from '#shared/rules/admin-session.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { ApiDeps, HttpEnv } from './context.ts'

/** For videos sent in parts (`uploads/video-parts.ts`). */
const TUS_HEADERS = ['Tus-Resumable', 'Upload-Length', 'Upload-Offset', 'Upload-Metadata']

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
export function crossOrigin(deps: ApiDeps): MiddlewareHandler<HttpEnv> {
  const answerPreflight = cors({
    origin: (origin, c) => allowed(deps, origin, c),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', BACKGROUND, ...TUS_HEADERS],
    exposeHeaders: ['X-Request-Id', 'Retry-After', 'Location', 'Upload-Address', ...TUS_HEADERS],
    maxAge: 600,
  })
  return createMiddleware<HttpEnv>(async (c, next) => {
    const plainOptions =
      c.req.method === 'OPTIONS' && !c.req.header('Access-Control-Request-Method')
    return plainOptions ? next() : answerPreflight(c, next)
  })
}

/**
 * A page of another website may not change anything, not even with a simple form post. A request
 * without an Origin is not from a page: programs may call, because tokens are in a header and never
 * in a cookie.
 */
export const originCheck = (deps: ApiDeps): MiddlewareHandler<HttpEnv> =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin !== undefined && !SAFE.has(c.req.method) && allowed(deps, origin, c) === null)
      throw new ApiError('ORIGIN_NOT_ALLOWED')
    await next()
  })
