import { DrizzleQueryError } from 'drizzle-orm'
import type { Context } from 'hono'
import { ERRORS } from '#contract/errors.ts'
import { toLoggableError } from '#server/kit/db/reason.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { HttpEnv } from './context.ts'
import { sendJson } from './json.ts'

/** Postgres and socket codes that mean "not now": shutting down, overloaded, cut off, too slow. */
const TRANSIENT =
  /^(08...|53...|57014|57P0[1-5]|25P0[34]|55P03|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND)$/
/**
 * pg's own words for a connection it lost or could not make in time; these errors carry no code.
 */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/
/**
 * Values the database cannot hold. Input checks refuse them first; this catches what they missed.
 */
const UNSTORABLE = /^(22021|22P05|22P02|22003|22007|22008)$/

/**
 * The one place where errors become answers. What is not meant for the outside is logged and
 * answered without detail.
 */
export function toErrorResponse(error: Error, c: Context<HttpEnv>): Response {
  const failure = asApiError(error)
  const { status } = ERRORS[failure.code]
  // An expected failure is not logged, such as "no release yet" to a load balancer that asks each
  // second.
  if (status >= 500 && failure !== error)
    c.var.logger.error({ err: toLoggableError(error), code: failure.code }, 'request failed')
  // What fails before the log of the request is open has none.
  const { logger } = c.var as Partial<HttpEnv['Variables']>
  if (status === 403) logger?.warn(refusalOf(failure, c), 'refused')
  const { fields, retryAfter, allow } = failure.detail
  if (allow !== undefined) c.header('Allow', allow)
  if (status === 503 || retryAfter !== undefined) c.header('Retry-After', String(retryAfter ?? 5))
  // The rest of the request body is not read.
  if (status === 408) c.header('Connection', 'close')
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  return sendJson(c, status, {
    success: false,
    code: failure.code,
    error: failure.message,
    ...(fields ? { fields } : {}),
    requestId: c.var.requestId,
  })
}

/** Who was refused what, and why. A number names the account, and no address is kept. */
function refusalOf({ code, message, detail }: ApiError, c: Context<HttpEnv>) {
  const { actor } = c.var
  const who =
    actor?.kind === 'user'
      ? { account: actor.id, role: actor.role, adminAccess: actor.adminAccess }
      : { account: detail.account ?? null }
  const origin = code === 'ORIGIN_NOT_ALLOWED' ? { origin: c.req.header('Origin') } : {}
  return { method: c.req.method, path: c.req.path, code, why: message, ...who, ...origin }
}

function asApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  if (TRANSIENT.test(code) || CONNECTION_LOST.test(cause.message))
    return new ApiError('UNAVAILABLE')
  if (UNSTORABLE.test(code)) return new ApiError('INVALID_INPUT')
  return new ApiError('INTERNAL')
}
