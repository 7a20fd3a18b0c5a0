import { and, count, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { messages } from '#server/db/tables/index.ts'
import { copyOf } from './mine.ts'

/** How many messages in the account's inbox were never opened. */
export async function unreadMessages(db: Db, account: number): Promise<{ unreadCount: number }> {
  const [row] = await db
    .select({ unreadCount: count() })
    .from(messages)
    .where(and(copyOf(account, 'receiver', 'kept'), isNull(messages.readAt)))
  return { unreadCount: row?.unreadCount ?? 0 }
}
