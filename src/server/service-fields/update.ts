import { eq } from 'drizzle-orm'
import type {
  ServiceFieldDetail,
  updateServiceField as endpoint,
} from '#contract/service-fields.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { renameAnswers } from '#server/businesses/index.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { serviceFields as f } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getPublicChange, markChanged } from '#server/kit/publish-marks/mark.ts'
import { getServiceFieldDetail, lockField, presentDetail } from './columns.ts'
import { checkNameFree, normaliseOptions, toStoredValues } from './values.ts'

/**
 * Changes what is given of a question; its answers follow its name. Throws NOT_FOUND,
 * CHANGED_MEANWHILE, INVALID_INPUT, or NOT_POSSIBLE for another category.
 */
export function updateServiceField(
  { db, actor }: UserContext,
  {
    id,
    version,
    categoryId,
    fieldOptions,
    ...given
  }: EndpointInput<typeof endpoint>['body'] & {
    id: number
  },
): Promise<ServiceFieldDetail> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'categories')
    const before = await lockField(tx, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    if (categoryId !== undefined && categoryId !== before.categoryId)
      throw new ApiError('NOT_POSSIBLE', {
        message: 'A field can’t change its category. Add a new field to the other category.',
      })
    const wanted = toStoredValues(given)
    const changes = getChangedValues(before, {
      ...wanted,
      fieldOptions: normaliseOptions(
        wanted.fieldType ?? before.fieldType,
        fieldOptions ?? before.fieldOptions,
      ),
    })
    if (!changes) return presentDetail(before)
    const { fieldName } = changes.after
    if (fieldName !== undefined) {
      await checkNameFree(tx, { categoryId: before.categoryId, fieldName }, id)
      const names = { from: before.fieldName, to: fieldName }
      await renameAnswers(tx, before.categoryId, names)
    }
    await tx.update(f).set(changes.after).where(eq(f.id, id))
    await recordAudit(tx, actor, 'update', 'service-fields', id, changes)
    const detail = await getServiceFieldDetail(tx, id)
    const change = getPublicChange(before.isActive, detail.isActive)
    if (change) await markChanged(tx, 'service-fields', id, change)
    return detail
  })
}
