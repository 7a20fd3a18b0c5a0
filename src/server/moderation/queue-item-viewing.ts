import { and, eq } from 'drizzle-orm'
import { queueViewers } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'

/** Notes what an administrator has open, for the others; it is forgotten soon. */
export async function markQueueItemViewing(
  { db, actor, now }: UserContext,
  { kind, id }: { kind: QueueItemKind; id: number },
): Promise<{ looking: true }> {
  const look = { kind, recordId: id, at: now() }
  // That it is still looked at is nothing to tell the others: their lists hold for a while.
  const isSame = and(
    eq(queueViewers.accountId, actor.id),
    eq(queueViewers.kind, kind),
    eq(queueViewers.recordId, id),
  )
  const again = await db.update(queueViewers).set({ at: look.at }).where(isSame).returning()
  if (again.length > 0) return { looking: true }
  await db
    .insert(queueViewers)
    .values({ accountId: actor.id, ...look })
    .onConflictDoUpdate({ target: queueViewers.accountId, set: look })
  return { looking: true }
}
