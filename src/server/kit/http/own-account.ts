import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from './verb-context.ts'

/**
 * The account that is asked about: one's own unless another is named, which administrators alone
 * may do. Throws FORBIDDEN.
 */
export function requireOwnAccount(
  { actor }: Pick<UserContext, 'actor'>,
  userId: number = actor.id,
): number {
  if (userId !== actor.id && actor.role !== 'admin') throw new ApiError('FORBIDDEN')
  return userId
}
