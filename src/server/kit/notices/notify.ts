import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { queueMails, type LocalisedMail } from '#server/kit/mail/index.ts'
import { queueTextNotice, type TextNotice } from '#server/kit/text-messages/index.ts'

export type Notice<Values> = {
  accountId: number
  /**
   * Of the mail. An unconfirmed address may be a stranger's and must not get words of the record,
   * so this learns whether it is confirmed.
   */
  values: (isConfirmed: boolean) => Values
  replyTo?: string
  /** For who has no email address but a mobile number; without it that person gets nothing. */
  text?: TextNotice
}

/**
 * Tells accounts that are active what has happened: by mail who has an email address, else by a
 * message to the phone. Here alone it is decided which.
 */
export async function notifyAccounts<Values>(
  tx: Transaction,
  template: LocalisedMail<Values>,
  notices: readonly Notice<Values>[],
): Promise<void> {
  const ids = [...new Set(notices.map(({ accountId }) => accountId))]
  if (ids.length === 0) return
  const { id, email, emailConfirmedAt, mobile, language } = accounts
  const rows = await tx
    .select({ id, email, emailConfirmedAt, mobile, language })
    .from(accounts)
    .where(and(inArray(id, ids), eq(accounts.status, 'active')))
  const people = new Map(rows.map((row) => [row.id, row]))
  const mails = []
  for (const { accountId, values, text, ...mail } of notices) {
    const person = people.get(accountId)
    if (!person) continue
    if (person.email !== null)
      mails.push({
        ...mail,
        to: person.email,
        values: values(person.emailConfirmedAt !== null),
      })
    else if (person.mobile !== null && text)
      await queueTextNotice(tx, { ...person, mobile: person.mobile }, text)
  }
  await queueMails(tx, template, mails)
}
