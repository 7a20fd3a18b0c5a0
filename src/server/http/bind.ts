import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { requireRole, requireUser } from '#server/actor.ts'
import { openCall } from './call.ts'
import type { Call } from './call.ts'
import type { Api } from './context.ts'
import { readInput } from './input.ts'
import type { Input } from './input.ts'
import { sendJson } from './json.ts'

/** Answers with what the contract states, `success: true` left out. Throws ApiError for the contract's failures. */
export type Handler<E extends Endpoint> = (input: Input<E>, call: Call) => Promise<Omit<AnswerOf<E>, 'success'>>

/**
 * Binds an endpoint of the contract to its handler: guard, input, answer. Public reads may be kept by caches for a
 * moment; `fresh` is for those that must tell the present state.
 */
export function bind<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>, options = { fresh: false }): void {
  const guarded = endpoint.guard !== 'anyone'
  const cacheable = endpoint.method === 'GET' && !guarded && !options.fresh
  api.app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const { call, isPrivate } = openCall(api, c, guarded)
    if (endpoint.guard === 'user') requireUser(await call.actor())
    else if (endpoint.guard !== 'anyone') requireRole(await call.actor(), endpoint.guard)
    const answer = await handler(await readInput(c, endpoint), call)
    return sendJson(c, endpoint.status, { success: true, ...answer }, cacheable && !isPrivate() ? 'public' : 'private')
  })
}
