import type { Transaction } from '#server/db/connection.ts'
import { rememberNetwork } from './networks.ts'
import type { AccountRow } from './queries.ts'
import { startSession } from './sessions.ts'

/** Begins a session of the account, whose owner is at this address, and answers its token. */
export async function signIn(
  tx: Transaction,
  account: AccountRow,
  { address, ...signed }: { address: string; jwtSecret: string; now: Date },
): Promise<string> {
  await rememberNetwork(tx, account.id, address, signed)
  return startSession(tx, account, signed)
}
