import type { Transaction } from '#server/db/connection.ts'
import type { CountedNoun } from '#shared/rules/analytics.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import { hashOf, saltOf } from './visitor.ts'
import { writeEvents } from './write.ts'

/**
 * Counts a message about a listing or an ad, in the transaction that keeps the message: once a day
 * for each sender, known by account or address.
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
