import { sql, type SQL } from 'drizzle-orm'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { getWeekdayInKolkata } from '#shared/rules/hours.ts'
import { getKolkataDate, getKolkataMinute } from '#shared/rules/kolkata.ts'

/**
 * "Open at the instant", for a WHERE over `businesses`: the twin of `isOpenAt` in `shared/rules`; a
 * test compares the two. Written out for one instant rather than as a function of the database,
 * which would be called for each row: over 20,000 listings that is forty times as fast. Times are
 * `HH:MM`, so their order is that of text.
 */
export function isOpenSql(instant: Date): SQL {
  const time = clock(getKolkataMinute(instant))
  const today = hoursOn(instant)
  const yesterday = hoursOn(new Date(instant.getTime() - DAY_MS))
  return sql`(${b.pausedUntil} is null and coalesce((${coversToday(today, time)})
      or (${coversPastMidnight(yesterday, time)}), false))`
}

type Span = { open: SQL; close: SQL }
type Day = { isOpenDay: SQL; spans: [Span, Span] }

/**
 * The hours in force on the instant's day in Kolkata: a special day's when there is one, else the
 * weekday's.
 */
function hoursOn(instant: Date): Day {
  const usual = sql`${b.hours} -> ${getWeekdayInKolkata(instant)}::text`
  const special = sql`jsonb_path_query_first(${b.specialDays}, '$[*] ? (@.date == $date)',
    jsonb_build_object('date', ${getKolkataDate(instant)}::text))`
  const day = sql`(case when ${b.specialDays} = '[]'::jsonb then ${usual}
      else coalesce(${special}, ${usual}) end)`
  return {
    isOpenDay: sql`(${day} -> 'closed') = 'false'`,
    spans: [
      { open: sql`(${day} ->> 'open')`, close: sql`(${day} ->> 'close')` },
      { open: sql`(${day} #>> '{second,open}')`, close: sql`(${day} #>> '{second,close}')` },
    ],
  }
}

/** On a day without a second span the second condition is null, which counts as not open. */
const eitherSpan = ({ isOpenDay, spans: [first, second] }: Day, covers: (span: Span) => SQL) =>
  sql`${isOpenDay} and (${covers(first)} or ${covers(second)})`

/**
 * From the opening on; to the closing, or to midnight when that is on the next day. Equal times
 * mean the whole day.
 */
const coversToday = (day: Day, time: string) =>
  eitherSpan(
    day,
    ({ open, close }) => sql`case when ${open} < ${close} then ${time}::text between ${open}
      and ${close} else ${open} = ${close} or ${time}::text >= ${open} end`,
  )

/**
 * What yesterday's hours leave of today: to a closing before the opening, or the last minute of a
 * day until 24:00.
 */
const coversPastMidnight = (day: Day, time: string) =>
  eitherSpan(
    day,
    ({ open, close }) => sql`(${close} < ${open} and ${time}::text <= ${close}
      or ${close} = '24:00' and ${open} < ${close} and ${time}::text = '00:00')`,
  )

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
