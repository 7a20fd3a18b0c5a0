import { and, count, isNull } from 'drizzle-orm'
import { messages } from '#server/db/tables/index.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { copyOf } from './mine.ts'

/** How many messages in the account's inbox were never opened. */
export async function unreadMessages({ db, actor }: UserContext): Promise<{ unreadCount: number }> {
  const [row] = await db
    .select({ unreadCount: count() })
    .from(messages)
    .where(and(copyOf(actor.id, 'receiver', 'kept'), isNull(messages.readAt)))
  return { unreadCount: row?.unreadCount ?? 0 }
}
