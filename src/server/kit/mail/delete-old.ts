import { and, inArray, lt, sql } from 'drizzle-orm'
import { mails } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

const RETENTION_DAYS = 30

/**
 * Deletes mails a month after they were made, once sent or given up: names of sender and receiver
 * are not kept longer than needed.
 */
export async function deleteOldMails({ db, now }: Pick<BaseContext, 'db' | 'now'>): Promise<void> {
  const old = and(
    inArray(mails.status, ['sent', 'failed']),
    lt(mails.createdAt, new Date(now().getTime() - RETENTION_DAYS * DAY_MS)),
  )
  // A plain read first: with nothing to do, nothing is written.
  const [some] = await db
    .select({ one: sql`1` })
    .from(mails)
    .where(old)
    .limit(1)
  if (some) await db.delete(mails).where(old)
}
