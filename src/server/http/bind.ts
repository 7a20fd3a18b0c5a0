import type { Context } from 'hono'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { CONTENT_TABLES } from '#server/db/tables/index.ts'
import type { ContentTable } from '#server/db/tables/index.ts'
import { requireRole, requireUser } from '#server/actor/actor.ts'
import { openCall } from './call.ts'
import type { Call } from './call.ts'
import type { Api, HttpEnv } from './context.ts'
import { readInput } from './input.ts'
import type { Input } from './input.ts'
import { addressIn } from './from-memory.ts'
import { JsonBody } from './json-body.ts'
import { sendJson, sendPublic } from './json.ts'

/**
 * Answers with what the contract states, `success: true` left out. Throws ApiError for the
 * contract's failures.
 */
export type Handler<E extends Endpoint> = (
  input: Input<E>,
  call: Call,
) => Promise<Omit<AnswerOf<E>, 'success'>>

type Options = {
  /** Answers the present state always, and nobody may keep it. */
  fresh?: boolean
  /** Answers also those who have used up their time for reads. */
  always?: boolean
  /** The tables a public answer is made of: it is kept in memory until one of them changes. */
  tables?: readonly ContentTable[]
}

/**
 * Binds an endpoint of the contract to its handler: guard, input, answer. Public reads may be kept
 * by caches for a moment; `fresh` is for those that must tell the present state.
 */
export function bind<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: Handler<E>,
  { fresh = false, always = false, tables = CONTENT_TABLES }: Options = {},
): void {
  const isOpenRead = endpoint.method === 'GET' && endpoint.guard === 'anyone'
  const budget = isOpenRead && !always ? api.deps.readBudget : undefined
  const counted: Handler<E> = budget
    ? (input, call) => budget.spend(call.caller, () => handler(input, call))
    : handler
  api.app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), (c) =>
    isOpenRead && !fresh
      ? answerReader(api, c, endpoint, counted, tables)
      : answerCaller(api, c, endpoint, counted),
  )
}

/** To one caller and for this moment. */
async function answerCaller<E extends Endpoint>(
  api: Api,
  c: Context<HttpEnv>,
  endpoint: E,
  handler: Handler<E>,
) {
  const { call } = openCall(api, c, endpoint.guard !== 'anyone')
  if (endpoint.guard === 'user') requireUser(await call.actor())
  else if (endpoint.guard !== 'anyone') requireRole(await call.actor(), endpoint.guard)
  const answer = await handler(await readInput(c, endpoint), call)
  return sendJson(c, endpoint.status, { success: true, ...answer })
}

/**
 * To everyone alike, from memory while nothing has changed; unless it turns out to depend on the
 * caller.
 */
async function answerReader<E extends Endpoint>(
  api: Api,
  c: Context<HttpEnv>,
  endpoint: E,
  handler: Handler<E>,
  tables: readonly ContentTable[],
) {
  const address = addressIn(c.req.url)
  const { kept, stamp } = c.var.found ?? (await api.answers.find(address))
  if (kept) return sendPublic(c, endpoint.status, kept.body)
  const { call, asked } = openCall(api, c, false)
  const answer = { success: true, ...(await handler(await readInput(c, endpoint), call)) }
  if (asked.actor) return sendJson(c, endpoint.status, answer)
  const body = new JsonBody(JSON.stringify(answer))
  api.answers.keep(address, stamp, { body, status: endpoint.status }, { tables, timed: asked.time })
  return sendPublic(c, endpoint.status, body)
}
