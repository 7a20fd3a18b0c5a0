import type { Context } from 'hono'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { HttpEnv } from './context.ts'

type Route = { method: string; path: string }

/**
 * Answers what no route took: 405 for a known address, 404 for an unknown one, and the methods for
 * a plain OPTIONS.
 */
export function createUnmatchedHandler(base: string, routes: readonly Route[]) {
  const known = routes.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${base}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return (c: Context<HttpEnv>): Response => {
    const methods = known
      .filter(({ pattern }) => pattern.test(c.req.path))
      .map(({ method }) => method)
    if (methods.length === 0) throw new ApiError('NOT_FOUND', { message: 'Page not found.' })
    const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
    if (c.req.method !== 'OPTIONS') throw new ApiError('METHOD_NOT_ALLOWED', { allow })
    return c.body(null, 204, { Allow: allow })
  }
}
