import { eq } from 'drizzle-orm'
import type { Message } from '#contract/messages.ts'
import type { UserActor } from '#server/actor/actor.ts'
import { recordAudit } from '#server/audit/record.ts'
import { messages } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Call } from '#server/http/call.ts'
import { presentMessage, selectMessages } from './columns.ts'
import { ownCopy } from './mine.ts'

/**
 * Marks a received message as read; again changes nothing. Throws NOT_FOUND, or FORBIDDEN to who
 * sent it.
 */
export async function readMessage(
  actor: UserActor,
  id: number,
  { db, now }: Pick<Call, 'db' | 'now'>,
): Promise<Message> {
  return db.transaction(async (tx) => {
    const { row, side } = await ownCopy(tx, actor.id, id)
    if (side === 'sender') throw new ApiError('FORBIDDEN')
    if (!row.readAt) {
      await tx.update(messages).set({ readAt: now() }).where(eq(messages.id, id))
      await recordAudit(tx, actor, 'read', 'messages', id)
    }
    const [message] = await selectMessages(tx).where(eq(messages.id, id))
    return presentMessage(message!)
  })
}
