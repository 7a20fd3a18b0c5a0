import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { errorMessage } from '#contract/errors.ts'
import type { Failure } from '#contract/endpoint.ts'
import { errorCode } from '#server/db/refusal.ts'
import { HSTS } from '#server/releases/headers.ts'
import { Refusal } from './refusal.ts'
import { cutSlowReaders } from './slow-readers.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
/** What serves the API: Hono's `app.fetch`. */
export type ApiFetch = Parameters<typeof getRequestListener>[0]

export type Front = {
  port: number
  /** From now on the API answers; until then it says that it is not there yet. */
  openApi: (fetch: ApiFetch) => void
  /** What `/api/health` says until then. */
  sayWhy: (reason: string) => void
  /** Lets answers under way finish, for a few seconds. */
  close: () => Promise<void>
}

const LAST_ANSWERS_MS = 3_000
/** For a video over a slow line; what is no upload is given up much sooner (`http/edge.ts`). */
const MAX_REQUEST_MS = 15 * 60_000

/**
 * Pages that a form without script sends itself back to, with what the address carries: the API's
 * `/forms` takes it.
 */
const FORM_PAGES = /^\/newsletter\/(?:confirm|unsubscribe)(?:\?|$)/

/** Whether the API answers; a page's form is given its address there. */
function isForApi(request: IncomingMessage): boolean {
  const url = request.url ?? ''
  if (request.method === 'POST' && FORM_PAGES.test(url)) request.url = `/api/forms${url}`
  return /^\/api(?:[/?]|$)/.test(request.url ?? '')
}

/**
 * One port for everything: `/api` goes to the API, all else to the site. Throws Refusal when the
 * port cannot be had.
 */
export async function openHttpServer(options: {
  host: string
  port: number
  site: Handler
  onError: (error: unknown) => void
  /** Whether browsers reach all of this by https. */
  isHttps?: boolean
}): Promise<Front> {
  let why = errorMessage('UNAVAILABLE')
  let api: Handler = async (request, response) =>
    notYet(response, isForHealth(request) ? why : errorMessage('UNAVAILABLE'))
  const server = createServer((request, response) => {
    if (options.isHttps) response.setHeader('Strict-Transport-Security', HSTS)
    const handler = isForApi(request) ? api : options.site
    handler(request, response).catch((error: unknown) => {
      options.onError(error)
      giveUp(response)
    })
  })
  server.requestTimeout = MAX_REQUEST_MS
  cutSlowReaders(server)
  await listen(server, options.host, options.port)
  return {
    port: (server.address() as AddressInfo).port,
    sayWhy: (reason) => (why = reason),
    openApi: (fetch) => (api = getRequestListener(fetch) as Handler),
    close: () => close(server),
  }
}

/** The API alone, on a port of its own that only this machine reaches. */
export async function openPrivateApi(
  fetch: ApiFetch,
): Promise<{ apiUrl: string; close: () => Promise<void> }> {
  const site: Handler = async (_, response) => void response.end()
  // The API answers its own errors.
  const front = await openHttpServer({ host: '127.0.0.1', port: 0, site, onError: () => undefined })
  front.openApi(fetch)
  return { apiUrl: `http://127.0.0.1:${front.port}/api`, close: front.close }
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refusal(error, host, port)))
    server.listen(port, host, resolve)
  })
}

function refusal(error: Error, host: string, port: number): Error {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new Refusal(
        `Port ${port} is in use: stop the program that has it, or choose another one with PORT.`,
      )
    case 'EACCES':
      return new Refusal(
        `Port ${port} may not be opened by this user: choose one above 1023 with PORT.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Refusal(
        `HOST is ${host}, which is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all.`,
      )
    default:
      return error
  }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS)
  await closed.finally(() => clearTimeout(late))
}

function giveUp(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(500, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(errorMessage('INTERNAL'))
}

const isForHealth = ({ url = '' }: IncomingMessage) => /^\/api\/health(?:\?|$)/.test(url)

function notYet(response: ServerResponse, error: string): void {
  const failure: Failure = { success: false, code: 'UNAVAILABLE', error }
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Retry-After': '5',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify(failure))
}
