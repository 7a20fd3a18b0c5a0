import { eq } from 'drizzle-orm'
import type { AmenityDetail, updateAmenity as endpoint } from '#contract/amenities.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { amenities } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getPublicChange, markChanged } from '#server/kit/publish-marks/mark.ts'
import { pluralize } from '#shared/text/pluralize.ts'
import { getAmenityDetail, lockAmenity, presentDetail } from './columns.ts'
import { checkCategoryAndName, toStoredValues } from './values.ts'

/**
 * Changes what is given of a feature. Throws NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT, or
 * NOT_POSSIBLE when businesses have it and it would leave their category.
 */
export function updateAmenity(
  { db, actor }: UserContext,
  { id, version, ...given }: EndpointInput<typeof endpoint>['body'] & { id: number },
): Promise<AmenityDetail> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'categories')
    const before = await lockAmenity(tx, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    const changes = getChangedValues(before, toStoredValues(given))
    if (!changes) return presentDetail(before)
    const { name = before.name, categoryId = before.categoryId } = changes.after
    await checkCategoryAndName(tx, { name, categoryId }, id)
    if (categoryId !== before.categoryId && before.businessCount > 0)
      throw new ApiError('NOT_POSSIBLE', {
        message:
          `${pluralize(before.businessCount, 'business has', 'businesses have')} this feature, ` +
          'so its category can’t be changed.',
      })
    await tx.update(amenities).set(changes.after).where(eq(amenities.id, id))
    await recordAudit(tx, actor, 'update', 'amenities', id, changes)
    const detail = await getAmenityDetail(tx, id)
    const change = getPublicChange(before.status === 'active', detail.status === 'active')
    if (change) await markChanged(tx, 'amenities', id, change)
    return detail
  })
}
