import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { classifieds as a } from '#server/kit/db/tables/index.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const JOB: Actor = { kind: 'job', name: 'expire-ads' }
const EVERY_MS = 10 * MINUTE_MS
const BATCH_SIZE = 500

/**
 * Marks the ads that have passed their last day as expired, so that their pages say so. Returns how
 * many.
 */
export async function expireClassifieds({
  db,
  now: clock,
}: Pick<BaseContext, 'db' | 'now'>): Promise<number> {
  const now = clock()
  const isDue = and(eq(a.status, 'active'), lte(a.expiresAt, now))
  // A plain read first: with nothing to do, nothing is written, and public answers stay in memory.
  const due = await db.select({ id: a.id }).from(a).where(isDue).limit(BATCH_SIZE)
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(a)
      .set({ status: 'expired' })
      .where(and(isDue, inArray(a.id, ids)))
      .returning({ id: a.id })
    for (const { id } of ended) {
      await recordAudit(tx, JOB, 'expire', 'classified-ads', id)
      await markChanged(tx, 'classified-ads', id, 'updated')
    }
    return ended.length
  })
}

export const expireClassifiedsTask = (ctx: Pick<BaseContext, 'db' | 'now'>): Task => ({
  name: 'expire ads',
  everyMs: EVERY_MS,
  run: async () => {
    await expireClassifieds(ctx)
  },
})
