import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { messages } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { lockOwnCopy } from './mine.ts'

/**
 * Deletes the account's own copy; a message without a copy on either side is removed. Throws
 * NOT_FOUND.
 */
export async function deleteMessage(
  { db, actor, now }: UserContext,
  id: number,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const { row, side } = await lockOwnCopy(tx, actor.id, id)
    const at = now()
    const isLast = (side === 'sender' ? row.receiverDeletedAt : row.senderDeletedAt) !== null
    if (isLast) await tx.delete(messages).where(eq(messages.id, id))
    else
      await tx
        .update(messages)
        .set(side === 'sender' ? { senderDeletedAt: at } : { receiverDeletedAt: at })
        .where(eq(messages.id, id))
    await recordAudit(tx, actor, 'delete', 'messages', id)
    return { id }
  })
}
