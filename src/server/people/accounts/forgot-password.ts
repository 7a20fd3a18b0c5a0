import type { forgotPassword as endpoint } from '#contract/accounts.ts'
import { VISITOR } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { canMail, queueMail, requestMail } from '#server/kit/mail/index.ts'
import { resetPassword } from '#server/kit/mail/templates/reset-password.ts'
import { isCaughtByHoneypot } from '#server/kit/http/honeypot.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import type { MailContext } from './mail-context.ts'
import { createAccountLink } from './links.ts'
import { findAccountByEmail } from './queries.ts'

/**
 * Mails a link to set a new password if an active account has this email. Neither the answer nor
 * its time reveals whether one has. Throws TOO_MANY_REQUESTS.
 */
export async function forgotPassword(
  { db, address, limits }: VisitorContext,
  body: EndpointInput<typeof endpoint>['body'],
): Promise<{ asked: true }> {
  await limits.take([
    { use: 'forgot from', network: address, max: 20, withinMs: HOUR_MS },
    { use: 'forgot', key: body.email, max: 4, withinMs: HOUR_MS },
  ])
  if (!isCaughtByHoneypot(body))
    await requestMail(db, { kind: 'reset-password', email: body.email })
  return { asked: true }
}

/** Mails the link, if there is somebody to mail it to. */
export async function mailResetLink(
  { db: tx, config, now }: MailContext,
  { email }: { email: string },
): Promise<void> {
  const account = await findAccountByEmail(tx, email)
  if (account?.status !== 'active' || !(await canMail(tx, email))) return
  const url = await createAccountLink(tx, account.id, 'reset-password', {
    siteUrl: config.siteUrl,
    now: now(),
  })
  await queueMail(tx, { to: account.email, template: resetPassword, values: { url } })
  await recordAudit(tx, VISITOR, 'ask for a new password', 'accounts', account.id)
}
