import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { claimLeasedRow } from '#server/kit/db/lease.ts'
import { bulkChanges } from '#server/kit/db/tables/index.ts'
import { RUNNING_BULK_STATES } from '#shared/rules/bulk-changes.ts'

/** A process that says nothing for so long has died, and another one may go on. */
export const LEASE_UNTIL = sql`now() + interval '1 minute'`

/** Claims the next bulk change that no process works on; undefined if there is none. */
export const claimBulkChange = (db: Db) =>
  claimLeasedRow(db, bulkChanges, inArray(bulkChanges.state, [...RUNNING_BULK_STATES]), {
    leaseUntil: LEASE_UNTIL,
  })

/** Lets another process, or this one later, go on with it. */
export const releaseBulkChangeLease = (db: Db, id: number) =>
  db.update(bulkChanges).set({ leaseUntil: null }).where(eq(bulkChanges.id, id))
