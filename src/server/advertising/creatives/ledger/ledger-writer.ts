import { getEventCounter, GroupCommit } from '#server/analytics/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import type { AdEvent, RecordedVerdict } from './event.ts'
import { recordAdEvents } from './write.ts'

/* A larger group is no faster for each of its events, and its visitors wait longer. */
const BATCH_SIZE = 500

const writers = new WeakMap<Db, GroupCommit<AdEvent, RecordedVerdict>>()

/** The ledger writer of this database: one per process, which batches the writes. */
export function getLedgerWriter(db: Db): GroupCommit<AdEvent, RecordedVerdict> {
  const open =
    writers.get(db) ?? new GroupCommit(BATCH_SIZE, (events) => recordAdEvents(db, events))
  writers.set(db, open)
  return open
}

/** The salt of a day, which analytics keeps and throws away. */
export const getDailySalt = (db: Db, day: string): Promise<string> =>
  getEventCounter(db).saltOf(day)
