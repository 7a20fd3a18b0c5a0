import { eq } from 'drizzle-orm'
import type { Profile } from '#contract/profile.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { serialiseProfile } from './serialise.ts'

/** A passkey is not offered again. */
export async function declinePasskeyOffer(ctx: UserContext): Promise<Profile> {
  const { db, actor, now } = ctx
  const row = await db.transaction(async (tx) => {
    const [after] = await tx
      .update(accounts)
      .set({ passkeyOfferClosedAt: now() })
      .where(eq(accounts.id, actor.id))
      .returning()
    if (!after) throw new ApiError('NOT_SIGNED_IN')
    await recordAudit(tx, actor, 'decline a passkey', 'accounts', actor.id)
    return after
  })
  return serialiseProfile(ctx, row)
}
