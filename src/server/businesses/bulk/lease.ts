import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { claimLeasedRow, hasFreeRow } from '#server/kit/db/lease.ts'
import { bulkChanges } from '#server/kit/db/tables/index.ts'
import { RUNNING_BULK_STATES } from '#shared/rules/bulk-changes.ts'

const isOpen = () => inArray(bulkChanges.state, [...RUNNING_BULK_STATES])

export const hasWaitingBulkChange = () => hasFreeRow(bulkChanges, isOpen())

/** Claims the next bulk change that no process works on; undefined if there is none. */
export const claimBulkChange = (db: Db) => claimLeasedRow(db, bulkChanges, isOpen())

/** Lets another process, or this one later, go on with it. */
export const releaseBulkChangeLease = (db: Db, id: number) =>
  db.update(bulkChanges).set({ leaseUntil: null }).where(eq(bulkChanges.id, id))
