import { and, eq, isNotNull } from 'drizzle-orm'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { authenticators, passkeys } from '#server/kit/db/tables/index.ts'

/** Whether signing in to the account takes more than its password. */
export async function hasSecondFactor(db: DbOrTransaction, accountId: number): Promise<boolean> {
  const isOn = and(eq(authenticators.accountId, accountId), isNotNull(authenticators.confirmedAt))
  if ((await db.$count(authenticators, isOn)) > 0) return true
  return (await db.$count(passkeys, eq(passkeys.accountId, accountId))) > 0
}
