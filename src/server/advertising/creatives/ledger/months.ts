import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'

/*
 * The ledger is kept in a table for each month, so that an old month goes at once. Only the owner
 * of the ledger may make and drop tables: `make_ad_month` and `drop_old_ad_months` (migration
 * 0001) do it for us.
 */

const known = new WeakMap<Db, Set<string>>()

const firstOf = (time: Date, shift = 0): string =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + shift, 1))
    .toISOString()
    .slice(0, 10)

/** Makes the tables for what was offered at these times, unless they are there. */
export async function createMonthTables(db: Db, times: readonly Date[]): Promise<void> {
  let made = known.get(db)
  if (!made) known.set(db, (made = new Set()))
  for (const time of times) {
    const month = firstOf(time)
    if (made.has(month)) continue
    await db.execute(sql`select make_ad_month(${month}::date)`)
    made.add(month)
  }
}

/**
 * Makes the tables of this month and the next. They would also be made by the first view of a
 * month, but making one waits for whoever reads the ledger, and all views would wait with it.
 */
export const createUpcomingMonthTables = (db: Db, now: Date): Promise<void> =>
  createMonthTables(db, [now, new Date(firstOf(now, 1))])

/** Drops the months that are older than what is kept; returns the names of their tables. */
export async function dropOldMonthTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from drop_old_ad_months() as name`,
  )
  known.delete(db)
  return rows.map(({ name }) => name)
}
