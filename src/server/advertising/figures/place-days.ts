import { sql, type SQL } from 'drizzle-orm'
import { midnightSql, placementSumsQuery } from '#server/advertising/creatives/index.ts'
import type { DateRange } from './date-range.ts'

/**
 * What places brought on each day of a span, as one table with the columns of `ad_days`, days more
 * than once: closed hours as they were added up, the others as they are.
 */
export const placementDaysQuery = ({ from, until }: DateRange): SQL => {
  const day = sql`g::date`
  const open = sql`(
    select ${day} as day, coalesce(c.until, ${midnightSql(day)}) as since,
      ${midnightSql(sql`(${day} + 1)`)} as until
    from generate_series(${from}::date, ${until}::date, interval '1 day') g
      left join ad_closed_days c on c.day = ${day}
    where coalesce(c.until, ${midnightSql(day)}) < ${midnightSql(sql`(${day} + 1)`)})`
  return sql`(
    select day, placement_id, town, kind, verdict, count, amount, campaigns from ad_days
    where day between ${from} and ${until}
    union all ${placementSumsQuery(open)})`
}

/** The sums of `AdSums` over rows of `placementDaysQuery`. */
export const PLACEMENT_SUM_COLUMNS = sql`
  coalesce(sum(count) filter (where kind = 'offer'), 0) as shown,
  coalesce(sum(count) filter (where kind = 'view' and verdict = 'billed'), 0) as viewable,
  coalesce(sum(count) filter (where kind = 'click' and verdict = 'billed'), 0) as clicks,
  coalesce(sum(count) filter (where kind = 'click' and verdict <> 'billed'), 0) as excluded,
  coalesce(sum(count) filter (where kind = 'view' and verdict <> 'billed'), 0) as excluded_views,
  coalesce(sum(amount), 0) as spent`
