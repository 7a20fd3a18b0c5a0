import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import { requireVisibleCategoryAndTown } from '#server/businesses/write/visible-place.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import {
  hasPublicPage,
  getPermanentDeletionDate,
  type BusinessStatus,
} from '#shared/rules/business.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import { markListingChanged } from '#server/businesses/write/mark-listing.ts'

/**
 * Undoes a deletion: the listing is as it was before. One that was not deleted stays as it is.
 * Throws NOT_FOUND, or NOT_POSSIBLE when the time is over or its category or town is gone.
 */
export function restoreBusiness(
  { db, actor, now }: UserContext,
  id: number,
): Promise<{ id: number; status: BusinessStatus }> {
  return db.transaction(async (tx) => {
    const before = await lockOwnBusiness(tx, actor, id)
    const { deletedAt, statusBeforeDeletion: status } = before
    if (!deletedAt || !status) return { id, status: before.status }
    if (getPermanentDeletionDate(deletedAt) <= now())
      throw new ApiError('NOT_POSSIBLE', { message: 'It’s too late to undo this.' })
    if (hasPublicPage(status)) await requireVisibleCategoryAndTown(tx, before)
    await tx
      .update(b)
      .set({ status, deletedAt: null, statusBeforeDeletion: null })
      .where(eq(b.id, id))
    await recordAudit(tx, actor, 'restore', 'businesses', id, { to: status })
    if (hasPublicPage(status)) {
      await indexBusinesses(tx, [id])
      await markListingChanged(tx, id, 'created')
    }
    return { id, status }
  })
}
