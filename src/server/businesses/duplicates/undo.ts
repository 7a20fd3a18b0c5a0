import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import { markListingChanged } from '#server/businesses/write/mark-listing.ts'
import { requireVisibleCategoryAndTown } from '#server/businesses/write/visible-place.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses as b, businessMerges as m, formerPages } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { hasPublicPage } from '#shared/rules/business.ts'
import type { MergeRow } from './fields.ts'
import { lockPair } from './merge.ts'
import { moveRecordsBack } from './move.ts'

/**
 * Undoes a merge. What somebody changed since of the one that stayed is left; the
 * answer names it. Throws NOT_FOUND, or NOT_POSSIBLE when the other is not hidden any more.
 */
export function undoMerge(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  id: number,
): Promise<{ left: string[] }> {
  return db.transaction(async (tx) => {
    const [merge] = await tx
      .select()
      .from(m)
      .where(and(eq(m.id, id), isNull(m.undoneAt)))
      .for('update')
    if (!merge) throw new ApiError('NOT_FOUND', { message: 'Merge not found.' })
    const { keptId, goneId, record } = merge
    const [kept, gone] = await lockPair(tx, keptId, goneId)
    if (gone.status !== 'inactive')
      throw new ApiError('NOT_POSSIBLE', { message: 'The other listing was changed since then.' })
    if (record.goneStatus === 'active') await requireVisibleCategoryAndTown(tx, gone)
    const names = Object.keys(record.after) as (keyof MergeRow)[]
    const isSame = (name: keyof MergeRow) =>
      isDeepStrictEqual(plain(kept[name]), plain(record.after[name]))
    const back = names.filter(isSame)
    if (back.length > 0)
      await tx
        .update(b)
        .set(Object.fromEntries(back.map((name) => [name, record.before[name]])))
        .where(eq(b.id, keptId))
    await moveRecordsBack(tx, { keptId, goneId }, record)
    await restoreSlugs(tx, record.slugs, goneId)
    await tx
      .update(b)
      .set({ status: record.goneStatus, hiddenReason: record.goneReason })
      .where(eq(b.id, goneId))
    await tx.update(m).set({ undoneAt: now() }).where(eq(m.id, id))
    await indexBusinesses(tx, [keptId, goneId])
    await recordAudit(tx, actor, 'undo merge', 'businesses', keptId, { goneId })
    await recordAudit(tx, actor, 'undo merge', 'businesses', goneId, { keptId })
    if (hasPublicPage(kept.status)) await markListingChanged(tx, keptId, 'updated')
    if (hasPublicPage(record.goneStatus)) await markListingChanged(tx, goneId, 'created')
    return { left: names.filter((name) => !isSame(name)) }
  })
}

/** As it comes back from JSON. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

async function restoreSlugs(tx: Transaction, slugs: readonly string[], id: number): Promise<void> {
  if (slugs.length === 0) return
  await tx
    .update(formerPages)
    .set({ recordId: id })
    .where(and(eq(formerPages.noun, 'businesses'), inArray(formerPages.slug, [...slugs])))
}
