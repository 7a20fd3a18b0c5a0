import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

type LeasedTable = PgTable & { id: PgColumn; leaseUntil: PgColumn }

/** A process that says nothing for so long has died, and another one may go on. */
export const LEASE_UNTIL = sql`now() + interval '30 seconds'`
const RENEW_EVERY_MS = 10_000

/** Renews the lease of a row while the work lasts, however long its steps take. */
export async function withLease<T>(
  db: Db,
  table: LeasedTable,
  id: number,
  work: () => Promise<T>,
): Promise<T> {
  const isHeld = and(eq(table.id, id), isNotNull(table.leaseUntil))
  const renew = () => db.update(table).set({ leaseUntil: LEASE_UNTIL }).where(isHeld)
  // The database may be away for a moment; the next one renews it.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/** Of a row that waits: `isOpen`, and nobody's lease on it runs. */
const isFree = (table: LeasedTable, isOpen: SQL): SQL =>
  sql`${isOpen} and (${table.leaseUntil} is null or ${table.leaseUntil} < now())`

/** Whether a row waits. */
export const hasFreeRow = (table: LeasedTable, isOpen: SQL): SQL =>
  sql`exists (select from ${table} where ${isFree(table, isOpen)})`

/**
 * Claims the next row for this process alone and returns its id; undefined, and nothing written, if
 * no row waits. `claim`: what a claim sets besides the lease.
 */
export async function claimLeasedRow(
  db: Db,
  table: LeasedTable,
  isOpen: SQL,
  claim: { startedAt?: SQL } = {},
): Promise<number | undefined> {
  const waits = isFree(table, isOpen)
  if ((await db.$count(table, waits)) === 0) return undefined
  const [row] = await db
    .update(table as PgTable)
    .set({ ...claim, leaseUntil: LEASE_UNTIL })
    .where(
      sql`${table.id} = (select id from ${table} where ${waits}
        order by id limit 1 for update skip locked)`,
    )
    .returning({ id: table.id })
  return row?.id as number | undefined
}
