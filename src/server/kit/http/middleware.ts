import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { Context, MiddlewareHandler } from 'hono'
import { ENDPOINTS } from '#contract/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import type { ApiDeps, HttpEnv } from './context.ts'

const MAX_BODY_BYTES = 100 * 1024
/** A post may have 200,000 characters, of three bytes each in Hindi; a bank's statement has lines. */
const MAX_LONG_BODY_BYTES = 1024 * 1024
const LONG_BODIES = ['/api/blogs/admin', '/api/ads/bank-statements']
const MAX_ADDRESS_LENGTH = 8 * 1024
const TIMEOUT_MS = 20_000
/** A hundred megabytes over a slow line; `http-server.ts` waits as long for a request. */
const FORM_TIMEOUT_MS = QUARTER_HOUR_MS

/** Endings of the addresses that take forms with files; `multipart.ts` reads and limits those. */
const FORMS = ENDPOINTS.filter(({ files }) => files !== null).map(({ method, path }) => ({
  method,
  parts: `/api${path}`.split('/'),
}))
/** Parts of a video take as long. */
const PARTS = '/api/uploads/videos'
function takesForm({ req }: Context): boolean {
  // Also as the plain form of a browser without script.
  const asked = req.path.replace('/api/forms/', '/api/').split('/')
  const isForm = FORMS.some(
    ({ method, parts }) =>
      method === req.method &&
      parts.length === asked.length &&
      parts.every((part, at) => part === asked[at] || part.startsWith('{')),
  )
  return isForm || req.path.startsWith(PARTS)
}

/**
 * Headers of every answer. Nothing the API sends is ever a page, so nothing in it may load or be
 * framed.
 */
export const securityHeaders = createMiddleware<HttpEnv>(async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Frame-Options', 'DENY')
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  await next()
})

/**
 * One line for each request: never its query or body, which hold what people searched and typed.
 */
export const requestLog = (deps: ApiDeps): MiddlewareHandler<HttpEnv> =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const started = performance.now()
    const logger = deps.logger.child({ requestId: c.var.requestId })
    c.set('logger', logger)
    await next()
    const ms = Math.round(performance.now() - started)
    const line = { method: c.req.method, path: c.req.path, status: c.res.status, ms }
    // A balancer asks for health every few seconds.
    if (/\/health(?:\/\w+)?$/.test(c.req.path) && c.res.ok) logger.debug(line, 'request')
    else logger.info(line, 'request')
  })

/**
 * An address that is no UTF-8 (`%ff`, `%zz`) is refused here; decoding would silently put other
 * characters in.
 */
export const rejectMalformedUrl = createMiddleware<HttpEnv>(async (c, next) => {
  const { url } = c.req
  if (url.length > MAX_ADDRESS_LENGTH)
    throw new ApiError('TOO_LARGE', { message: 'The address is too long.' })
  try {
    decodeURIComponent(url.replaceAll('+', ' '))
  } catch {
    throw new ApiError('INVALID_INPUT', { message: 'The address contains a malformed % sequence.' })
  }
  await next()
})

const tooLarge = () => {
  throw new ApiError('TOO_LARGE')
}
const limitOf = (maxSize: number) => ({
  maxSize,
  measured: bodyLimit({ maxSize, onError: tooLarge }),
})
const ofLongBodies = limitOf(MAX_LONG_BODY_BYTES)
const ofOthers = limitOf(MAX_BODY_BYTES)

/**
 * Refuses a body that is longer than JSON may be; of a read nobody looks at it. Node takes no more
 * than the header says. A body that does not say its length is measured while it is read, which is
 * slow.
 */
export const limitBodySize: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (isRead || takesForm(c)) return next()
  const isLong = LONG_BODIES.some(
    (path) => c.req.path === path || c.req.path.startsWith(`${path}/`),
  )
  const { maxSize, measured } = isLong ? ofLongBodies : ofOthers
  const length = c.req.header('Content-Length')
  if (length === undefined || c.req.header('Transfer-Encoding') !== undefined)
    return measured(c, next)
  if (Number(length) > maxSize) tooLarge()
  return next()
}

/** Limits the time of a request. Postgres's own limit ends the statement that is running. */
export const requestTimeout = createMiddleware<HttpEnv>(async (c, next) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ApiError('UNAVAILABLE')),
      takesForm(c) ? FORM_TIMEOUT_MS : TIMEOUT_MS,
    )
  })
  await Promise.race([next(), late]).finally(() => clearTimeout(timer))
})

/** Lets the background work of this process look at once whether a write has made some due. */
export const wakeTasksAfterWrites =
  ({ tasks }: ApiDeps): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    await next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') tasks.wake?.()
  }
