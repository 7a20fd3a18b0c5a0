import { VISITOR } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { getAddressRange } from '#server/kit/rate-limit/address.ts'

type Reason =
  | 'password'
  | 'password on a known device'
  | 'too many tries'
  | 'mailed code'
  | 'account closed'
  | 'second factor'
  | 'silent number'
  | 'passkey'

export const SIGN_IN_REFUSED_ACTION = 'sign-in refused'

/**
 * Writes down that somebody was not let in, and from which provider's network; of an address that
 * nobody has here not even that address.
 */
export async function recordRefusedSignIn(
  { db, address }: { db: Db; address: string },
  accountId: number | null,
  reason: Reason,
): Promise<void> {
  const detail = { reason, network: getAddressRange(address) }
  await db.transaction((tx) =>
    recordAudit(tx, VISITOR, SIGN_IN_REFUSED_ACTION, 'accounts', accountId, detail),
  )
}
