import { randomBytes } from 'node:crypto'
import type { deleteUser as endpoint } from '#contract/users.ts'
import {
  findAccountById,
  hashPassword,
  selectUserForUpdate,
} from '#server/people/accounts/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { isLastAdmin } from './deletion.ts'
import { eraseAccount } from './erase.ts'
import type { PersonalData } from './part.ts'

/**
 * Erases somebody's account at once, as their own deletion would. Throws NOT_FOUND, or NOT_POSSIBLE
 * for one's own account and the last administrator.
 */
export async function deleteUser(
  ctx: UserContext,
  { id, listings, reviews }: EndpointInput<typeof endpoint>['query'] & { id: number },
  register: readonly PersonalData[],
): Promise<{ id: number }> {
  const { db, actor, config } = ctx
  const noPassword = await hashPassword(randomBytes(32).toString('base64url'))
  return db.transaction(async (tx) => {
    await selectUserForUpdate(tx, actor.id, id)
    if (await isLastAdmin(tx, id))
      throw new ApiError('NOT_POSSIBLE', { message: 'The last administrator can’t be removed.' })
    const account = (await findAccountById(tx, id))!
    const wishes = { keepsReviews: reviews === 'keep', listings }
    await eraseAccount(tx, register, account, { wishes, noPassword, config, actor })
    return { id }
  })
}
