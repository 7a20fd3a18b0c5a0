import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { bulkChangeRows as r, type bulkChanges } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

export type BulkContext = Pick<UserContext, 'db' | 'config' | 'now'>
export type BulkChangeRow = typeof bulkChanges.$inferSelect
export type BulkChangeListingRow = typeof r.$inferSelect

/** Notes what became of some listings of a bulk change. */
export async function recordOutcomes(
  tx: Transaction,
  id: number,
  ids: readonly number[],
  values: Pick<Partial<BulkChangeListingRow>, 'outcome' | 'problem'>,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(r)
    .set(values)
    .where(and(eq(r.bulkId, id), inArray(r.businessId, [...ids])))
}
