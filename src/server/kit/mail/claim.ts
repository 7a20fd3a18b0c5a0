import { and, eq, lte, sql } from 'drizzle-orm'
import { mails } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

export type MailRow = typeof mails.$inferSelect

/**
 * Longer than sending can take (see `transport.ts`), so that no other process takes the mail
 * meanwhile.
 */
const CLAIM_MS = 2 * MINUTE_MS

const isDue = (now: Date) => and(eq(mails.status, 'waiting'), lte(mails.nextTryAt, now))

export const hasDueMail = (now: Date) => sql`exists (select from ${mails} where ${isDue(now)})`

/**
 * Takes the next mail that is due, for this process alone. The try is counted at once: if the
 * process is killed while sending, the mail is tried again when the claim ends, and a mail that
 * kills it each time is given up.
 */
export async function claimMail({
  db,
  now: clock,
}: Pick<BaseContext, 'db' | 'now'>): Promise<MailRow | null> {
  const now = clock()
  const due = isDue(now)
  // A plain read first: with nothing to do, nothing is written.
  if ((await db.select({ id: mails.id }).from(mails).where(due).limit(1)).length === 0) return null
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(due)
    .orderBy(mails.nextTryAt, mails.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: new Date(now.getTime() + CLAIM_MS) })
    .where(eq(mails.id, next))
    .returning()
  return row ?? null
}
