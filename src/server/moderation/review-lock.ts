import { and, eq } from 'drizzle-orm'
import { queueViews } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'

/** Notes what an administrator has open, for the others; it is forgotten soon. */
export async function lockWorkForReview(
  { db, actor, now }: UserContext,
  { kind, id }: { kind: QueueItemKind; id: number },
): Promise<{ looking: true }> {
  const look = { kind, recordId: id, at: now() }
  // That it is still looked at is nothing to tell the others: their lists hold for a while.
  const isSame = and(
    eq(queueViews.accountId, actor.id),
    eq(queueViews.kind, kind),
    eq(queueViews.recordId, id),
  )
  const again = await db.update(queueViews).set({ at: look.at }).where(isSame).returning()
  if (again.length > 0) return { looking: true }
  await db
    .insert(queueViews)
    .values({ accountId: actor.id, ...look })
    .onConflictDoUpdate({ target: queueViews.accountId, set: look })
  return { looking: true }
}
