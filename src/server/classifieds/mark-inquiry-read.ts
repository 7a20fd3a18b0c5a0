import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { classifieds as a, classifiedInquiries as q } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { markInquiryMessageRead } from '#server/conversations/messages/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

/**
 * Marks an inquiry about an ad of the account, and its message, as read; a second call changes
 * nothing. Throws NOT_FOUND.
 */
export async function markOwnInquiryRead(
  { db, actor, now }: UserContext,
  id: number,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const [inquiry] = await tx
      .select({ readAt: q.readAt })
      .from(q)
      .innerJoin(a, eq(a.id, q.adId))
      .where(and(eq(q.id, id), eq(a.accountId, actor.id)))
      .for('update', { of: q })
    if (!inquiry) throw new ApiError('NOT_FOUND', { message: 'Inquiry not found.' })
    if (inquiry.readAt === null) {
      const at = now()
      await tx.update(q).set({ readAt: at }).where(eq(q.id, id))
      await markInquiryMessageRead(tx, id, at)
      await recordAudit(tx, actor, 'read', 'classified-inquiries', id)
    }
    return { id }
  })
}
