import { and, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import {
  markEachChanged,
  type ChangeKind,
  type MarkOptions,
} from '#server/kit/publish-marks/mark.ts'
import { PUBLIC_BUSINESS_STATUSES } from '#shared/rules/business.ts'

/** Marks a listing to be published, and the pages of those that moved to it, which name it. */
export const markListingChanged = (
  tx: Transaction,
  id: number,
  change: ChangeKind,
): Promise<void> => markListingsChanged(tx, [id], change)

/** The same for several listings. */
export async function markListingsChanged(
  tx: Transaction,
  ids: readonly number[],
  change: ChangeKind,
  options?: MarkOptions,
): Promise<void> {
  if (ids.length === 0) return
  await markEachChanged(tx, 'businesses', ids, change, options)
  const movedHere = await tx
    .select({ id: b.id })
    .from(b)
    .where(and(inArray(b.movedToId, [...ids]), inArray(b.status, [...PUBLIC_BUSINESS_STATUSES])))
  await markEachChanged(
    tx,
    'businesses',
    movedHere.map((row) => row.id),
    'updated',
    options,
  )
}
