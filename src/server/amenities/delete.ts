import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { amenities } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { pluralize } from '#shared/text/pluralize.ts'
import { lockAmenity, presentDetail } from './columns.ts'

/** Deletes a feature that no business has. Throws NOT_FOUND or NOT_POSSIBLE. */
export function deleteAmenity({ db, actor }: UserContext, id: number): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const row = await lockAmenity(tx, id)
    if (row.businessCount > 0)
      throw new ApiError('NOT_POSSIBLE', {
        message:
          `${pluralize(row.businessCount, 'business has', 'businesses have')} the feature ` +
          `${row.name}. Deactivate it instead, so no one can choose it.`,
      })
    await tx.delete(amenities).where(eq(amenities.id, id))
    await recordAudit(tx, actor, 'delete', 'amenities', id, presentDetail(row))
    if (row.status === 'active') await markChanged(tx, 'amenities', id, 'deleted')
    return { id }
  })
}
