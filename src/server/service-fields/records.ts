import { and, eq, ne, sql } from 'drizzle-orm'
import type {
  createServiceField as creating,
  updateServiceField as updating,
} from '#contract/service-fields.ts'
import { renameServiceAnswers } from '#server/businesses/index.ts'
import { categoryExists } from '#server/categories/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { serviceFields as f } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { defineRecords } from '#server/kit/records/define.ts'
import { toStoredRecord } from '#server/kit/records/stored.ts'
import { serialiseServiceFieldDetail, selectServiceFieldDetails } from './columns.ts'
import { normaliseOptions } from './options.ts'

type New = EndpointInput<typeof creating>['body']
type Change = EndpointInput<typeof updating>['body']

/** The questions of categories. What was answered to a deleted one is shown no more. */
export const serviceFieldRecords = defineRecords({
  table: f,
  noun: 'service-fields',
  title: 'Field',
  lock: 'categories',
  select: selectServiceFieldDetails,
  present: serialiseServiceFieldDetail,
  isShown: ({ isActive }) => isActive,
  toNew: async (tx, { fieldOptions, ...body }: New) => {
    if (!(await categoryExists(tx, body.categoryId)))
      throw new ApiError('INVALID_INPUT', { fields: { categoryId: 'Choose a category' } })
    await checkNameFree(tx, body)
    return { ...toStoredRecord(body), fieldOptions: normaliseOptions(body.fieldType, fieldOptions) }
  },
  toChange: (_tx, { categoryId, fieldOptions, ...given }: Change, before) => {
    if (categoryId !== undefined && categoryId !== before.categoryId)
      throw new ApiError('NOT_POSSIBLE', {
        message: 'A field can’t change its category. Add a new field to the other category.',
      })
    const type = given.fieldType ?? before.fieldType
    const options = normaliseOptions(type, fieldOptions ?? before.fieldOptions)
    return { ...toStoredRecord(given), fieldOptions: options }
  },
  check: async (tx, { fieldName }, before) => {
    if (before && fieldName !== undefined)
      await checkNameFree(tx, { categoryId: before.categoryId, fieldName }, before.id)
  },
  // Answers follow the name.
  afterSave: async (tx, { categoryId }, { fieldName }, before) => {
    if (before && fieldName !== undefined)
      await renameServiceAnswers(tx, categoryId, { from: before.fieldName, to: fieldName })
  },
  order: { by: f.displayOrder, within: f.categoryId },
  newInLog: ({ fieldName, categoryId }) => ({ fieldName, categoryId }),
})

/** Throws INVALID_INPUT when another question of the category has the name. */
async function checkNameFree(
  tx: Transaction,
  { categoryId, fieldName }: { categoryId: number; fieldName: string },
  exceptId = 0,
): Promise<void> {
  const [other] = await tx
    .select({ fieldLabel: f.fieldLabel })
    .from(f)
    .where(
      and(
        eq(f.categoryId, categoryId),
        sql`lower(${f.fieldName}) = lower(${fieldName})`,
        ne(f.id, exceptId),
      ),
    )
    .limit(1)
  if (other)
    throw new ApiError('INVALID_INPUT', {
      fields: {
        fieldName: `The field “${other.fieldLabel}” in this category already uses this name`,
      },
    })
}
