import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Decision } from '#contract/moderation.ts'
import { recordAudits } from '#server/kit/audit-entries/record.ts'
import { decisions as d } from '#server/kit/db/tables/index.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

/** A row as the contract's decision. */
export const serialiseDecision = (row: typeof d.$inferSelect): Decision => {
  const { id, kind, recordId, title, verdict, state, problem, dueAt } = row
  return { id, kind, recordId, title, verdict, state, problem, dueAt: dueAt.toISOString() }
}

/** Takes back what was not carried out yet; what it is too late for is left out of the answer. */
export function undoDecisions(
  { db, actor, now }: UserContext,
  ids: number[],
): Promise<{ undone: number[] }> {
  return db.transaction(async (tx) => {
    const open = and(
      inArray(d.id, ids),
      eq(d.accountId, actor.id),
      eq(d.state, 'waiting'),
      gt(d.dueAt, now()),
    )
    const rows = await tx.update(d).set({ state: 'undone' }).where(open).returning({ id: d.id })
    const entries = rows.map(({ id }) => ({ action: 'undo', recordId: id }))
    await recordAudits(tx, actor, 'decisions', entries)
    return { undone: rows.map(({ id }) => id) }
  })
}

/** The decisions of an administrator, the newest first. */
export async function listDecisions(
  { db, actor }: UserContext,
  query: { page: number; limit: number },
) {
  const isMine = eq(d.accountId, actor.id)
  const rows = await db
    .select()
    .from(d)
    .where(isMine)
    .orderBy(desc(d.createdAt), desc(d.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  return {
    data: rows.map(serialiseDecision),
    pagination: toPagination(query, await db.$count(d, isMine)),
  }
}
