import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'

/* The ledger is kept in a table for each month, so that an old month goes at once. */

/** Sums (`ad_hours`) stay; single views and clicks are kept this long. */
const KEPT_MONTHS = 13
const LOCK = 6_114_201

const known = new WeakMap<Db, Set<string>>()

const firstOf = (time: Date, shift = 0): string =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + shift, 1)).toISOString()

const nameOf = (month: string): string => `ad_events_${month.slice(0, 4)}_${month.slice(5, 7)}`

/** Makes the tables for what was offered at these times, unless they are there. */
export async function prepareMonths(db: Db, times: readonly Date[]): Promise<void> {
  let made = known.get(db)
  if (!made) known.set(db, (made = new Set()))
  for (const time of times) {
    const month = firstOf(time)
    if (made.has(month)) continue
    const statement =
      `create table if not exists ${nameOf(month)} partition of ad_events ` +
      `for values from ('${month}') to ('${firstOf(time, 1)}')`
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      await tx.execute(sql.raw(statement))
      // The trigger of the whole table is not asked when a part of it is emptied.
      const emptied = `refuse_truncate before truncate on ${nameOf(month)}`
      await tx.execute(
        sql.raw(`create or replace trigger ${emptied} execute function refuse_change()`),
      )
    })
    made.add(month)
  }
}

/**
 * Makes the tables of this month and the next. They would also be made by the first view of a
 * month, but making one waits for whoever reads the ledger, and all views would wait with it.
 */
export const prepareNextMonth = (db: Db, now: Date): Promise<void> =>
  prepareMonths(db, [now, new Date(firstOf(now, 1))])

/** Drops the months that are older than what is kept; answers their names. */
export async function dropOldMonths(db: Db, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'ad_events'::regclass
      and inhrelid::regclass::text < ${nameOf(firstOf(now, -KEPT_MONTHS))}
    order by name`)
  for (const { name } of rows) await db.execute(sql.raw(`drop table ${name}`))
  known.delete(db)
  return rows.map(({ name }) => name)
}
