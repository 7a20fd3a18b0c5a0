import { eq } from 'drizzle-orm'
import type { saveLanguage as endpoint, Profile } from '#contract/profile.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { serialiseProfile } from './serialise.ts'

/** Saves the language of the account; mails already on their way stay as they are. */
export async function saveLanguage(
  ctx: UserContext,
  { language }: EndpointInput<typeof endpoint>['body'],
): Promise<Profile> {
  const { db, actor } = ctx
  const row = await db.transaction(async (tx) => {
    const [after] = await tx
      .update(accounts)
      .set({ language })
      .where(eq(accounts.id, actor.id))
      .returning()
    if (!after) throw new ApiError('NOT_SIGNED_IN')
    await recordAudit(tx, actor, 'choose the language', 'accounts', actor.id, { language })
    return after
  })
  return serialiseProfile(ctx, row)
}
