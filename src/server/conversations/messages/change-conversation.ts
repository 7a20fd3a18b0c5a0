import { and, count, eq, isNotNull } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { messages } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { parseConversationKey } from '#shared/rules/conversations.ts'
import { conversationCondition, unreadCopiesCondition } from './conversation.ts'
import { markInquiryRead } from './inquiry-messages.ts'

type Changed = { key: string }

/** Marks all that the account received in a conversation as read. Throws NOT_FOUND. */
export const markConversationRead = (ctx: UserContext, key: string): Promise<Changed> =>
  change(ctx, key, async (tx, me, now) => {
    const read = await tx
      .update(messages)
      .set({ readAt: now })
      .where(unreadCopiesCondition(me, key))
      .returning({ id: messages.id })
    if (read.length > 0) await markInquiryRead(tx, parseConversationKey(key).inquiryId, now)
    return read.length > 0 ? 'read' : null
  })

/** Archives the account's own copies, or brings them back. Throws NOT_FOUND. */
export const setConversationArchived = (
  ctx: UserContext,
  { key, isArchived }: Changed & { isArchived: boolean },
): Promise<Changed> =>
  change(ctx, key, async (tx, me, now) => {
    const all = conversationCondition(me, key)
    const at = isArchived ? now : null
    await tx
      .update(messages)
      .set({ senderArchivedAt: at })
      .where(and(all, eq(messages.senderId, me)))
    await tx
      .update(messages)
      .set({ receiverArchivedAt: at })
      .where(and(all, eq(messages.receiverId, me)))
    return isArchived ? 'archive' : 'unarchive'
  })

/**
 * Deletes the account's own copies; messages without a copy on either side are removed. Throws
 * NOT_FOUND.
 */
export const deleteConversation = (ctx: UserContext, key: string): Promise<Changed> =>
  change(ctx, key, async (tx, me, now) => {
    const all = conversationCondition(me, key)
    const sent = and(all, eq(messages.senderId, me))
    const received = and(all, eq(messages.receiverId, me))
    await tx.delete(messages).where(and(sent, isNotNull(messages.receiverDeletedAt)))
    await tx.delete(messages).where(and(received, isNotNull(messages.senderDeletedAt)))
    await tx.update(messages).set({ senderDeletedAt: now }).where(sent)
    await tx.update(messages).set({ receiverDeletedAt: now }).where(received)
    return 'delete'
  })

/** Changes a conversation; `work` answers what it did, for the audit log, or null for nothing. */
async function change(
  { db, actor, now }: UserContext,
  key: string,
  work: (tx: Transaction, me: number, now: Date) => Promise<string | null>,
): Promise<Changed> {
  return db.transaction(async (tx) => {
    const [there] = await tx
      .select({ count: count() })
      .from(messages)
      .where(conversationCondition(actor.id, key))
    if (!there?.count) throw new ApiError('NOT_FOUND', { message: 'Conversation not found.' })
    const action = await work(tx, actor.id, now())
    if (action) await recordAudit(tx, actor, action, 'conversations', null, { key })
    return { key }
  })
}
