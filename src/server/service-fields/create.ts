import type {
  createServiceField as endpoint,
  ServiceFieldDetail,
} from '#contract/service-fields.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { categoryExists } from '#server/categories/index.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { serviceFields as f } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { normaliseLine } from '#shared/text/plain-text.ts'
import { getServiceFieldDetail } from './columns.ts'
import { checkNameFree, normaliseOptions, toStoredValues } from './values.ts'

/** Adds a question to a category. Throws INVALID_INPUT. */
export function createServiceField(
  { db, actor }: UserContext,
  { categoryId, fieldOptions, ...given }: EndpointInput<typeof endpoint>['body'],
): Promise<ServiceFieldDetail> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'categories')
    if (!(await categoryExists(tx, categoryId)))
      throw new ApiError('INVALID_INPUT', { fields: { categoryId: 'Choose a category' } })
    const { fieldName, fieldType, fieldLabel } = given
    await checkNameFree(tx, { categoryId, fieldName })
    const [made] = await tx
      .insert(f)
      .values({
        ...toStoredValues(given),
        ...{ categoryId, fieldName, fieldType, fieldLabel: normaliseLine(fieldLabel) },
        fieldOptions: normaliseOptions(fieldType, fieldOptions),
      })
      .returning({ id: f.id })
    const detail = await getServiceFieldDetail(tx, made!.id)
    await recordAudit(tx, actor, 'create', 'service-fields', detail.id, { fieldName, categoryId })
    if (detail.isActive) await markChanged(tx, 'service-fields', detail.id, 'created')
    return detail
  })
}
