import type { Context } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { VISITOR } from '#server/actor/actor.ts'
import type { Actor, UserActor } from '#server/actor/actor.ts'
import { ApiError } from '#server/errors/api-error.ts'
import { networkOf } from '#server/rate-limit/address.ts'
import { callerOf } from './address-reader.ts'
import type { Api, HttpEnv, Ports } from './context.ts'
import type { Caller } from './read-budget.ts'

/**
 * What a verb gets beside its input: the ports, and what it may know of the request. A verb that
 * needs a part of it says which (`Pick<UserContext, 'db' | 'actor'>`), so that jobs and other verbs
 * can call it with as little.
 */
export type BaseContext = Ports & {
  /** The network that asks (`networkOf`), for rate limits. */
  address: string
  /** The connection it came by, for what counts time. */
  caller: Caller
  /** The program that asks, in its own words; empty when it does not say. */
  userAgent: string
  /**
   * The time. Asking for it makes a public answer one of this minute, so the answer must not depend
   * on seconds.
   */
  now: () => Date
}

/** The context of an endpoint that is open to anyone. */
export type VisitorContext = BaseContext & {
  /**
   * Who asks. Calling it makes the answer private. A token that is no longer good counts as none: a
   * page must not fail because of an old token.
   */
  whoAsks: () => Promise<Actor>
}

/** The context of an endpoint with a guard: who asks is signed in and was let through. */
export type UserContext = BaseContext & { actor: UserActor }

/** The context that the guard of an endpoint stands for. */
export type ContextOf<E extends Endpoint> = [E['guard']] extends ['anyone']
  ? VisitorContext
  : 'anyone' extends E['guard']
    ? BaseContext
    : UserContext

/** The context of a request, and what the verb has asked of it. */
export function openContext(api: Api, c: Context<HttpEnv>) {
  let known: Promise<Actor> | undefined
  const asked = { actor: false, time: false }
  const context: VisitorContext = {
    ...api.ports,
    address: networkOf(api.addressOf(c)),
    caller: callerOf(c),
    userAgent: c.req.header('User-Agent') ?? '',
    now: () => {
      asked.time = true
      return api.deps.now?.() ?? new Date()
    },
    whoAsks: () => {
      asked.actor = true
      return (known ??= holderOfToken(api, c).catch(visitorInstead))
    },
  }
  return { context, asked }
}

/** Who holds the token of a request; throws for a token that is no longer good. */
export async function holderOfToken(api: Api, c: Context<HttpEnv>): Promise<Actor> {
  const token = tokenOf(c)
  return token === undefined ? VISITOR : api.authenticate(token)
}

/** The token a request was sent with. */
export const tokenOf = (c: Context): string | undefined =>
  /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]

function visitorInstead(error: unknown): Actor {
  if (error instanceof ApiError) return VISITOR
  throw error
}
