import { eq } from 'drizzle-orm'
import type { LocationDetail, updateLocation as endpoint } from '#contract/locations.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { reindexLocation } from '#server/businesses/index.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { locations } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { getPublicChange, markChanged } from '#server/kit/publish-marks/mark.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { lockLocation, presentDetail } from './columns.ts'
import { findOrCreateDistrict } from './district.ts'
import { refuseWhileShown } from './use.ts'
import { checkTown, toStoredValues } from './values.ts'

/**
 * Changes what is given of a town. Throws NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT or
 * NOT_POSSIBLE.
 */
export function updateLocation(
  { db, actor }: UserContext,
  {
    id,
    version,
    slug,
    state,
    district,
    ...given
  }: EndpointInput<typeof endpoint>['body'] & { id: number },
): Promise<LocationDetail> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'locations')
    const before = await lockLocation(tx, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    const moves = state !== undefined || district !== undefined
    const districtId = moves
      ? await findOrCreateDistrict(tx, {
          state: state ?? before.state,
          district: district ?? before.district,
        })
      : before.districtId
    const changes = getChangedValues(before, {
      ...toStoredValues(given),
      ...(slug === undefined ? {} : { slug }),
      districtId,
    })
    if (!changes) return presentDetail(before)
    const { after } = changes
    // A position that does not change is not checked again.
    const isMoved = after.latitude !== undefined || after.longitude !== undefined
    const unjudged = isMoved ? {} : { latitude: null, longitude: null }
    await checkTown(tx, { ...before, ...after, ...unjudged }, { slug: after.slug, exceptId: id })
    if (after.status === 'inactive') await refuseWhileShown(tx, before)
    await tx.update(locations).set(after).where(eq(locations.id, id))
    const isCalledElse = [after.city, after.nameHi, after.aliases, after.districtId].some(
      (value) => value !== undefined,
    )
    if (isCalledElse) await reindexLocation(tx, id)
    const row = await lockLocation(tx, id)
    await recordAudit(tx, actor, 'update', 'locations', id, changes)
    const change = getPublicChange(before.status === 'active', row.status === 'active')
    if (change) await markChanged(tx, 'locations', id, change)
    return presentDetail(row)
  })
}
