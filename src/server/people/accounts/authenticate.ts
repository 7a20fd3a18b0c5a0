import type { Actor, UserActor } from '#server/kit/actor/actor.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { ApiDeps } from '#server/kit/http/context.ts'
import { getAdminAccess } from './admin-access.ts'
import { getSessionOwner } from './sessions.ts'
import { verifyAccessToken } from './token.ts'

/**
 * Creates the function that returns the holder of a token. Session and account decide as they are
 * now, not as they were when the token was given: a logout, a closed account or a changed password
 * ends it, a changed role counts at once.
 */
export function createTokenVerifier({
  db,
  config,
  now = () => new Date(),
}: Pick<ApiDeps, 'db' | 'config' | 'now'>) {
  return async function authenticate(token: string, { isBackground = false } = {}): Promise<Actor> {
    const payload = await verifyAccessToken(token, config.jwtSecret)
    const actor = await getSessionActor(db, payload.sid, { now: now(), isBackground })
    if (!actor || actor.id !== payload.id) throw new ApiError('TOKEN_EXPIRED')
    return actor
  }
}

/**
 * Who acts in a session, and what they may do at this moment; undefined when it is over. Throws
 * ACCOUNT_INACTIVE.
 */
export async function getSessionActor(
  db: Db,
  sessionId: string,
  when: { now: Date; isBackground: boolean },
): Promise<UserActor | undefined> {
  const holder = await getSessionOwner(db, sessionId, when)
  if (!holder) return undefined
  if (holder.status !== 'active') throw new ApiError('ACCOUNT_INACTIVE', { account: holder.id })
  const adminAccess = getAdminAccess(holder)
  return {
    kind: 'user',
    id: holder.id,
    role: adminAccess.startsWith('needs') ? 'owner' : holder.role,
    name: holder.name,
    sessionId,
    adminAccess,
    isHelper: holder.isHelper,
  }
}
