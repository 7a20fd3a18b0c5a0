import { eq } from 'drizzle-orm'
import type { Message } from '#contract/messages.ts'
import { recordAudit } from '#server/audit/record.ts'
import { messages } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { presentMessage, selectMessages } from './columns.ts'
import { ownCopy } from './mine.ts'

/**
 * Marks a received message as read; again changes nothing. Throws NOT_FOUND, or FORBIDDEN to who
 * sent it.
 */
export async function readMessage({ db, actor, now }: UserContext, id: number): Promise<Message> {
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
