import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { newsletterSubscribers as subscribers } from '#server/db/tables/index.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** Forgets addresses that were never confirmed: perhaps their owner never asked. */
export async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  const old = lt(subscribers.confirmSentAt, new Date(now.getTime() - MONTH_MS))
  await db.delete(subscribers).where(and(eq(subscribers.status, 'pending'), old))
}
