import { and, asc, eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { quickReplies as r } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'

type QuickReply = { id: number; text: string }

const MAX_REPLIES = 20

/** The quick replies of the account, in the order they were saved. */
export const listQuickReplies = ({ db, actor }: UserContext): Promise<QuickReply[]> =>
  db
    .select({ id: r.id, text: r.text })
    .from(r)
    .where(eq(r.accountId, actor.id))
    .orderBy(asc(r.id))
    .limit(MAX_REPLIES)

/**
 * Adds a quick reply; the same text is kept once. Throws NOT_POSSIBLE when there are too many, or
 * TOO_MANY_REQUESTS.
 */
export async function addQuickReply(
  { db, actor, limits }: UserContext,
  text: string,
): Promise<QuickReply> {
  await limits.take([{ use: 'quick reply by', key: actor.id, max: 60, withinMs: HOUR_MS }])
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `quick replies of ${actor.id}`)
    const kept = await tx
      .select({ id: r.id, text: r.text })
      .from(r)
      .where(eq(r.accountId, actor.id))
    const same = kept.find((reply) => reply.text === text)
    if (same) return same
    if (kept.length >= MAX_REPLIES)
      throw new ApiError('NOT_POSSIBLE', {
        message: `You have ${MAX_REPLIES} quick replies. Remove one to save another.`,
      })
    const [made] = await tx
      .insert(r)
      .values({ accountId: actor.id, text })
      .returning({ id: r.id, text: r.text })
    await recordAudit(tx, actor, 'create', 'quick-replies', made!.id)
    return made!
  })
}

/** Removes a quick reply. Throws NOT_FOUND. */
export async function removeQuickReply(
  { db, actor }: UserContext,
  id: number,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(r)
      .where(and(eq(r.id, id), eq(r.accountId, actor.id)))
      .returning({ id: r.id })
    if (!gone) throw new ApiError('NOT_FOUND', { message: 'Quick reply not found.' })
    await recordAudit(tx, actor, 'delete', 'quick-replies', id)
    return gone
  })
}
