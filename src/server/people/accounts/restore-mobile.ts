import { eq } from 'drizzle-orm'
import type { restoreMobile as endpoint } from '#contract/mobile.ts'
import { VISITOR } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { consumeAccountToken } from './links.ts'
import { notifyOwner } from './notify-owner.ts'
import { findAccountByMobile } from './queries.ts'
import { endAccountSessions } from './sessions.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'

/**
 * Gives an account back the number that it had before, by the link that went to that number and to
 * its email. Whoever changed it is signed out. Throws LINK_INVALID, NOT_POSSIBLE if the number
 * signs in to another account meanwhile, or TOO_MANY_REQUESTS.
 */
export async function restoreMobile(
  { db, config, limits, address: network, now }: VisitorContext,
  { token }: EndpointInput<typeof endpoint>['body'],
): Promise<{ restored: true }> {
  await limits.take([{ use: 'restore mobile from', network, max: 30, withinMs: QUARTER_HOUR_MS }])
  await db.transaction(async (tx) => {
    const { accountId, mobile } = await consumeAccountToken(tx, token, 'restore-mobile', now())
    if (mobile === null) throw new ApiError('LINK_INVALID')
    const holder = await findAccountByMobile(tx, mobile)
    if (holder && holder.id !== accountId)
      throw new ApiError('NOT_POSSIBLE', {
        message: 'This number logs in to another account by now. Please ask us.',
      })
    const [account] = await tx
      .update(accounts)
      .set({ mobile, mobileConfirmedAt: now() })
      .where(eq(accounts.id, accountId))
      .returning()
    if (!account) throw new ApiError('LINK_INVALID')
    await endAccountSessions(tx, accountId)
    await notifyOwner(tx, account, 'mobile-restored', config.siteUrl)
    await recordAudit(tx, VISITOR, 'restore the mobile number', 'accounts', accountId)
  })
  return { restored: true }
}
