import { eq } from 'drizzle-orm'
import type { UserActor } from '#server/actor/actor.ts'
import { recordAudit } from '#server/audit/record.ts'
import { messages } from '#server/db/tables/index.ts'
import type { Call } from '#server/http/call.ts'
import { ownCopy } from './mine.ts'

/**
 * Deletes the account's own copy; when neither side has one any more, the message is gone. Throws
 * NOT_FOUND.
 */
export async function deleteMessage(
  actor: UserActor,
  id: number,
  { db, now }: Pick<Call, 'db' | 'now'>,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const { row, side } = await ownCopy(tx, actor.id, id)
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
