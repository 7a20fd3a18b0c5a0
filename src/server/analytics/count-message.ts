import type { Transaction } from '#server/db/connection.ts'
import type { CountedNoun } from '#shared/rules/analytics.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import { hashOf, saltOf } from './visitor.ts'
import { writeEvents } from './write.ts'

/**
 * Counts, with the transaction that keeps it, a message to whoever has a listing or an ad: once a
 * day for a sender, who is told by their account or address.
 */
export async function countMessage(
  tx: Transaction,
  message: { noun: CountedNoun; recordId: number; sender: string | number; now: Date },
): Promise<void> {
  const { noun, recordId, sender, now } = message
  const day = dateInKolkata(now)
  const hash = hashOf(await saltOf(tx, day), noun, recordId, 'message', sender)
  await writeEvents(tx, [{ noun, recordId, day, kind: 'message', hash }])
}
