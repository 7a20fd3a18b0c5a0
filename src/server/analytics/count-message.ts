import type { Transaction } from '#server/kit/db/connection.ts'
import type { AnalyticsRecordType } from '#shared/rules/analytics.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { hashVisit, getOrCreateDailySalt } from './visitor.ts'
import { recordCountEvents } from './write.ts'

/**
 * Counts a message about a listing or an ad, in the transaction that keeps the message: once a day
 * for each sender, known by account or address.
 */
export async function countMessage(
  tx: Transaction,
  message: { noun: AnalyticsRecordType; recordId: number; sender: string | number; now: Date },
): Promise<void> {
  const { noun, recordId, sender, now } = message
  const day = getKolkataDate(now)
  const hash = hashVisit(await getOrCreateDailySalt(tx, day), noun, recordId, 'message', sender)
  await recordCountEvents(tx, [{ noun, recordId, day, kind: 'message', hash }])
}
