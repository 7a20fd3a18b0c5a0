import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { businesses as b } from '#server/db/tables/index.ts'
import { markChanged, markEach } from '#server/publisher/mark.ts'
import type { Change } from '#server/publisher/mark.ts'
import { SHOWN_STATUSES } from '#shared/rules/business.ts'

/** Marks a listing to be published, and the pages of those that moved to it, which name it. */
export async function markListing(tx: Transaction, id: number, change: Change): Promise<void> {
  await markChanged(tx, 'businesses', id, change)
  const movedHere = await tx
    .select({ id: b.id })
    .from(b)
    .where(and(eq(b.movedToId, id), inArray(b.status, [...SHOWN_STATUSES])))
  await markEach(
    tx,
    'businesses',
    movedHere.map((row) => row.id),
    'updated',
  )
}
