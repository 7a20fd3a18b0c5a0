import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { orderRows } from '#server/kit/db/order-rows.ts'
import { categories } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'

/** Puts the categories into an order. Throws CHANGED_MEANWHILE unless all of them are named. */
export function orderCategories(
  { db, actor }: UserContext,
  ids: number[],
): Promise<{ ids: number[] }> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'categories')
    const place = { table: categories, column: categories.sortOrder }
    if (!(await orderRows(tx, place, ids))) throw new ApiError('CHANGED_MEANWHILE')
    await recordAudit(tx, actor, 'order', 'categories', null, { ids })
    await markChanged(tx, 'categories', null, 'updated')
    return { ids }
  })
}
