import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

type LeasedTable = PgTable & { id: PgColumn; leaseUntil: PgColumn }

/**
 * Claims the next row for this process alone and returns its id; undefined, and nothing written, if
 * no row waits. A row waits when `isOpen` and nobody's lease on it runs. `claim`: the columns that
 * a claim sets, `leaseUntil` among them.
 */
export async function claimLeasedRow(
  db: Db,
  table: LeasedTable,
  isOpen: SQL,
  claim: { leaseUntil: SQL; startedAt?: SQL },
): Promise<number | undefined> {
  const waits = sql`${isOpen} and (${table.leaseUntil} is null or ${table.leaseUntil} < now())`
  if ((await db.$count(table, waits)) === 0) return undefined
  const [row] = await db
    .update(table as PgTable)
    .set(claim)
    .where(
      sql`${table.id} = (select id from ${table} where ${waits}
        order by id limit 1 for update skip locked)`,
    )
    .returning({ id: table.id })
  return row?.id as number | undefined
}
