import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { reopenLateDays } from './ledger/days.ts'
import { startOfHour } from './ledger/hour.ts'

const EVERY_MS = 1000

/** What was offered where; campaign and creative are 0 when nothing fitted. */
export type OfferedAd = {
  campaignId: number
  creativeId: number
  placementId: number
  page: string
  town: string
}

type Row = OfferedAd & { hour: Date; count: number }

const waiting = new WeakMap<Db, Map<string, Row>>()

/**
 * Counts that an advertisement was offered, or that none was there: in memory until the next
 * second, as no money depends on it and a decision must not wait for the disk.
 */
export function countOffer(db: Db, shown: OfferedAd, at: Date): void {
  const { campaignId, creativeId, placementId, page, town } = shown
  add(db, { campaignId, creativeId, placementId, page, town, hour: startOfHour(at), count: 1 })
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

/** Writes what was counted; after a failure it is written with the next. */
export async function writeOfferCounts(db: Db): Promise<void> {
  const rows = waiting.get(db)
  if (!rows || rows.size === 0) return
  waiting.delete(db)
  const counted = [...rows.values()]
  try {
    await db.transaction(async (tx) => {
      // As JSON, because a statement of thousands of values would keep visitors waiting while it is
      // built; in one order, so that two processes never wait for each other.
      await tx.execute(sql`
        insert into ad_offer_hours as o
          (campaign_id, hour, creative_id, placement_id, page, town, count)
        select * from json_to_recordset(${JSON.stringify(counted.map(toColumns))}) as row
          (campaign_id int, hour timestamptz, creative_id int, placement_id int, page text,
          town text, count int)
        order by 1, 2, 3, 4, 5, 6
        on conflict (campaign_id, hour, creative_id, placement_id, page, town)
        do update set count = o.count + excluded.count`)
      // What could not be written for long may belong to an hour that is closed by now.
      const hours = counted.map(({ hour }) => hour)
      await reopenLateDays(
        tx,
        hours.reduce((one, other) => (other < one ? other : one)),
      )
    })
  } catch (error) {
    for (const row of counted) add(db, row)
    throw error
  }
}

const toColumns = ({ campaignId, creativeId, placementId, ...row }: Row) => ({
  ...{ campaign_id: campaignId, creative_id: creativeId, placement_id: placementId },
  ...row,
})

/** Writes what was offered every second, and once more when the server stops. */
export const offerCountsTask = (db: Db): Task => ({
  name: 'write how often ads were offered',
  everyMs: EVERY_MS,
  run: () => writeOfferCounts(db),
  atStop: true,
})
