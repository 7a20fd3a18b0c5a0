import { eq } from 'drizzle-orm'
import { messages } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { reportedMessage } from '#server/kit/mail/templates/reported-message.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getNoticeRecipients, storeReport } from '#server/conversations/reports/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { normaliseText } from '#shared/text/plain-text.ts'
import { selectMessages } from './columns.ts'
import { lockOwnCopy } from './mine.ts'

/**
 * Reports a received message to the administrators, once. Only this message: the rest of the
 * conversation stays between the two. Throws NOT_FOUND, FORBIDDEN, NO_RECIPIENT or
 * TOO_MANY_REQUESTS.
 */
export async function reportMessage(
  { db, actor, limits, now }: UserContext,
  { id, detail: given }: { id: number; detail: string },
): Promise<{ id: number }> {
  await limits.take([{ use: 'report of messages by', key: actor.id, max: 20, withinMs: DAY_MS }])
  const detail = normaliseText(given)
  await db.transaction(async (tx) => {
    const { side } = await lockOwnCopy(tx, actor.id, id)
    if (side === 'sender') throw new ApiError('FORBIDDEN')
    const to = await getNoticeRecipients(tx)
    const report = { noun: 'message', recordId: id, reason: 'other', detail } as const
    const { isNew } = await storeReport(tx, { actor, now: now() }, report)
    if (!isNew) return
    const [row] = await selectMessages(tx).where(eq(messages.id, id))
    const { senderId, senderName, receiverName, subject, message } = row!
    const values = { senderId, senderName, receiverName, subject, message, detail }
    for (const address of to)
      await queueMail(tx, { to: address, template: reportedMessage, values })
  })
  return { id }
}
