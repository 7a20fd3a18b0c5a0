import { and, eq, lt } from 'drizzle-orm'
import { newsletterSubscribers as subscribers } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

const MONTH_MS = 30 * DAY_MS

/** Deletes addresses that were never confirmed: their owner may never have asked. */
export async function deleteUnconfirmedSubscribers({
  db,
  now,
}: Pick<BaseContext, 'db' | 'now'>): Promise<void> {
  const old = lt(subscribers.confirmSentAt, new Date(now().getTime() - MONTH_MS))
  await db.delete(subscribers).where(and(eq(subscribers.status, 'pending'), old))
}
