import type { Transaction } from '#server/kit/db/connection.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { confirmEmail } from '#server/kit/mail/templates/confirm-email.ts'
import { createAccountLink } from './links.ts'

/** Mails the account the link that confirms its address. */
export async function mailConfirmation(
  tx: Transaction,
  account: { id: number; email: string },
  siteUrl: string,
  now: Date,
): Promise<void> {
  const url = await createAccountLink(tx, account.id, 'confirm-email', { siteUrl, now })
  await queueMail(tx, { to: account.email, template: confirmEmail, values: { url } })
}
