import { inArray } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { businesses, duplicatePairs } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

/** Marks two listings as not duplicates, or removes the mark. Throws NOT_FOUND. */
export function setNotDuplicates(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { keptId, goneId, isDistinct }: { keptId: number; goneId: number; isDistinct: boolean },
): Promise<{ isDistinct: boolean }> {
  const [oneId, otherId] = keptId < goneId ? [keptId, goneId] : [goneId, keptId]
  return db.transaction(async (tx) => {
    const found = await tx.$count(businesses, inArray(businesses.id, [oneId, otherId]))
    if (found < 2) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
    await tx
      .insert(duplicatePairs)
      .values({ oneId, otherId, certainty: 0, reasons: [], isDistinct })
      .onConflictDoUpdate({
        target: [duplicatePairs.oneId, duplicatePairs.otherId],
        set: { isDistinct },
      })
    const action = isDistinct ? 'tell apart' : 'no longer tell apart'
    await recordAudit(tx, actor, action, 'businesses', oneId, { otherId })
    return { isDistinct }
  })
}
