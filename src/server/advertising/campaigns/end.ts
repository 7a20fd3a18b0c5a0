import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { accounts, campaigns as c, campaignTotals as t } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { campaignEnded } from '#server/kit/mail/templates/campaign-ended.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { toRupees, type Paise } from '#shared/rules/money.ts'

type Context = Pick<BaseContext, 'db' | 'config' | 'now'>

const ENDING: Actor = { kind: 'job', name: 'end-campaigns' }
const BATCH_SIZE = 100

/**
 * Ends campaigns whose last day is over, or whose budget pays for no more click, and notifies their
 * advertisers. Returns how many.
 */
export async function endCampaigns({ db, config, now }: Context): Promise<number> {
  const day = getKolkataDate(now())
  // A plain read first: with nothing to do, nothing is written.
  if ((await dueOn(db, day)).length === 0) return 0
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'end campaigns')
    const ids = (await dueOn(tx, day)).map(({ id }) => id)
    // Totals before campaigns, as the ledger locks them; then what is due is asked once more.
    await tx.select().from(t).where(inArray(t.campaignId, ids)).orderBy(t.campaignId).for('update')
    await tx.select({ id: c.id }).from(c).where(inArray(c.id, ids)).orderBy(c.id).for('update')
    const due = await dueOn(tx, day, ids)
    for (const one of due) await end(tx, one, { day, siteUrl: config.siteUrl })
    return due.length
  })
}

type Due = Awaited<ReturnType<typeof dueOn>>[number]

const dueOn = (db: DbOrTransaction, day: string, ids?: readonly number[]) =>
  db
    .select({
      id: c.id,
      title: c.title,
      email: accounts.email,
      endDate: c.endDate,
      spent: sql<Paise>`coalesce(${t.spent}, 0)`,
      clicks: sql<number>`coalesce(${t.clicks}, 0)`,
    })
    .from(c)
    .innerJoin(accounts, eq(accounts.id, c.accountId))
    .leftJoin(t, eq(t.campaignId, c.id))
    .where(
      and(
        inArray(c.status, ['active', 'paused']),
        isNull(c.deletedAt),
        ids && inArray(c.id, [...ids]),
        or(
          and(isNotNull(c.endDate), lt(c.endDate, day)),
          sql`${c.budget} - coalesce(${t.spent}, 0) < ${c.costPerClick}`,
        ),
      ),
    )
    .orderBy(asc(c.id))
    .limit(BATCH_SIZE)

async function end(
  tx: Transaction,
  { id, title, email, endDate, spent, clicks }: Due,
  { day, siteUrl }: { day: string; siteUrl: string },
): Promise<void> {
  const why = endDate !== null && endDate < day ? 'days' : 'budget'
  await tx.update(c).set({ status: 'completed', pausedAt: null }).where(eq(c.id, id))
  await recordAudit(tx, ENDING, 'end', 'campaigns', id, { title, why })
  const values = {
    ...({ title, why, clicks, spent: toRupees(spent) } as const),
    url: `${siteUrl}${APP_PATHS.ads}`,
  }
  await queueMail(tx, { to: email, template: campaignEnded, values })
}
