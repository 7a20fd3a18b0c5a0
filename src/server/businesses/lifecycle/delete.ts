import { eq } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { businesses as b } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { listingDeleted } from '#server/kit/mail/templates/listing-deleted.ts'
import { hasPublicPage, getPermanentDeletionDate } from '#shared/rules/business.ts'
import { lockOwnBusiness } from './lock-own-business.ts'
import { notifyListingOwner } from '#server/businesses/write/notify-owner.ts'
import { markListingChanged } from '#server/businesses/write/mark-listing.ts'

type Deleted = { id: number; deletedAt: string; removedAt: string }

/**
 * Hides a listing at once; it can be restored for `BUSINESS_RESTORE_DAYS` days and is then
 * removed. A second call gives the same answer. Throws NOT_FOUND.
 */
export function deleteBusiness(
  { db, actor, config, now }: UserContext,
  id: number,
): Promise<Deleted> {
  return db.transaction(async (tx) => {
    const before = await lockOwnBusiness(tx, actor, id)
    const { status, deletedAt } = before
    if (deletedAt) return answer(id, deletedAt)
    const at = now()
    await tx
      .update(b)
      .set({ status: 'inactive', statusBeforeDeletion: status, deletedAt: at })
      .where(eq(b.id, id))
    await recordAudit(tx, actor, 'delete', 'businesses', id, { from: status })
    if (hasPublicPage(status)) await markListingChanged(tx, id, 'deleted')
    await notifyListingOwner(tx, before.ownerId, listingDeleted, (isConfirmed) => ({
      name: isConfirmed ? before.name : null,
      until: getPermanentDeletionDate(at),
      url: new URL(APP_PATHS.myBusinesses, config.siteUrl).href,
    }))
    return answer(id, at)
  })
}

const answer = (id: number, deletedAt: Date): Deleted => ({
  id,
  deletedAt: deletedAt.toISOString(),
  removedAt: getPermanentDeletionDate(deletedAt).toISOString(),
})
