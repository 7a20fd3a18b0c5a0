import type { Transaction } from '#server/db/connection.ts'
import { providerNetworkOf } from '#server/rate-limit/address.ts'
import { rememberNetwork } from './networks.ts'
import type { AccountRow } from './queries.ts'
import { startSession } from './sessions.ts'

type Signing = { address: string; userAgent: string; jwtSecret: string; now: Date }

/** Begins a session of the account, whose owner is at this address, and answers its token. */
export async function signIn(
  tx: Transaction,
  account: AccountRow,
  { address, userAgent, ...signed }: Signing,
): Promise<string> {
  await rememberNetwork(tx, account.id, address, signed)
  return startSession(tx, account, { ...signed, userAgent, network: providerNetworkOf(address) })
}
