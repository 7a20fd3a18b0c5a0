import { sql } from 'drizzle-orm'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { getHourlyShares } from '#shared/rules/hourly-shares.ts'
import { midnightSql } from './midnight.ts'
import { createTimedCache } from './cached.ts'

const SHAPE_MS = HOUR_MS
/** When visitors come is learnt from so many days. */
const DAYS = 28

/**
 * When the visitors of a day come, as those of four weeks did. The first visitors of a day are
 * served with what was known the day before.
 */
export const readHourlyShares = createTimedCache(
  SHAPE_MS,
  async (db, day: string) => {
    const { rows } = await db.execute<{ hour: number; views: number }>(sql`
      select extract(hour from hour at time zone 'Asia/Kolkata')::int as hour,
        sum(count)::bigint as views
      from ad_hours
      where kind = 'view' and verdict = 'billed'
        and hour >= ${midnightSql(shiftDay(day, -DAYS))} and hour < ${midnightSql(day)}
      group by 1`)
    return getHourlyShares(rows)
  },
  { otherKeysServe: true },
)
