import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/connection.ts'
import { accounts } from '#server/db/tables/index.ts'
import { isReachable } from '#shared/rules/mail-address.ts'
import { getSettings } from './get.ts'

/** More administrators than any website has. */
const MAX_ROWS = 100

/**
 * The recipients of what is written to the website: its contact address, or else every active
 * administrator whose address is confirmed and can be reached. Empty if there is neither; the forms
 * are then not offered.
 */
export async function siteRecipients(db: Db | Transaction): Promise<string[]> {
  const { contactEmail } = await getSettings(db)
  if (contactEmail) return [contactEmail]
  const administrators = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(
      and(
        eq(accounts.role, 'admin'),
        eq(accounts.status, 'active'),
        isNotNull(accounts.emailConfirmedAt),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(MAX_ROWS)
  return administrators.map(({ email }) => email).filter(isReachable)
}
