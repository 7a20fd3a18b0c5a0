import { and, eq, isNull } from 'drizzle-orm'
import type { confirmEmail as endpoint } from '#contract/accounts.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { findUnexpiredLinkAccount, consumeLink } from './links.ts'
import { findAccountById } from './queries.ts'

/**
 * Notes that the signed-in person also reads the mailbox. A link alone proves nothing: mail
 * programs and strangers open links. Throws LINK_INVALID, also for the link of another account, or
 * TOO_MANY_REQUESTS.
 */
export async function confirmEmail(
  { db, actor, address, limits, now: clock }: UserContext,
  { token }: EndpointInput<typeof endpoint>['body'],
): Promise<{ confirmed: true }> {
  await limits.take([{ use: 'confirm from', network: address, max: 30, withinMs: QUARTER_HOUR_MS }])
  const now = clock()
  await db.transaction(async (tx) => {
    if ((await findUnexpiredLinkAccount(tx, token, 'confirm-email', now)) !== actor.id)
      throw new ApiError('LINK_INVALID')
    // People press twice: a link that was used already is still a success.
    if ((await findAccountById(tx, actor.id))?.emailConfirmedAt) return
    await consumeLink(tx, token, 'confirm-email', now)
    const [changed] = await tx
      .update(accounts)
      .set({ emailConfirmedAt: now })
      .where(and(eq(accounts.id, actor.id), isNull(accounts.emailConfirmedAt)))
      .returning({ id: accounts.id })
    if (!changed) throw new ApiError('LINK_INVALID')
    await recordAudit(tx, actor, 'confirm the email', 'accounts', actor.id)
  })
  return { confirmed: true }
}
