import { and, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '#server/audit/record.ts'
import { publishMarks } from '#server/db/tables/index.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { countPendingMarks } from '#server/publisher/publication-record.ts'

/** Lets no change wait for others any more: the publisher takes them all within a second. */
export async function publishNow({
  db,
  actor,
}: Pick<UserContext, 'db' | 'actor'>): Promise<{ pending: number }> {
  const { count: pending } = await countPendingMarks(db)
  await db.transaction(async (tx) => {
    const waits = and(isNull(publishMarks.publicationId), sql`${publishMarks.dueAt} > now()`)
    await tx
      .update(publishMarks)
      .set({ dueAt: sql`now()` })
      .where(waits)
    await recordAudit(tx, actor, 'publish', 'publications', null, { pending })
  })
  return { pending }
}
