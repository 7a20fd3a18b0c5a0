import { sql, type SQL } from 'drizzle-orm'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { startOfHour } from './hour.ts'
import { midnightSql } from './midnight.ts'

/** An hour is closed when it is over for so long that all that was counted in it is written. */
const GRACE_MS = 10 * MINUTE_MS
/** Somewhat further back than figures of the whole site go. */
const CLOSED_DAYS = 35
const LOCK = 'closed days of advertising'

/**
 * What places brought in stretches of hours, with a `day` each: the columns of `ad_days`. `among`
 * is a table of `day`, `since` and `until`.
 */
export const placementSumsQuery = (among: SQL): SQL => sql`
  select d.day, h.placement_id, h.town,
    case when h.campaign_id = 0 then 'empty' else 'offer' end as kind, '' as verdict,
    sum(h.count)::bigint as count, 0 as amount, '{}'::integer[] as campaigns
  from ${among} d join ad_offer_hours h on h.hour >= d.since and h.hour < d.until
  group by 1, 2, 3, 4
  union all
  select d.day, h.placement_id, h.town, h.kind, h.verdict, sum(h.count)::bigint,
    sum(h.amount)::bigint,
    coalesce(array_agg(distinct h.campaign_id)
      filter (where h.count > 0 and h.kind = 'view' and h.verdict = 'billed'), '{}')
  from ${among} d join ad_hours h on h.hour >= d.since and h.hour < d.until
  group by 1, 2, 3, 4, 5`

/** Adds up the hours that are over, each once; those of today are added to its sums. */
export async function closeDays(db: Db, now: Date): Promise<void> {
  const end = startOfHour(new Date(now.getTime() - GRACE_MS))
  const last = getKolkataDate(end)
  const { rows } = await db.execute<{ day: string }>(sql`
    select g::date::text as day
    from generate_series(${shiftDay(last, -CLOSED_DAYS)}::date, ${last}::date, interval '1 day') g
      left join ad_closed_days c on c.day = g::date
    where coalesce(c.until, ${midnightSql(sql`g::date`)}) < ${untilOf(sql`g::date`, end)}
    order by 1`)
  for (const { day } of rows) await db.transaction((tx) => closeDay(tx, day, end))
}

/** The end of a day, or of the hours that are over. */
const untilOf = (day: SQL, end: Date) =>
  sql`least(${midnightSql(sql`(${day} + 1)`)}, ${end.toISOString()}::timestamptz)`

async function closeDay(tx: Transaction, day: string, end: Date): Promise<void> {
  await takeAdvisoryLock(tx, LOCK)
  const date = sql`${day}::date`
  const { rows } = await tx.execute<{ since: string }>(sql`
    select coalesce(
      (select until from ad_closed_days where day = ${date}), ${midnightSql(date)})::text
      as since`)
  const since = sql`${rows[0]!.since}::timestamptz`
  const { rowCount } = await tx.execute(sql`
    insert into ad_closed_days as c (day, until)
    select ${date}, ${untilOf(date, end)} where ${since} < ${untilOf(date, end)}
    on conflict (day) do update set until = excluded.until`)
  if (rowCount === 0) return
  const stretch = sql`(select ${date} as day, ${since} as since, ${untilOf(date, end)} as until)`
  await tx.execute(sql`
    insert into ad_days as d (day, placement_id, town, kind, verdict, count, amount, campaigns)
    ${placementSumsQuery(stretch)}
    on conflict (day, placement_id, town, kind, verdict) do update set
      count = d.count + excluded.count, amount = d.amount + excluded.amount,
      campaigns = array(select distinct unnest(d.campaigns || excluded.campaigns) order by 1)`)
}

/** Opens closed days again, because their hours are about to change in this transaction. */
export async function reopenDays(tx: Transaction, from: string, until: string): Promise<void> {
  await takeAdvisoryLock(tx, LOCK)
  await tx.execute(sql`delete from ad_closed_days where day between ${from} and ${until}`)
}

/**
 * Opens the days again whose closed hours were written late, from this hour on. Call it after the
 * writing, in its transaction.
 */
export async function reopenLateDays(tx: Transaction, hour: Date): Promise<void> {
  await takeAdvisoryLock(tx, LOCK)
  await tx.execute(sql`
    delete from ad_closed_days
    where day >= ${getKolkataDate(hour)} and until > ${hour.toISOString()}::timestamptz`)
}
