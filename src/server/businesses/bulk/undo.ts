import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { BulkChangeResponse } from '#contract/business-bulk.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { LEASE_UNTIL } from '#server/kit/db/lease.ts'
import { bulkChangeRows, bulkChanges as k } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getUndoCutoff, readBulkChange } from './read.ts'
import { runBulkChange } from './run.ts'

const ANSWER_MS = 1500

/**
 * Undoes a bulk change; one that is running stops first. Whichever listing was changed since stays.
 * Throws NOT_FOUND or NOT_POSSIBLE.
 */
export async function undoBulkChange(ctx: UserContext, id: number): Promise<BulkChangeResponse> {
  const { db, actor, now } = ctx
  await db.transaction(async (tx) => {
    const at = now()
    const [undone] = await tx
      .update(k)
      .set({ state: 'undoing', undoneBy: actor.id, undoneAt: at, leaseUntil: LEASE_UNTIL })
      .where(
        and(
          eq(k.id, id),
          inArray(k.state, ['running', 'done']),
          gt(k.createdAt, getUndoCutoff(at)),
        ),
      )
      .returning()
    if (!undone) {
      await readBulkChange(ctx, id)
      throw new ApiError('NOT_POSSIBLE', { message: 'This can no longer be undone.' })
    }
    await tx
      .delete(bulkChangeRows)
      .where(and(eq(bulkChangeRows.bulkId, id), isNull(bulkChangeRows.outcome)))
    const bulk = { at, isLarge: undone.isLarge }
    await recordAudit(tx, { ...actor, bulk }, 'undo bulk change', 'businesses', null, {
      ...{ bulkChange: id, count: undone.total, change: undone.change },
    })
  })
  await runBulkChange(ctx, id, AbortSignal.timeout(ANSWER_MS))
  return readBulkChange(ctx, id)
}
