import { and, eq, gt } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { messages } from '#server/kit/db/tables/index.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { newMessage } from '#server/kit/mail/templates/message.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { formatConversationKey } from '#shared/rules/conversations.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { aboutCondition } from './about.ts'
import type { MessageRow } from './columns.ts'

const ONE_MAIL_MS = HOUR_MS

type Notice = { tx: Transaction; row: MessageRow; to: string }

/**
 * Mails the receiver, at most once an hour for one sender in a conversation; the link leads to the
 * conversation.
 */
export async function notifyReceiver(
  { config, now }: Pick<UserContext, 'config' | 'now'>,
  { tx, row, to }: Notice,
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
  await queueMail(tx, {
    to,
    template: newMessage,
    values: {
      senderName: row.senderName,
      about: row.businessName ?? row.adTitle,
      subject: row.subject,
      message: row.message,
      pictures: row.pictures.length,
      url: `${config.siteUrl}${APP_PATHS.messages}?with=${key}`,
    },
  })
}
