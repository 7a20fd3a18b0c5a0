import { eq } from 'drizzle-orm'
import type { CategoryDetail, updateCategory as endpoint } from '#contract/categories.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { reindexCategory } from '#server/businesses/index.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { categories } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { getPublicChange, markChanged } from '#server/kit/publish-marks/mark.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { categoryDetailColumns, presentDetail } from './columns.ts'
import { lockCategory, refuseWhileShown } from './use.ts'
import { checkNameFree, toStoredValues } from './values.ts'

/**
 * Changes what is given of a category. Throws NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT or
 * NOT_POSSIBLE.
 */
export function updateCategory(
  { db, actor }: UserContext,
  { id, version, slug, ...given }: EndpointInput<typeof endpoint>['body'] & { id: number },
): Promise<CategoryDetail> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'categories')
    const before = await lockCategory(tx, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    const changes = getChangedValues(before, {
      ...toStoredValues(given),
      ...(slug === undefined ? {} : { slug }),
    })
    if (!changes) return presentDetail(before)
    await checkNameFree(tx, changes.after, id)
    if (changes.after.status === 'inactive') await refuseWhileShown(tx, before)
    const [row] = await tx
      .update(categories)
      .set(changes.after)
      .where(eq(categories.id, id))
      .returning(categoryDetailColumns)
    const { name, nameHi, keywords } = changes.after
    if (name !== undefined || nameHi !== undefined || keywords !== undefined)
      await reindexCategory(tx, id)
    await recordAudit(tx, actor, 'update', 'categories', id, changes)
    const change = getPublicChange(before.status === 'active', row!.status === 'active')
    if (change) await markChanged(tx, 'categories', id, change)
    return presentDetail(row!)
  })
}
