import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { canMail, queueMail } from '#server/kit/mail/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { findAccountById } from './queries.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { confirmEmail } from '#server/kit/mail/templates/confirm-email.ts'
import { createAccountLink } from './links.ts'

/** Mails the account the link that confirms its address. */
async function mailConfirmation(
  tx: Transaction,
  account: { id: number; email: string | null },
  siteUrl: string,
  now: Date,
): Promise<void> {
  const url = await createAccountLink(tx, account.id, 'confirm-email', { siteUrl, now })
  await queueMail(tx, { to: account.email, template: confirmEmail, values: { url } })
}

/**
 * Mails the link that confirms the address once more, unless it is confirmed. Throws
 * TOO_MANY_REQUESTS.
 */
export async function resendConfirmation({
  db,
  config,
  actor,
  limits,
  now,
}: UserContext): Promise<{ confirmed: boolean }> {
  const account = await findAccountById(db, actor.id)
  if (!account) throw new ApiError('NOT_SIGNED_IN')
  if (account.emailConfirmedAt) return { confirmed: true }
  await limits.take([{ use: 'confirmation of', key: actor.id, max: 3, withinMs: DAY_MS }])
  await db.transaction(async (tx) => {
    if (account.email === null) throw new ApiError('NOT_POSSIBLE')
    if (!(await canMail(tx, account.email.toLowerCase())))
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: DAY_MS / 1000 })
    await mailConfirmation(tx, account, config.siteUrl, now())
    await recordAudit(tx, actor, 'ask for the confirmation mail', 'accounts', account.id)
  })
  return { confirmed: false }
}
