import { asc, inArray } from 'drizzle-orm'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudits } from '#server/kit/audit-entries/record.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businessAmenities, businesses as b } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getMarkOptions } from '#server/kit/publish-marks/mark.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import { checkInput } from './check.ts'
import { markListingsChanged } from './mark-listing.ts'
import { notFoundErrors } from './set-flag.ts'

/**
 * Gives many listings another category: their features and answers to the category's questions are
 * cleared. Returns which it refused.
 */
export async function setBusinessCategories(
  tx: Transaction,
  { actor, now }: Pick<UserContext, 'actor' | 'now'>,
  ids: readonly number[],
  categoryId: number,
): Promise<Map<number, ApiError>> {
  const rows = await tx
    .select()
    .from(b)
    .where(inArray(b.id, [...ids]))
    .orderBy(asc(b.id))
    .for('update')
  const refused = notFoundErrors(ids, rows)
  for (const { id, deletedAt } of rows)
    if (deletedAt)
      refused.set(
        id,
        new ApiError('NOT_POSSIBLE', { message: 'This business was deleted. Restore it first.' }),
      )
  const some = rows.filter((row) => row.categoryId !== categoryId && !refused.has(row.id))
  const [first] = some
  if (!first) return refused
  // What the other category asks is the same for all of them.
  const { serviceInformation = {}, problems } = await checkInput(
    tx,
    { categoryId },
    { before: first, ownerId: first.ownerId, now: now() },
  )
  if (Object.keys(problems).length > 0) {
    for (const { id } of some) refused.set(id, new ApiError('INVALID_INPUT', { fields: problems }))
    return refused
  }
  const changed = some.map(({ id }) => id)
  const values = { categoryId, serviceInformation }
  await tx
    .update(b)
    .set({ ...values, sourceDate: null, updatedAt: now() })
    .where(inArray(b.id, changed))
  const lost = await tx
    .delete(businessAmenities)
    .where(inArray(businessAmenities.businessId, changed))
    .returning()
  const featuresOf = Map.groupBy(lost, ({ businessId }) => businessId)
  await recordAudits(
    tx,
    actor,
    'businesses',
    some.map((row) => {
      const had = featuresOf.get(row.id)?.map(({ amenityId }) => amenityId)
      return {
        action: 'update',
        recordId: row.id,
        detail: {
          ...getChangedValues(row, values),
          ...(had
            ? { features: { before: had.sort((one, other) => one - other), after: [] } }
            : {}),
        },
      }
    }),
  )
  const shown = some.filter(({ status }) => hasPublicPage(status)).map(({ id }) => id)
  await indexBusinesses(tx, shown)
  await markListingsChanged(tx, shown, 'updated', getMarkOptions(actor))
  return refused
}
