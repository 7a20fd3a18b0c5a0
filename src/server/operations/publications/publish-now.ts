import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { auditEntries, publishMarks } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { readPendingChanges } from '#server/publishing/publisher/publication-record.ts'

const PUBLISH = 'publish'

/** Whether somebody has pressed "Publish now" in the last milliseconds, by the database's clock. */
export async function wasPublishRequested(db: Db, withinMs: number): Promise<boolean> {
  const since = sql`now() - ${withinMs} * interval '1 millisecond'`
  const [found] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, PUBLISH), gt(auditEntries.at, since)))
    .limit(1)
  return found !== undefined
}

/** Lets no change wait for others any more: the publisher takes them all within a second. */
export async function publishNow({
  db,
  actor,
}: Pick<UserContext, 'db' | 'actor'>): Promise<{ pending: number }> {
  const { count: pending } = await readPendingChanges(db)
  await db.transaction(async (tx) => {
    const waits = and(isNull(publishMarks.publicationId), sql`${publishMarks.dueAt} > now()`)
    await tx
      .update(publishMarks)
      .set({ dueAt: sql`now()` })
      .where(waits)
    await recordAudit(tx, actor, PUBLISH, 'publications', null, { pending })
  })
  return { pending }
}
