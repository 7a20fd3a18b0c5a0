import type { Actor } from '#server/actor/actor.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { ApiDeps } from '#server/http/context.ts'
import { adminAccessOf } from './admin-access.ts'
import { sessionHolder } from './sessions.ts'
import { readToken } from './token.ts'

/**
 * Makes the function that tells who holds a token. Session and account decide as they are now, not
 * as they were when the token was given: a logout, a closed account or a changed password ends it,
 * a changed role counts at once.
 */
export function authenticator({
  db,
  config,
  now = () => new Date(),
}: Pick<ApiDeps, 'db' | 'config' | 'now'>) {
  return async function authenticate(token: string, { isBackground = false } = {}): Promise<Actor> {
    const payload = await readToken(token, config.jwtSecret)
    const holder = await sessionHolder(db, payload.sid, { now: now(), isBackground })
    if (!holder || holder.id !== payload.id) throw new ApiError('TOKEN_EXPIRED')
    if (holder.status !== 'active') throw new ApiError('ACCOUNT_INACTIVE')
    const adminAccess = adminAccessOf(holder)
    return {
      kind: 'user',
      id: holder.id,
      role: adminAccess.startsWith('needs') ? 'owner' : holder.role,
      name: holder.name,
      sessionId: payload.sid,
      adminAccess,
    }
  }
}
