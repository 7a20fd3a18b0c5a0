import type { Actor } from '#server/actor.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { ApiDeps } from '#server/http/context.ts'
import { accountById } from './queries.ts'
import { readToken } from './token.ts'

/**
 * Makes the function that tells who holds a token. The account decides as it is now, not as it was when the token
 * was given: a closed account or a changed password ends it, a changed role counts at once.
 */
export function authenticator({ db, config }: Pick<ApiDeps, 'db' | 'config'>) {
  return async function authenticate(token: string): Promise<Actor> {
    const payload = await readToken(token, config.jwtSecret)
    const account = await accountById(db, payload.id)
    if (!account) throw new ApiError('NOT_SIGNED_IN')
    if (account.status !== 'active') throw new ApiError('ACCOUNT_INACTIVE')
    if (account.tokenGeneration !== payload.gen) throw new ApiError('TOKEN_EXPIRED')
    return { kind: 'user', id: account.id, role: account.role, name: account.name }
  }
}
