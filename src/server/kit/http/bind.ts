import type { Context } from 'hono'
import type { ResponseOf, Endpoint } from '#contract/endpoint.ts'
import { CONTENT_TABLES, type ContentTable } from '#server/kit/db/tables/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { requireAdmin } from '#server/kit/actor/actor.ts'
import type { Api, HttpEnv } from './context.ts'
import { readInput, type EndpointInput } from './input.ts'
import { getPathAndQuery } from './from-cache.ts'
import { JsonBody } from './json-body.ts'
import { sendJson, sendPublicJson } from './json.ts'
import {
  authorise,
  getBearerToken,
  openContext,
  type ContextOf,
  type VisitorContext,
} from './verb-context.ts'

/**
 * Answers with what the contract states, `success: true` left out. Throws ApiError for the
 * contract's failures. The guard decides what context it gets.
 */
export type Handler<E extends Endpoint> = (
  ctx: ContextOf<E>,
  input: EndpointInput<E>,
) => Promise<Omit<ResponseOf<E>, 'success'>>

/** The handler as `bind` sees it, which makes the context by the guard. */
type AnyHandler<E extends Endpoint> = (
  ctx: VisitorContext,
  input: EndpointInput<E>,
) => ReturnType<Handler<E>>

type Options<E extends Endpoint> = {
  /** Answers the present state always, and nobody may keep it. */
  fresh?: boolean
  /** Though it is `fresh`, a replica may answer that has all public content as it is now. */
  byReplica?: boolean
  /** Answers also callers who have used up their time for reads. */
  always?: boolean
  /** The tables a public answer is made of: it is kept in memory until one of them changes. */
  tables?: readonly ContentTable[]
  /** Inputs that ask for what the public does not see; all but administrators get FORBIDDEN. */
  adminsOnlyIf?: (input: EndpointInput<E>) => boolean
}

/**
 * Binds an endpoint of the contract to its handler: guard, input, answer. Public reads may be kept
 * by caches for a moment; `fresh` is for those that must answer the present state.
 */
export function bind<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: Handler<E>,
  {
    fresh = false,
    byReplica = false,
    always = false,
    tables = CONTENT_TABLES,
    adminsOnlyIf,
  }: Options<E> = {},
): void {
  const given = handler as AnyHandler<E>
  const open: AnyHandler<E> = adminsOnlyIf
    ? async (ctx, input) => {
        if (adminsOnlyIf(input)) requireAdmin(await ctx.whoAsks())
        return given(ctx, input)
      }
    : given
  const isOpenRead = endpoint.method === 'GET' && endpoint.guard === 'anyone'
  const budget = isOpenRead && !always ? api.deps.readBudget : undefined
  const counted: AnyHandler<E> = budget
    ? (ctx, input) => budget.spend(ctx.caller, () => open(ctx, input))
    : open
  api.app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), (c) =>
    isOpenRead && !fresh
      ? answerReader(api, c, endpoint, counted, tables)
      : answerCaller(api, c, endpoint, byReplica ? readByReplica(api, tables, counted) : counted),
  )
}

/** What an endpoint answers as `data`, if it answers nothing besides. */
type DataOf<E extends Endpoint> =
  ResponseOf<E> extends { success: true; data: infer Data }
    ? { success: true; data: Data } extends ResponseOf<E>
      ? Data
      : never
    : never

/** Binds an endpoint that answers what its verb returns: `{ success: true, data }`. */
export function bindData<E extends Endpoint>(
  api: Api,
  endpoint: E,
  verb: (ctx: ContextOf<E>, input: EndpointInput<E>) => DataOf<E> | Promise<DataOf<E>>,
  options: Options<E> = {},
): void {
  const handler = async (ctx: ContextOf<E>, input: EndpointInput<E>) => ({
    data: await verb(ctx, input),
  })
  bind(api, endpoint, handler as unknown as Handler<E>, options)
}

const readByReplica =
  <E extends Endpoint>(
    { reader }: Api,
    tables: readonly ContentTable[],
    handler: AnyHandler<E>,
  ): AnyHandler<E> =>
  (ctx, input) =>
    reader.readNow(tables, (db) => handler({ ...ctx, db }, input))

/** Answers one caller, for this moment. */
async function answerCaller<E extends Endpoint>(
  api: Api,
  c: Context<HttpEnv>,
  endpoint: E,
  handler: AnyHandler<E>,
) {
  const { context } = openContext(api, c)
  const { guard, stepUp } = endpoint
  const ctx =
    guard === 'anyone' ? context : { ...context, actor: await authorise(api, c, { guard, stepUp }) }
  const answer = await handler(ctx, await readInput(c, endpoint))
  return sendJson(c, endpoint.status, { success: true, ...answer })
}

/**
 * Answers everyone alike, from memory while nothing has changed, unless the answer depends on the
 * caller.
 */
async function answerReader<E extends Endpoint>(
  api: Api,
  c: Context<HttpEnv>,
  endpoint: E,
  handler: AnyHandler<E>,
  tables: readonly ContentTable[],
) {
  const address = getPathAndQuery(c.req.url)
  const { kept, stamp } = c.var.found ?? (await api.answers.find(address))
  if (kept) return sendPublicJson(c, endpoint.status, kept.body)
  const input = await readInput(c, endpoint)
  const { context, asked } = openContext(api, c)
  const cache = api.ports.cache.at(stamp.versions)
  const read = (db: Db, isReplica: boolean) =>
    handler(isReplica ? { ...context, db, cache } : context, input)
  // What only the caller sees may be in tables without versions: the primary has them.
  const answered =
    getBearerToken(c) === undefined
      ? api.reader.read(stamp.versions, tables, read)
      : read(context.db, false)
  const answer = { success: true, ...(await answered) }
  if (asked.actor) return sendJson(c, endpoint.status, answer)
  const body = new JsonBody(JSON.stringify(answer))
  api.answers.keep(address, stamp, { body, status: endpoint.status }, { tables, timed: asked.time })
  return sendPublicJson(c, endpoint.status, body)
}
