import type { Context } from 'hono'
import { VISITOR } from '#server/actor/actor.ts'
import type { Actor } from '#server/actor/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { ApiError } from '#server/errors/api-error.ts'
import { callerOf } from './address-reader.ts'
import { networkOf } from '#server/rate-limit/address.ts'
import type { Api, HttpEnv } from './context.ts'
import type { Caller } from './read-budget.ts'

/** What a handler knows of the request besides its input. */
export type Call = {
  db: Db
  /** The network that asks (`networkOf`), for rate limits. */
  address: string
  /** The connection it came by, for what counts time. */
  caller: Caller
  /** What program says it asks; empty when it does not say. */
  userAgent: string
  /**
   * The time; asking makes a public answer one of this minute, so it must not depend on seconds.
   */
  now: () => Date
  /**
   * Who asks; asking makes the answer private. On an endpoint open to anyone a token that is no
   * longer good counts as none: a page must not fail because of an old token.
   */
  actor: () => Promise<Actor>
}

/** The call, and what the handler has asked for besides its input. */
export function openCall(api: Api, c: Context<HttpEnv>, strict: boolean) {
  let known: Promise<Actor> | undefined
  const asked = { actor: false, time: false }
  const call: Call = {
    db: api.deps.db,
    address: networkOf(api.addressOf(c)),
    caller: callerOf(c),
    userAgent: c.req.header('User-Agent') ?? '',
    now: () => {
      asked.time = true
      return api.deps.now?.() ?? new Date()
    },
    actor: () => {
      asked.actor = true
      return (known ??= whoAsks(api, c, strict))
    },
  }
  return { call, asked }
}

async function whoAsks(api: Api, c: Context<HttpEnv>, strict: boolean): Promise<Actor> {
  const token = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (token === undefined) return VISITOR
  try {
    return await api.authenticate(token)
  } catch (error) {
    if (!strict && error instanceof ApiError) return VISITOR
    throw error
  }
}
