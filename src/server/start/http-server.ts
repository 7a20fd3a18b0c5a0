import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { errorMessage } from '#contract/errors.ts'
import type { Failure } from '#contract/endpoint.ts'
import { createProxyCheck } from '#server/kit/rate-limit/address.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { limitConnections, queueRequests } from './connections.ts'
import { normaliseRequestUrl, sendAmbiguousRequestError } from './host-header.ts'
import { listen } from './listen.ts'
import { closeSlowConnections } from './slow-readers.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
/** The handler of the API: Hono's `app.fetch`. */
export type ApiFetch = Parameters<typeof getRequestListener>[0]

export type HttpServer = {
  port: number
  /** Hands requests to the API from now on; until then it answers that it is not ready. */
  openApi: (fetch: ApiFetch) => void
  /** Sets what `/api/health` answers until then. */
  sayWhy: (reason: string) => void
  /** Gives running answers a few seconds to finish. */
  close: () => Promise<void>
}

const DRAIN_MS = 3_000
/**
 * Long enough for a video over a slow line. Requests without an upload have a much shorter limit.
 */
const MAX_REQUEST_MS = QUARTER_HOUR_MS
/**
 * Longer than clients and proxies keep a connection that is idle (nginx and most load balancers:
 * 60 s): whoever closes first decides, and a request that is sent meanwhile would be lost.
 */
const KEEP_ALIVE_MS = 72_000
/** Longer than that, so that no idle connection is taken for one that is slow. */
const HEADERS_MS = 75_000

/**
 * Pages whose form, without script, posts to the page itself with the query of its address. The
 * `/forms` routes of the API take it.
 */
const FORM_PAGES = /^\/(?:newsletter\/(?:confirm|unsubscribe)|still-right)(?:\?|$)/

/**
 * Whether the API takes the request. The form of a page is passed on under the address of its API
 * route.
 */
function isForApi(request: IncomingMessage): boolean {
  const url = request.url ?? ''
  if (request.method === 'POST' && FORM_PAGES.test(url)) request.url = `/api/forms${url}`
  return /^\/api(?:[/?]|$)/.test(request.url ?? '')
}

/**
 * One port for everything: `/api` goes to the API, everything else to the site. Throws Refusal if
 * the port is not available.
 */
export async function openHttpServer(options: {
  host: string
  port: number
  site: Handler
  onError: (error: unknown) => void
  /** The header by which browsers that reached the site by https go on with that. */
  hsts?: string | null
  /** Addresses and networks of reverse proxies, beside those of this machine. */
  trustedProxies?: readonly string[]
  /** The release that is served, for what is asked before the API is open. */
  servedRelease?: () => string | null
  /** Called with each request that has a usable address. */
  onRequest?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
}): Promise<HttpServer> {
  let why = errorMessage('UNAVAILABLE')
  let api: Handler = async (request, response) => {
    const asked = /^\/api\/health(?:\/(live|ready))?(?:\?|$)/.exec(request.url ?? '')
    const release = options.servedRelease?.() ?? null
    if (asked?.[1] === 'live') sendJson(response, 200, { success: true, data: { live: true } })
    else if (asked?.[1] === 'ready' && release !== null)
      sendJson(response, 200, { success: true, data: { release } })
    else starting(response, asked ? why : errorMessage('UNAVAILABLE'))
  }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!normaliseRequestUrl(request)) return sendAmbiguousRequestError(response)
    options.onRequest?.(request, response)
    if (options.hsts) response.setHeader('Strict-Transport-Security', options.hsts)
    const handler = isForApi(request) ? api : options.site
    handler(request, response).catch((error: unknown) => {
      options.onError(error)
      destroySockets(response)
    })
  }
  const server = createServer(
    {
      requestTimeout: MAX_REQUEST_MS,
      headersTimeout: HEADERS_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // `host-header.ts` looks at that.
      requireHostHeader: false,
    },
    queueRequests(answer),
  )
  limitConnections(server, createProxyCheck(options.trustedProxies ?? []))
  closeSlowConnections(server)
  await listen(server, { ...options, variable: 'PORT' })
  return {
    port: (server.address() as AddressInfo).port,
    sayWhy: (reason) => (why = reason),
    openApi: (fetch) => (api = getRequestListener(fetch) as Handler),
    close: () => close(server),
  }
}

/** The API alone, on its own port, which only this machine can reach. */
export async function openPrivateApi(
  fetch: ApiFetch,
): Promise<{ apiUrl: string; close: () => Promise<void> }> {
  const site: Handler = async (_, response) => void response.end()
  // The API answers its own errors.
  const front = await openHttpServer({ host: '127.0.0.1', port: 0, site, onError: () => undefined })
  front.openApi(fetch)
  return { apiUrl: `http://127.0.0.1:${front.port}/api`, close: front.close }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await closed.finally(() => clearTimeout(late))
}

function destroySockets(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(500, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(errorMessage('INTERNAL'))
}

function starting(response: ServerResponse, error: string): void {
  const failure: Failure = { success: false, code: 'UNAVAILABLE', error }
  response.setHeader('Retry-After', '5')
  sendJson(response, 503, failure)
}

function sendJson(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(answer))
}
