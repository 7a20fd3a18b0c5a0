import { eq } from 'drizzle-orm'
import type { Message } from '#contract/messages.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { messages } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { serialiseMessage, selectMessages } from './columns.ts'
import { lockOwnCopy } from './mine.ts'

/** Archives the account's own copy; the other side's copy does not change. Throws NOT_FOUND. */
export async function archiveMessage(ctx: UserContext, id: number): Promise<Message> {
  const { db, actor, now } = ctx
  return db.transaction(async (tx) => {
    const { side } = await lockOwnCopy(tx, actor.id, id)
    const at = now()
    await tx
      .update(messages)
      .set(side === 'sender' ? { senderArchivedAt: at } : { receiverArchivedAt: at })
      .where(eq(messages.id, id))
    await recordAudit(tx, actor, 'archive', 'messages', id)
    const [message] = await selectMessages(tx).where(eq(messages.id, id))
    return serialiseMessage(message!, ctx)
  })
}
