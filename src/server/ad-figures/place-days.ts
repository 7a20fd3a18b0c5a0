import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { midnight, placeSums } from '#server/creatives/index.ts'
import type { Span } from './span.ts'

/**
 * What places brought on each day of a span, as one table with the columns of `ad_days`, days more
 * than once: closed hours as they were added up, the others as they are.
 */
export const placeDays = ({ from, until }: Span): SQL => {
  const day = sql`g::date`
  const open = sql`(
    select ${day} as day, coalesce(c.until, ${midnight(day)}) as since,
      ${midnight(sql`(${day} + 1)`)} as until
    from generate_series(${from}::date, ${until}::date, interval '1 day') g
      left join ad_closed_days c on c.day = ${day}
    where coalesce(c.until, ${midnight(day)}) < ${midnight(sql`(${day} + 1)`)})`
  return sql`(
    select day, placement_id, town, kind, verdict, count, amount, campaigns from ad_days
    where day between ${from} and ${until}
    union all ${placeSums(open)})`
}

/** The sums of `AdSums` over rows of `placeDays`. */
export const PLACE_SUMS = sql`
  coalesce(sum(count) filter (where kind = 'offer'), 0) as shown,
  coalesce(sum(count) filter (where kind = 'view' and verdict = 'billed'), 0) as viewable,
  coalesce(sum(count) filter (where kind = 'click' and verdict = 'billed'), 0) as clicks,
  coalesce(sum(count) filter (where kind = 'click' and verdict <> 'billed'), 0) as excluded,
  coalesce(sum(count) filter (where kind = 'view' and verdict <> 'billed'), 0) as excluded_views,
  coalesce(sum(amount), 0) as spent`
