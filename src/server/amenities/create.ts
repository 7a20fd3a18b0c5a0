import type { AmenityDetail, createAmenity as endpoint } from '#contract/amenities.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { amenities } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { getAmenityDetail } from './columns.ts'
import { checkCategoryAndName, toStoredValues } from './values.ts'

/** Adds a feature to a category. Throws INVALID_INPUT. */
export function createAmenity(
  { db, actor }: UserContext,
  body: EndpointInput<typeof endpoint>['body'],
): Promise<AmenityDetail> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'categories')
    const { categoryId } = body
    const name = normaliseLine(body.name)
    await checkCategoryAndName(tx, { categoryId, name })
    const [made] = await tx
      .insert(amenities)
      .values({ ...toStoredValues(body), categoryId, name })
      .returning({ id: amenities.id })
    const detail = await getAmenityDetail(tx, made!.id)
    await recordAudit(tx, actor, 'create', 'amenities', detail.id, { name, categoryId })
    if (detail.status === 'active') await markChanged(tx, 'amenities', detail.id, 'created')
    return detail
  })
}
