import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { blogPosts as p } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'

const JOB: Actor = { kind: 'job', name: 'publish-scheduled-posts' }
const EVERY_MS = 10_000

/** Publishes the posts whose time has come. Returns how many. */
export async function publishScheduled({
  db,
  now,
}: Pick<BaseContext, 'db' | 'now'>): Promise<number> {
  const isDue = and(eq(p.status, 'scheduled'), lte(p.publishedAt, now()))
  // A plain read first: with nothing to do, nothing is written, and public answers stay in memory.
  const due = await db.select({ id: p.id }).from(p).where(isDue)
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  return db.transaction(async (tx) => {
    const published = await tx
      .update(p)
      .set({ status: 'published' })
      .where(and(isDue, inArray(p.id, ids)))
      .returning({ id: p.id })
    for (const { id } of published) {
      await recordAudit(tx, JOB, 'publish', 'blog', id)
      await markChanged(tx, 'blog', id, 'created')
    }
    return published.length
  })
}

export const publishScheduledTask = (ctx: Pick<BaseContext, 'db' | 'now'>): Task => ({
  name: 'publish scheduled posts',
  everyMs: EVERY_MS,
  run: async () => {
    await publishScheduled(ctx)
  },
})
