import { and, asc, eq } from 'drizzle-orm'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { accounts } from '#server/kit/db/tables/index.ts'
import { isDeliverableEmail } from '#shared/rules/mail-address.ts'
import { getSettings } from './get.ts'

/** More administrators than any website has. */
const MAX_ROWS = 100

/**
 * Who reads what is written to the website. It is kept for the administrators' area, and mail is
 * only the notice of it: `isRead` as soon as there is an active administrator or a contact address;
 * `mailTo` the contact address, or else every active administrator whose address is confirmed and
 * can be reached, so it may be empty.
 */
export async function getSiteMailRecipients(
  db: DbOrTransaction,
): Promise<{ isRead: boolean; mailTo: string[] }> {
  const { contactEmail } = await getSettings(db)
  if (contactEmail) return { isRead: true, mailTo: [contactEmail] }
  const administrators = await db
    .select({ email: accounts.email, confirmedAt: accounts.emailConfirmedAt })
    .from(accounts)
    .where(and(eq(accounts.role, 'admin'), eq(accounts.status, 'active')))
    .orderBy(asc(accounts.id))
    .limit(MAX_ROWS)
  return {
    isRead: administrators.length > 0,
    mailTo: administrators.flatMap(({ email, confirmedAt }) =>
      email !== null && confirmedAt !== null && isDeliverableEmail(email) ? [email] : [],
    ),
  }
}
