import { and, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { businesses as b } from '#server/db/tables/index.ts'
import { markEach } from '#server/publisher/mark.ts'
import type { Change } from '#server/publisher/mark.ts'
import { SHOWN_STATUSES } from '#shared/rules/business.ts'

/** Marks a listing to be published, and the pages of those that moved to it, which name it. */
export const markListing = (tx: Transaction, id: number, change: Change): Promise<void> =>
  markListings(tx, [id], change)

/** The same for several listings. */
export async function markListings(
  tx: Transaction,
  ids: readonly number[],
  change: Change,
): Promise<void> {
  if (ids.length === 0) return
  await markEach(tx, 'businesses', ids, change)
  const movedHere = await tx
    .select({ id: b.id })
    .from(b)
    .where(and(inArray(b.movedToId, [...ids]), inArray(b.status, [...SHOWN_STATUSES])))
  await markEach(
    tx,
    'businesses',
    movedHere.map((row) => row.id),
    'updated',
  )
}
