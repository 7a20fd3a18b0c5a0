import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { adOfferHours } from '#server/db/tables/index.ts'
import type { Task } from '#server/jobs/index.ts'
import { reopenLate } from './ledger/days.ts'
import { hourOf } from './ledger/hour.ts'

const EVERY_MS = 1000
/* Seven columns each, far below the 65,535 values of a statement. */
const AT_ONCE = 5_000

/** What was offered where; campaign and creative are 0 when nothing fitted. */
export type Shown = {
  campaignId: number
  creativeId: number
  placementId: number
  page: string
  town: string
}

type Row = Shown & { hour: Date; count: number }

const waiting = new WeakMap<Db, Map<string, Row>>()

/**
 * Counts that an advertisement was offered, or that none was there: in memory until the next
 * second, as no money depends on it and a decision must not wait for the disk.
 */
export function countOffer(db: Db, shown: Shown, at: Date): void {
  const { campaignId, creativeId, placementId, page, town } = shown
  add(db, { campaignId, creativeId, placementId, page, town, hour: hourOf(at), count: 1 })
}

function add(db: Db, row: Row): void {
  let rows = waiting.get(db)
  if (!rows) waiting.set(db, (rows = new Map<string, Row>()))
  const { campaignId, creativeId, placementId, page, town, hour, count } = row
  const key = `${hour.getTime()} ${campaignId} ${creativeId} ${placementId} ${page} ${town}`
  const known = rows.get(key)
  if (known) known.count += count
  else rows.set(key, row)
}

const IN_ORDER = (one: readonly [string, Row], other: readonly [string, Row]) =>
  one[0] < other[0] ? -1 : 1

/** Writes what was counted; after a failure it is written with the next. */
export async function writeOfferCounts(db: Db): Promise<void> {
  const rows = waiting.get(db)
  if (!rows || rows.size === 0) return
  waiting.delete(db)
  // In one order, so that two processes never wait for each other.
  const sorted = [...rows].sort(IN_ORDER).map(([, row]) => row)
  const o = adOfferHours
  for (let from = 0; from < sorted.length; from += AT_ONCE) {
    try {
      const part = sorted.slice(from, from + AT_ONCE)
      await db.transaction(async (tx) => {
        await tx
          .insert(o)
          .values(part)
          .onConflictDoUpdate({
            target: [o.campaignId, o.hour, o.creativeId, o.placementId, o.page, o.town],
            set: { count: sql`${o.count} + excluded.count` },
          })
        // What could not be written for long may belong to an hour that is closed by now.
        await reopenLate(tx, new Date(Math.min(...part.map(({ hour }) => hour.getTime()))))
      })
    } catch (error) {
      for (const row of sorted.slice(from)) add(db, row)
      throw error
    }
  }
}

/** Writes what was offered every second, and once more when the server stops. */
export const offerCountsTask = (db: Db): Task => ({
  name: 'write how often ads were offered',
  everyMs: EVERY_MS,
  run: () => writeOfferCounts(db),
  atStop: true,
})
