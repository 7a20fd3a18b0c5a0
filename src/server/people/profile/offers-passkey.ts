import { eq } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { passkeys } from '#server/kit/db/tables/index.ts'
import type { AccountRow } from '#server/people/accounts/index.ts'

/** Whether a passkey is offered: to who logs in by codes to a number and has said nothing to it. */
export async function offersPasskey(db: Db, row: AccountRow): Promise<boolean> {
  const { mobile, passwordHash, passkeyOfferClosedAt, role } = row
  if (!mobile || passwordHash !== null || passkeyOfferClosedAt || role === 'admin') return false
  return (await db.$count(passkeys, eq(passkeys.accountId, row.id))) === 0
}
