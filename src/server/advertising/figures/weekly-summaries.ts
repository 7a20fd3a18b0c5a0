import { and, eq, lt, sql } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { adNotices } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { campaignWeeklySummary } from '#server/kit/mail/templates/campaign-week.ts'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { getKolkataDate, getKolkataMinute } from '#shared/rules/kolkata.ts'
import type { DateRange } from './date-range.ts'
import {
  dailySumsQuery,
  toAdFigures,
  paiseToRupees,
  toAdSums,
  SUM_COLUMNS,
  type SumRow,
} from './sums.ts'

type Context = Pick<BaseContext, 'db' | 'config' | 'now'>

const BATCH_SIZE = 200
/** Not before eight in the morning of Monday. */
const FROM_MINUTE = 8 * 60
const RETENTION_MS = 60 * DAY_MS

/**
 * Mails the figures of the last week, Monday to Sunday, to advertisers who want them, once each.
 * Returns how many were told.
 */
export async function sendWeeklyAdSummaries({ db, config, now }: Context): Promise<number> {
  const today = getKolkataDate(now())
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  if (sinceMonday === 0 && getKolkataMinute(now()) < FROM_MINUTE) return 0
  const monday = shiftDay(today, -sinceMonday)
  const span = { from: shiftDay(monday, -7), until: shiftDay(monday, -1) }
  let told = 0
  for (const { id: accountId, email } of await wantsWeeklyMail(db, monday)) {
    const campaigns = await weekOf(db, accountId, span)
    await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(adNotices)
        .values({ accountId, kind: 'week', about: monday, toldAt: now() })
        .onConflictDoNothing()
        .returning({ about: adNotices.about })
      // Another process has told them, or there is nothing to tell.
      if (!made || campaigns.length === 0) return
      told += 1
      const paise = campaigns.reduce((sum, { sums }) => sum + sums.spent, 0)
      const values = {
        ...span,
        campaigns: campaigns.map(({ title, sums }) => ({ title, ...toAdFigures(sums) })),
        spent: paiseToRupees(paise),
        url: `${config.siteUrl}${APP_PATHS.ads}`,
      }
      await queueMail(tx, { to: email, template: campaignWeeklySummary, values })
    })
  }
  return told
}

/** What each campaign of an account did; one of which nothing was counted is left out. */
async function weekOf(db: Db, accountId: number, span: DateRange) {
  const own = sql`campaign_id in (select id from campaigns where account_id = ${accountId})`
  const { rows } = await db.execute<SumRow & { title: string }>(sql`
    select c.title, ${SUM_COLUMNS}
    from campaigns c join ${dailySumsQuery(span, own)} counted on counted.campaign_id = c.id
    group by c.id, c.title order by c.title, c.id`)
  return rows.map((row) => ({ title: row.title, sums: toAdSums(row) }))
}

/** Advertisers who want the summary and have not received this week's. */
async function wantsWeeklyMail(db: Db, monday: string): Promise<{ id: number; email: string }[]> {
  const { rows } = await db.execute<{ id: number; email: string }>(sql`
    select a.id, a.email from accounts a
      join notification_choices n on n.account_id = a.id
        and n.kind = 'adSummary' and n.channel = 'mail' and n.choice = 'now'
    where a.status = 'active' and exists (select from campaigns c where c.account_id = a.id)
      and not exists (select from ad_notices told
        where told.account_id = a.id and told.kind = 'week' and told.about = ${monday})
    order by a.id limit ${BATCH_SIZE}`)
  return rows
}

/** Deletes the records of sent weeks once they can no longer be sent again. */
export async function deleteOldWeeklySummaries({
  db,
  now,
}: Pick<Context, 'db' | 'now'>): Promise<void> {
  const old = lt(adNotices.toldAt, new Date(now().getTime() - RETENTION_MS))
  await db.delete(adNotices).where(and(eq(adNotices.kind, 'week'), old))
}
