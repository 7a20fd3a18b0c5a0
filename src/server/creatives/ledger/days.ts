import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts'
import type { Db, Transaction } from '#server/db/connection.ts'
import { daysFrom, shiftDay } from '#shared/rules/ad-figures.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import { midnight } from './midnight.ts'

/** A day is closed when it is over for so long that all that was counted on it is written. */
const GRACE_MS = 60 * 60_000
/** Somewhat further back than figures of the whole site go. */
const CLOSED_DAYS = 35
const LOCK = 'closed days of advertising'

/**
 * What places brought in stretches of hours, with a `day` each: the columns of `ad_days`. `among`
 * is a table of `day`, `since` and `until`.
 */
export const placeSums = (among: SQL): SQL => sql`
  select d.day, h.placement_id, h.town,
    case when h.campaign_id = 0 then 'empty' else 'offer' end as kind, '' as verdict,
    sum(h.count)::int as count, 0 as amount, '{}'::integer[] as campaigns
  from ${among} d join ad_offer_hours h on h.hour >= d.since and h.hour < d.until
  group by 1, 2, 3, 4
  union all
  select d.day, h.placement_id, h.town, h.kind, h.verdict, sum(h.count)::int, sum(h.amount)::int,
    coalesce(array_agg(distinct h.campaign_id)
      filter (where h.count > 0 and h.kind = 'view' and h.verdict = 'billed'), '{}')
  from ${among} d join ad_hours h on h.hour >= d.since and h.hour < d.until
  group by 1, 2, 3, 4, 5`

/** Adds up the days that are over, each once. */
export async function closeDays(db: Db, now: Date): Promise<void> {
  const last = shiftDay(dateInKolkata(new Date(now.getTime() - GRACE_MS)), -1)
  const { rows } = await db.execute<{ day: string }>(
    sql`select day::text from ad_closed_days where day >= ${shiftDay(last, -CLOSED_DAYS)}`,
  )
  const closed = new Set(rows.map(({ day }) => day))
  for (const day of daysFrom(shiftDay(last, 1 - CLOSED_DAYS), last))
    if (!closed.has(day)) await db.transaction((tx) => closeDay(tx, day))
}

async function closeDay(tx: Transaction, day: string): Promise<void> {
  await takeAdvisoryLock(tx, LOCK)
  const { rowCount } = await tx.execute(
    sql`insert into ad_closed_days (day) values (${day}) on conflict do nothing`,
  )
  if (rowCount === 0) return
  const stretch = sql`(select ${day}::date as day, ${midnight(day)} as since,
    ${midnight(shiftDay(day, 1))} as until)`
  await tx.execute(sql`
    insert into ad_days (day, placement_id, town, kind, verdict, count, amount, campaigns)
    ${placeSums(stretch)}`)
}

/** Opens closed days again, because their hours are about to change in this transaction. */
export async function reopenDays(tx: Transaction, from: string, until: string): Promise<void> {
  await takeAdvisoryLock(tx, LOCK)
  await tx.execute(sql`delete from ad_closed_days where day between ${from} and ${until}`)
}
