import { and, asc, eq, lt } from 'drizzle-orm'
import { accounts, digestItems as d } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { digest } from '#server/kit/mail/templates/digest.ts'
import { MINUTE_MS, HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'

type Context = Pick<BaseContext, 'db' | 'now' | 'config'>

/** Eight in the morning in India is half past two in UTC. */
const MORNING_MS = 2.5 * HOUR_MS
const MAX_LISTED = 30
const BATCH_SIZE = 200

/** The last eight o'clock in the morning in India. */
export const getDigestCutoff = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - MORNING_MS) / DAY_MS) * DAY_MS + MORNING_MS)

/**
 * Sends one mail to each account with items that waited since before the last morning. Any number
 * of processes may do this at once: the process that takes the items sends the mail.
 */
export async function sendDigests({ db, config, now }: Context): Promise<number> {
  const isDue = lt(d.createdAt, getDigestCutoff(now()))
  const due = await db.selectDistinct({ id: d.accountId }).from(d).where(isDue).limit(BATCH_SIZE)
  const url = new URL('/dashboard', config.siteUrl).href
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const taken = await tx
        .delete(d)
        .where(and(eq(d.accountId, id), isDue))
        .returning()
      const [account] = await tx
        .select({ email: accounts.email, status: accounts.status })
        .from(accounts)
        .where(eq(accounts.id, id))
        .orderBy(asc(accounts.id))
      if (taken.length === 0 || account?.status !== 'active') return
      const items = taken.sort((one, other) => one.id - other.id).slice(0, MAX_LISTED)
      const values = { items, more: taken.length - items.length, url }
      await queueMail(tx, { to: account.email, template: digest, values })
    })
  return due.length
}

export const digestTask = (ctx: Context): Task => ({
  name: 'send daily mails',
  everyMs: 10 * MINUTE_MS,
  run: async () => void (await sendDigests(ctx)),
})
