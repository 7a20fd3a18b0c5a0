import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import {
  discardedFactSources,
  factAnswers as a,
  factConfirmations as c,
  facts as f,
} from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { FactSourceDay } from './sources.ts'

/**
 * Throws away everything that the sources of an open fact sent on the same days, and what they send
 * on them still: rubbish costs one press. Throws NOT_FOUND.
 */
export async function discardFactSource(
  { db, actor }: UserContext,
  id: number,
): Promise<{ answers: number; facts: number }> {
  return db.transaction(async (tx) => {
    const [fact] = await tx
      .select({ id: f.id })
      .from(f)
      .where(and(eq(f.id, id), eq(f.status, 'open')))
      .for('update')
    if (!fact) throw new ApiError('NOT_FOUND', { message: 'It was already reviewed.' })
    const sources = await tx
      .selectDistinct({ networkHash: sql<string>`${a.networkHash}`, day: a.day })
      .from(a)
      .where(and(eq(a.factId, id), isNotNull(a.networkHash)))
    let answers = 0
    for (const source of sources) answers += await discardDay(tx, source)
    const left = tx
      .select({ one: sql`1` })
      .from(a)
      .where(eq(a.factId, f.id))
    const gone = await tx
      .delete(f)
      .where(and(eq(f.status, 'open'), notExists(left)))
      .returning({ id: f.id })
    const detail = { answers, facts: gone.length }
    await recordAudit(tx, actor, 'discard', 'facts', id, detail)
    return detail
  })
}

/** Deletes what a network sent on a day, and returns how many answers that were. */
async function discardDay(tx: Transaction, { networkHash, day }: FactSourceDay): Promise<number> {
  await tx.insert(discardedFactSources).values({ networkHash, day }).onConflictDoNothing()
  await tx.delete(c).where(and(eq(c.networkHash, networkHash), eq(c.day, day)))
  const open = tx.select({ id: f.id }).from(f).where(eq(f.status, 'open'))
  const rows = await tx
    .delete(a)
    .where(and(eq(a.networkHash, networkHash), eq(a.day, day), inArray(a.factId, open)))
    .returning({ id: a.id })
  return rows.length
}
