import { eq } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { confirmNewEmail as endpoint, Profile } from '#contract/profile.ts'
import {
  findAccountByEmail,
  createAccountToken,
  consumeAccountToken,
  invalidateLinks,
  type AccountRow,
} from '#server/people/accounts/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { canMail, queueMail } from '#server/kit/mail/index.ts'
import { accountNotice } from '#server/kit/mail/templates/account-notice.ts'
import { alreadyRegistered } from '#server/kit/mail/templates/already-registered.ts'
import { confirmNewEmail as confirmMail } from '#server/kit/mail/templates/confirm-new-email.ts'
import { QUARTER_HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { serialiseProfile } from './serialise.ts'

/**
 * Mails a link to the new address that confirms it, and a notice to the old one. An address that
 * already has an account gets a notice instead; the answer is the same, so it reveals nothing.
 * Throws TOO_MANY_REQUESTS.
 */
export async function requestEmailChange(
  {
    db: tx,
    config,
    limits,
    now,
  }: Pick<UserContext, 'config' | 'limits' | 'now'> & {
    db: Transaction
  },
  account: AccountRow,
  email: string,
): Promise<void> {
  await limits.take([{ use: 'new email of', key: account.id, max: 5, withinMs: DAY_MS }])
  if (!(await canMail(tx, email)))
    throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: DAY_MS / 1000 })
  const token = await createAccountToken(tx, account.id, 'change-email', { now: now(), email })
  const page = (path: string) => new URL(path, config.siteUrl).href
  if (await findAccountByEmail(tx, email)) {
    const values = { loginUrl: page('/login'), forgotUrl: page('/forgot-password') }
    await queueMail(tx, { to: email, template: alreadyRegistered, values })
  } else {
    const url = page(`${APP_PATHS.profile}#new-email=${token}`)
    await queueMail(tx, {
      to: email,
      language: account.language,
      template: confirmMail,
      values: { url },
    })
  }
  const url = page(`${APP_PATHS.profile}?tab=security`)
  const values = { event: 'new-email-asked', url } as const
  await queueMail(tx, { to: account.email, template: accountNotice, values })
  const actor = { kind: 'user', id: account.id, role: account.role, name: account.name } as const
  await recordAudit(tx, actor, 'ask for another email', 'accounts', account.id)
}

/**
 * Gives the signed-in account its new address: the link alone proves nothing. Links in the old
 * mailbox stop working. Throws LINK_INVALID, EMAIL_TAKEN or TOO_MANY_REQUESTS.
 */
export async function confirmNewEmail(
  ctx: UserContext,
  { token }: EndpointInput<typeof endpoint>['body'],
): Promise<Profile> {
  const { db, actor, address, config, limits, now } = ctx
  await limits.take([
    { use: 'new email from', network: address, max: 30, withinMs: QUARTER_HOUR_MS },
  ])
  const row = await db.transaction(async (tx) => {
    const { accountId, email } = await consumeAccountToken(tx, token, 'change-email', now())
    if (accountId !== actor.id || email === null) throw new ApiError('LINK_INVALID')
    const [before] = await tx.select().from(accounts).where(eq(accounts.id, actor.id)).for('update')
    if (!before) throw new ApiError('NOT_SIGNED_IN')
    if (await findAccountByEmail(tx, email)) throw new ApiError('EMAIL_TAKEN')
    await invalidateLinks(tx, actor.id, now())
    const [after] = await tx
      .update(accounts)
      .set({ email, emailConfirmedAt: now() })
      .where(eq(accounts.id, actor.id))
      .returning()
    const url = new URL('/contact', config.siteUrl).href
    const values = { event: 'email-changed', url } as const
    const { email: to, language } = before
    await queueMail(tx, { to, language, template: accountNotice, values })
    await recordAudit(tx, actor, 'change the email', 'accounts', actor.id)
    return after!
  })
  return serialiseProfile(ctx, row)
}
