import type { Context } from 'hono'
import { VISITOR } from '#server/actor.ts'
import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { ApiError } from './api-error.ts'
import { addressOf } from './address.ts'
import type { Api, HttpEnv } from './context.ts'

/** What a handler knows of the request besides its input. */
export type Call = {
  db: Db
  now: Date
  /** The network address that asks, for limits on attempts. */
  address: string
  /**
   * Who asks. On an endpoint open to anyone a token that is no longer good counts as none: a page must not fail
   * because of an old token. Asking makes the answer private.
   */
  actor: () => Promise<Actor>
}

/** The call, and whether its answer has come to depend on who asks. */
export function openCall(api: Api, c: Context<HttpEnv>, strict: boolean): { call: Call; isPrivate: () => boolean } {
  let known: Promise<Actor> | undefined
  const call: Call = {
    db: api.deps.db,
    now: api.deps.now?.() ?? new Date(),
    address: addressOf(c),
    actor: () => (known ??= whoAsks(api, c, strict)),
  }
  return { call, isPrivate: () => known !== undefined }
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
