import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { bulkChanges } from '#server/kit/db/tables/index.ts'
import { RUNNING_BULK_STATES } from '#shared/rules/bulk-changes.ts'

/** A process that says nothing for so long has died, and another one may go on. */
export const LEASE = sql`now() + interval '1 minute'`

/** Claims the next bulk change that no process works on; undefined if there is none. */
export async function claimBulkChange(db: Db): Promise<number | undefined> {
  const waits = and(
    inArray(bulkChanges.state, [...RUNNING_BULK_STATES]),
    sql`(${bulkChanges.leaseUntil} is null or ${bulkChanges.leaseUntil} < now())`,
  )
  if ((await db.$count(bulkChanges, waits)) === 0) return undefined
  const [row] = await db
    .update(bulkChanges)
    .set({ leaseUntil: LEASE })
    .where(
      sql`${bulkChanges.id} = (select id from ${bulkChanges} where ${waits}
        order by id limit 1 for update skip locked)`,
    )
    .returning({ id: bulkChanges.id })
  return row?.id
}

/** Lets another process, or this one later, go on with it. */
export const releaseBulkChange = (db: Db, id: number) =>
  db.update(bulkChanges).set({ leaseUntil: null }).where(eq(bulkChanges.id, id))
