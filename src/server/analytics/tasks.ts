import { lt } from 'drizzle-orm'
import {
  countedToday,
  countingSalts,
  dailyCounts,
  searchCounts,
} from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { REPEAT_WINDOW_MS } from '#shared/rules/charge-verdict.ts'
import { RETENTION_MONTHS } from '#shared/rules/analytics.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { getKolkataDate, toKolkataTime } from '#shared/rules/kolkata.ts'
import { previousDay, publishViewCounts } from './view-counts.ts'

const PUBLISH_EVERY_MS = 45_000
const DELETE_EVERY_MS = QUARTER_HOUR_MS

/**
 * Brings the views that pages show up to date. The first run covers all days, since the server may
 * have stood still.
 */
export function publishViewsTask({ db, now }: Pick<BaseContext, 'db' | 'now'>): Task {
  let since: string | undefined
  return {
    name: 'show views',
    everyMs: PUBLISH_EVERY_MS,
    run: async () => {
      const next = previousDay(now())
      await publishViewCounts(db, since)
      since = next
    },
    atStop: true,
  }
}

/**
 * Throws away the salts and hashes of past days, and sums that are too old. A salt is kept past its
 * midnight for as long as what was done before may still be repeated.
 */
export const deleteExpiredVisitDataTask = ({ db, now }: Pick<BaseContext, 'db' | 'now'>): Task => ({
  name: 'forget counts',
  everyMs: DELETE_EVERY_MS,
  run: async () => {
    const today = getKolkataDate(now())
    const salted = getKolkataDate(new Date(now().getTime() - REPEAT_WINDOW_MS.click))
    await db.delete(countingSalts).where(lt(countingSalts.day, salted))
    await db.delete(countedToday).where(lt(countedToday.day, today))
    const oldest = monthsBefore(now(), RETENTION_MONTHS)
    await db.delete(dailyCounts).where(lt(dailyCounts.day, oldest))
    await db.delete(searchCounts).where(lt(searchCounts.day, oldest))
  },
})

function monthsBefore(now: Date, months: number): string {
  const day = toKolkataTime(now)
  // The first of the month, so that no month is too short for the day.
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months, 1))
  return first.toISOString().slice(0, 10)
}
