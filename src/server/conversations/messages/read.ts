import { eq } from 'drizzle-orm'
import type { Message } from '#contract/messages.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { messages } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { serialiseMessage, selectMessages } from './columns.ts'
import { lockOwnCopy } from './mine.ts'
import { markInquiryRead } from './inquiry-messages.ts'

/**
 * Marks a received message as read, or as unread again; a second call changes nothing. Throws
 * NOT_FOUND, or FORBIDDEN for its sender.
 */
export async function setMessageRead(
  ctx: UserContext,
  { id, isRead }: { id: number; isRead: boolean },
): Promise<Message> {
  const { db, actor, now } = ctx
  return db.transaction(async (tx) => {
    const { row, side } = await lockOwnCopy(tx, actor.id, id)
    if (side === 'sender') throw new ApiError('FORBIDDEN')
    if ((row.readAt !== null) !== isRead) {
      const readAt = isRead ? now() : null
      await tx.update(messages).set({ readAt }).where(eq(messages.id, id))
      if (readAt) await markInquiryRead(tx, row.inquiryId, readAt)
      await recordAudit(tx, actor, isRead ? 'read' : 'unread', 'messages', id)
    }
    const [message] = await selectMessages(tx).where(eq(messages.id, id))
    return serialiseMessage(message!, ctx)
  })
}
