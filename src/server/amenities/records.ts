import { and, eq, ne, sql } from 'drizzle-orm'
import type { createAmenity as creating, updateAmenity as updating } from '#contract/amenities.ts'
import { categoryExists } from '#server/categories/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { amenities as a } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { defineRecords } from '#server/kit/records/define.ts'
import { toStoredRecord } from '#server/kit/records/stored.ts'
import { counted } from '#i18n/en/plural.ts'
import { serialiseDetail, selectDetails } from './columns.ts'

type New = EndpointInput<typeof creating>['body']
type Change = EndpointInput<typeof updating>['body']

/** The features that listings of a category can have. */
export const amenityRecords = defineRecords({
  table: a,
  noun: 'amenities',
  title: 'Feature',
  lock: 'categories',
  select: selectDetails,
  present: serialiseDetail,
  isShown: ({ status }) => status === 'active',
  toNew: (_tx, body: New) => toStoredRecord(body),
  toChange: (_tx, given: Change) => toStoredRecord(given),
  check: async (tx, after, before) => {
    await checkCategoryAndName(tx, { categoryId: 0, name: '', ...before, ...after }, before?.id)
    if (before && before.businessCount > 0 && after.categoryId !== undefined)
      throw new ApiError('NOT_POSSIBLE', {
        message: `${haveIt(before.businessCount)} this feature, so its category can’t be changed.`,
      })
  },
  checkUnused: async (_tx, { name, businessCount }) => {
    if (businessCount > 0)
      throw new ApiError('NOT_POSSIBLE', {
        message:
          `${haveIt(businessCount)} the feature ${name}. ` +
          'Deactivate it instead, so no one can choose it.',
      })
  },
  order: { by: a.sortOrder, within: a.categoryId },
  newInLog: ({ name, categoryId }) => ({ name, categoryId }),
})

const haveIt = (count: number) => counted(count, 'business has', 'businesses have')

/** Throws INVALID_INPUT for a category that is not there, or one that has such a feature. */
async function checkCategoryAndName(
  tx: Transaction,
  { categoryId, name }: { categoryId: number; name: string },
  exceptId = 0,
): Promise<void> {
  if (!(await categoryExists(tx, categoryId)))
    throw new ApiError('INVALID_INPUT', { fields: { categoryId: 'Choose a category' } })
  const isSame = and(
    eq(a.categoryId, categoryId),
    sql`lower(${a.name}) = lower(${name})`,
    ne(a.id, exceptId),
  )
  if ((await tx.$count(a, isSame)) > 0)
    throw new ApiError('INVALID_INPUT', {
      fields: { name: 'This category already has a feature with this name' },
    })
}
