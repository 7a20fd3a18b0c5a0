import type { Profile } from '#contract/profile.ts'
import { findAccountById } from '#server/people/accounts/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { serialiseProfile } from './serialise.ts'

/** The profile of the signed-in person. */
export async function getProfile(ctx: UserContext): Promise<Profile> {
  const row = await findAccountById(ctx.db, ctx.actor.id)
  if (!row) throw new ApiError('NOT_SIGNED_IN')
  return serialiseProfile(ctx, row)
}
