import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { queueMail, type LocalisedMail } from '#server/kit/mail/index.ts'

/**
 * Mails an account that is active. An unconfirmed address may be a stranger's and must not get
 * words of the listing, so `write` learns whether it is confirmed.
 */
export async function mailOwner<Values>(
  tx: Transaction,
  accountId: number | null,
  template: LocalisedMail<Values>,
  write: (isConfirmed: boolean) => Values,
): Promise<void> {
  if (accountId === null) return
  const [account] = await tx
    .select({ email: accounts.email, confirmedAt: accounts.emailConfirmedAt })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.status, 'active')))
  if (!account) return
  await queueMail(tx, { to: account.email, template, values: write(account.confirmedAt !== null) })
}
