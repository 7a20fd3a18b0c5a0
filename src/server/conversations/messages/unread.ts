import { and, count, isNull, notLike, or } from 'drizzle-orm'
import { messages } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { copyInFolderCondition } from './mine.ts'
import { INQUIRY_KEY_LIKE } from './inquiry-messages.ts'

/**
 * The number of unread messages in the account's inbox. An inquiry is counted as an inquiry, not
 * here too.
 */
export async function countUnreadMessages({
  db,
  actor,
}: UserContext): Promise<{ unreadCount: number }> {
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
  return { unreadCount: row?.unreadCount ?? 0 }
}
