import type { Transaction } from '#server/kit/db/connection.ts'
import type { LocalisedMail } from '#server/kit/mail/index.ts'
import { notifyAccounts } from '#server/kit/notices/index.ts'
import type { TextNotice } from '#server/kit/text-messages/index.ts'

/**
 * Tells the owner of a listing what has happened to it, by mail; with `text`, by a message to the
 * phone of an owner without an email address. `write` learns whether the address is confirmed.
 */
export async function notifyListingOwner<Values>(
  tx: Transaction,
  accountId: number | null,
  template: LocalisedMail<Values>,
  write: (isConfirmed: boolean) => Values,
  text?: TextNotice,
): Promise<void> {
  if (accountId === null) return
  await notifyAccounts(tx, template, [{ accountId, values: write, ...(text && { text }) }])
}
