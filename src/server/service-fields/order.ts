import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { orderRows } from '#server/kit/db/order-rows.ts'
import { serviceFields as f } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'

/**
 * Puts the questions of a category into an order. Throws CHANGED_MEANWHILE unless all of them are
 * named.
 */
export function orderServiceFields(
  { db, actor }: UserContext,
  { categoryId, ids }: { categoryId: number; ids: number[] },
): Promise<{ ids: number[] }> {
  return db.transaction(async (tx) => {
    const place = { table: f, column: f.displayOrder, scope: eq(f.categoryId, categoryId) }
    if (!(await orderRows(tx, place, ids))) throw new ApiError('CHANGED_MEANWHILE')
    await recordAudit(tx, actor, 'order', 'service-fields', null, { categoryId, ids })
    await markChanged(tx, 'service-fields', null, 'updated')
    return { ids }
  })
}
