import { and, count, eq, isNull, notLike, or } from 'drizzle-orm'
import { enquiries, messages } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { copyInFolderCondition } from './mine.ts'
import { INQUIRY_KEY_LIKE } from './inquiry-messages.ts'

/**
 * The number of unread messages in the account's inbox, with enquiries of visitors. An inquiry
 * about an ad is counted as an inquiry, not here too.
 */
export async function countUnreadMessages({
  db,
  actor,
}: UserContext): Promise<{ unreadCount: number; enquiries: number }> {
  const isNoQuestion = or(isNull(messages.clientKey), notLike(messages.clientKey, INQUIRY_KEY_LIKE))
  const [row] = await db
    .select({ unreadCount: count() })
    .from(messages)
    .where(
      and(
        copyInFolderCondition(actor.id, 'receiver', 'kept'),
        isNull(messages.readAt),
        isNoQuestion,
      ),
    )
  const unread = and(eq(enquiries.recipientId, actor.id), isNull(enquiries.recipientReadAt))
  const fromVisitors = await db.$count(enquiries, unread)
  return { unreadCount: (row?.unreadCount ?? 0) + fromVisitors, enquiries: fromVisitors }
}
