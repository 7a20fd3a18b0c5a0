import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { businessCalls, coverageDays as d } from '#server/kit/db/tables/index.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { DAY_MS, HOUR_MS } from '#shared/rules/duration.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { COUNT_COVERAGE } from './coverage.ts'

type Deps = { db: Db; now: () => Date }

const CALLS_RETENTION_MS = 365 * DAY_MS
const DAYS_RETENTION_MS = 400 * DAY_MS

/** The background work of gaps. */
export const gapTasks = ({ db, now }: Deps): Task[] => [
  { name: 'count coverage', everyMs: HOUR_MS, run: () => countCoverage({ db, now }) },
  { name: 'forget calls', everyMs: HOUR_MS, run: () => forgetCalls({ db, now }) },
]

/** Once a day, at its beginning: what is known of the listings of each town. */
async function countCoverage({ db, now }: Deps): Promise<void> {
  const today = getKolkataDate(now())
  if ((await db.$count(d, eq(d.day, today))) > 0) return
  await db.execute(sql`
    insert into coverage_days (day, location_id, total, phone, hours, photo, point)
    select ${today}, n.* from (${COUNT_COVERAGE}) n on conflict do nothing`)
  const oldest = getKolkataDate(new Date(now().getTime() - DAYS_RETENTION_MS))
  await db.delete(d).where(lt(d.day, oldest))
}

/** After a year nobody needs to know who called whom. */
async function forgetCalls({ db, now }: Deps): Promise<void> {
  const old = lt(businessCalls.createdAt, new Date(now().getTime() - CALLS_RETENTION_MS))
  if ((await db.$count(businessCalls, old)) > 0) await db.delete(businessCalls).where(old)
}
