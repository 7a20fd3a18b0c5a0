import type { Context } from 'hono'
import type { Endpoint, Guard } from '#contract/endpoint.ts'
import { requireUser, VISITOR, type Actor, type UserActor } from '#server/kit/actor/actor.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { BACKGROUND_REQUEST_HEADER } from '#shared/rules/admin-session.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { getNetwork } from '#server/kit/rate-limit/address.ts'
import { getCaller } from './client-address.ts'
import type { Api, HttpEnv, HandlerServices } from './context.ts'
import { openDeviceCookie, type DeviceCookie } from './device-cookie.ts'
import type { ConnectionInfo } from './read-budget.ts'
import { isPrefetch } from './prefetch.ts'
import { getUserAgent } from './user-agent.ts'

/**
 * What a verb gets besides its input: the ports, and what it may know of the request. A verb that
 * needs only a part names it (`Pick<UserContext, 'db' | 'actor'>`), so that jobs and other verbs
 * can call it with only that.
 */
export type BaseContext = HandlerServices & {
  /**
   * The time. A public answer that asks for it is kept for this minute only, so it must not depend
   * on seconds.
   */
  now: () => Date
  /** The network that asks (`getNetwork`), for rate limits. */
  address: string
  /** The connection, for limits that count time. */
  caller: ConnectionInfo
  /** What the browser calls itself (`getUserAgent`); empty when it says nothing. */
  userAgent: string
  /** The tokens by which accounts recognise the browser. */
  devices: DeviceCookie
  /** Asked by a browser for a page that nobody has opened yet. */
  isPrefetch: boolean
}

/** The context of an endpoint that is open to anyone. */
export type VisitorContext = BaseContext & {
  /**
   * The actor. Calling it makes the answer private. An invalid token counts as none: a page must
   * not fail because of an old token.
   */
  whoAsks: () => Promise<Actor>
}

/** The context of an endpoint with a guard: the actor is signed in and passed the guard. */
export type UserContext = BaseContext & { actor: UserActor }

/**
 * The context of a verb that asks who acts, and nothing of a request: decisions and changes of many
 * records are carried out when nobody asks.
 */
export type ActorContext = HandlerServices & Pick<UserContext, 'now' | 'actor'>

/** The same context within a transaction: the transactions of verbs become parts of it. */
export const inTransaction = <C extends { db: Db }>(ctx: C, tx: Transaction): C => ({
  ...ctx,
  db: tx as unknown as Db,
})

/** The context that the guard of an endpoint stands for. */
export type ContextOf<E extends Endpoint> = [E['guard']] extends ['anyone']
  ? VisitorContext
  : 'anyone' extends E['guard']
    ? BaseContext
    : UserContext

/** The context of a request, and which parts of it the verb has used. */
export function openContext(api: Api, c: Context<HttpEnv>) {
  let known: Promise<Actor> | undefined
  const asked = { actor: false, time: false }
  const context: VisitorContext = {
    ...api.ports,
    address: getNetwork(api.getClientAddress(c)),
    caller: getCaller(c),
    userAgent: getUserAgent(c),
    devices: openDeviceCookie(c, api.ports.config),
    isPrefetch: isPrefetch(c),
    now: () => {
      asked.time = true
      return api.deps.now?.() ?? new Date()
    },
    whoAsks: () => {
      asked.actor = true
      return (known ??= authenticateToken(api, c).catch(asVisitor))
    },
  }
  return { context, asked }
}

/** The holder of the token of a request. Throws for an invalid token. */
export async function authenticateToken(api: Api, c: Context<HttpEnv>): Promise<Actor> {
  const token = getBearerToken(c)
  if (token === undefined) return VISITOR
  const actor = await api.authenticate(token, {
    isBackground: c.req.header(BACKGROUND_REQUEST_HEADER) !== undefined,
  })
  c.set('actor', actor)
  return actor
}

/**
 * The caller of an endpoint that is not open to anyone. Throws what its guard and its step-up
 * throw.
 */
export async function authorise(
  api: Api,
  c: Context<HttpEnv>,
  { guard, stepUp }: { guard: Exclude<Guard, 'anyone'>; stepUp: boolean },
): Promise<UserActor> {
  const actor = requireUser(await authenticateToken(api, c), guard)
  if (stepUp) await api.requireConfirmed(actor)
  return actor
}

/** The bearer token of a request. */
export const getBearerToken = (c: Context): string | undefined =>
  /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]

function asVisitor(error: unknown): Actor {
  if (error instanceof ApiError) return VISITOR
  throw error
}
