import type { Context } from 'hono'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { requireRole, requireUser } from '#server/actor.ts'
import { openCall } from './call.ts'
import type { Call } from './call.ts'
import type { Api, HttpEnv } from './context.ts'
import { readInput } from './input.ts'
import type { Input } from './input.ts'
import { sendJson, sendJsonText } from './json.ts'

/** Answers with what the contract states, `success: true` left out. Throws ApiError for the contract's failures. */
export type Handler<E extends Endpoint> = (input: Input<E>, call: Call) => Promise<Omit<AnswerOf<E>, 'success'>>

/**
 * Binds an endpoint of the contract to its handler: guard, input, answer. Public reads may be kept by caches for a
 * moment; `fresh` is for those that must tell the present state.
 */
export function bind<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>, options = { fresh: false }): void {
  const isPublicRead = endpoint.method === 'GET' && endpoint.guard === 'anyone' && !options.fresh
  const answer = isPublicRead ? answerReader : answerCaller
  api.app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), (c) => answer(api, c, endpoint, handler))
}

/** To one caller and for this moment. */
async function answerCaller<E extends Endpoint>(api: Api, c: Context<HttpEnv>, endpoint: E, handler: Handler<E>) {
  const { call } = openCall(api, c, endpoint.guard !== 'anyone')
  if (endpoint.guard === 'user') requireUser(await call.actor())
  else if (endpoint.guard !== 'anyone') requireRole(await call.actor(), endpoint.guard)
  const answer = await handler(await readInput(c, endpoint), call)
  return sendJson(c, endpoint.status, { success: true, ...answer })
}

/** To everyone alike, from memory while nothing has changed; unless it turns out to depend on the caller. */
async function answerReader<E extends Endpoint>(api: Api, c: Context<HttpEnv>, endpoint: E, handler: Handler<E>) {
  // Without the host, which the caller chooses.
  const address = c.req.url.slice(c.req.url.indexOf('/', 8))
  const kept = await api.answers.find(address)
  if (kept.text !== undefined) return sendJsonText(c, endpoint.status, kept.text, 'public')
  const { call, asked } = openCall(api, c, false)
  const answer = await handler(await readInput(c, endpoint), call)
  const text = JSON.stringify({ success: true, ...answer })
  if (!asked.actor) api.answers.keep(address, kept.stamp, text, asked.time)
  return sendJsonText(c, endpoint.status, text, asked.actor ? 'private' : 'public')
}
