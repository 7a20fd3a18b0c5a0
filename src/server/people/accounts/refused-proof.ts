import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getAddressRange } from '#server/kit/rate-limit/address.ts'

export const PROOF_REFUSED_ACTION = 'proof refused'

/** Writes down that the holder of an open session could not show that they are the owner. */
export async function recordRefusedProof(
  { db, actor, address }: Pick<UserContext, 'db' | 'actor' | 'address'>,
  reason: 'password' | 'code',
): Promise<void> {
  const detail = { reason, network: getAddressRange(address) }
  await db.transaction((tx) =>
    recordAudit(tx, actor, PROOF_REFUSED_ACTION, 'accounts', actor.id, detail),
  )
}

/** Each open session has tries of its own: one that was stolen takes none of the owner's. */
export const proofAttemptKey = ({ actor }: Pick<UserContext, 'actor'>): string =>
  `session ${actor.sessionId ?? actor.id}`
