import { and, eq, gt, lt } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { messages } from '#server/kit/db/tables/index.ts'
import { newMessage } from '#server/kit/mail/templates/message.ts'
import { notifyAccounts } from '#server/kit/notices/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { formatConversationKey } from '#shared/rules/conversations.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { aboutCondition, betweenCondition } from './about.ts'
import type { MessageRow } from './columns.ts'

const ONE_MAIL_MS = HOUR_MS

type Notice = { tx: Transaction; row: MessageRow }

/**
 * Tells the receiver: by mail at most once an hour for one sender in a conversation, by a message
 * to the phone of the first one of a conversation alone. The link leads to the conversation.
 */
export async function notifyReceiver(
  { config, now }: Pick<UserContext, 'config' | 'now'>,
  { tx, row }: Notice,
): Promise<void> {
  const at = now()
  const [mailed] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.senderId, row.senderId),
        eq(messages.receiverId, row.receiverId),
        aboutCondition(row),
        gt(messages.mailedAt, new Date(at.getTime() - ONE_MAIL_MS)),
      ),
    )
    .limit(1)
  if (mailed) return
  await tx.update(messages).set({ mailedAt: at }).where(eq(messages.id, row.id))
  const key = formatConversationKey(row.senderId, row)
  const about = row.businessName ?? row.adTitle
  const values = {
    senderName: row.senderName,
    about,
    subject: row.subject,
    message: row.message,
    pictures: row.pictures.length,
    url: `${config.siteUrl}${APP_PATHS.messages}?with=${key}`,
  }
  // It names what the message is about: a name of the sender's choice would be an advertisement.
  const text =
    about && (await isFirst(tx, row))
      ? { template: 'new-message' as const, name: about, now: at, siteUrl: config.siteUrl }
      : null
  const notice = { accountId: row.receiverId, values: () => values, ...(text && { text }) }
  await notifyAccounts(tx, newMessage, [notice])
}

/** Whether the two had not written to each other about this before. */
async function isFirst(tx: Transaction, row: MessageRow): Promise<boolean> {
  const between = betweenCondition(row.senderId, row.receiverId)
  const earlier = and(between, aboutCondition(row), lt(messages.id, row.id))
  return (await tx.$count(messages, earlier)) === 0
}
