import { eq, sql } from 'drizzle-orm'
import type { resetPassword as endpoint } from '#contract/accounts.ts'
import { VISITOR } from '#server/actor.ts'
import type { RateLimits } from '#server/rate-limit/index.ts'
import { recordAudit } from '#server/audit/record.ts'
import { accounts } from '#server/db/tables/index.ts'
import type { Call } from '#server/http/call.ts'
import type { ApiDeps } from '#server/http/context.ts'
import type { Input } from '#server/http/input.ts'
import { queueMail } from '#server/mail/index.ts'
import { passwordChanged } from '#server/mail/templates/password-changed.ts'
import { holderOfLink, useLink } from './links.ts'
import { hashPassword } from './password.ts'

const QUARTER_HOUR_MS = 15 * 60 * 1000

/**
 * Sets the password of whose link it is, ends all sessions of the account, and tells its owner by mail. Who has the
 * link reads the mailbox, so the address is confirmed as well. Throws LINK_INVALID or TOO_MANY_REQUESTS.
 */
export async function resetPassword(
  { db, config }: Pick<ApiDeps, 'db' | 'config'>,
  limits: RateLimits,
  { token, password }: Input<typeof endpoint>['body'],
  from: Pick<Call, 'address' | 'now'>,
): Promise<{ changed: true }> {
  await limits.take([{ use: 'reset from', network: from.address, max: 20, withinMs: QUARTER_HOUR_MS }])
  // Before the hashing, which costs much more than looking.
  await holderOfLink(db, token, 'reset-password', from.now())
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const id = await useLink(tx, token, 'reset-password', from.now())
    const [account] = await tx
      .update(accounts)
      .set({
        passwordHash,
        tokenGeneration: sql`${accounts.tokenGeneration} + 1`,
        emailConfirmedAt: sql`coalesce(${accounts.emailConfirmedAt}, ${from.now().toISOString()})`,
      })
      .where(eq(accounts.id, id))
      .returning()
    if (!account) return
    const url = new URL('/forgot-password', config.siteUrl).href
    await queueMail(tx, { to: account.email, template: passwordChanged, values: { url } })
    await recordAudit(tx, VISITOR, 'set a new password', 'accounts', id)
  })
  return { changed: true }
}
