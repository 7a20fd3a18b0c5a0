import { eq, sql } from 'drizzle-orm'
import type { getAdStatement } from '#contract/ad-figures.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { findAccountById } from '#server/people/accounts/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { campaigns } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { requireOwnAccount } from '#server/kit/http/own-account.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { paiseToRupees } from './sums.ts'

type Statement = ResponseOf<typeof getAdStatement>['data']
type Query = { month?: string | undefined; userId?: number | undefined }
type Line = { campaignId: number; title: string; day: string; clicks: number; amount: number }
type Credit = Line & { creditedAt: string; reason: string }

/**
 * What a month cost an advertiser. Charges stand as they were made, and credits in the month they
 * were made, so that a month that is over never changes; all months together are what was spent.
 * Throws FORBIDDEN for another's, NOT_FOUND.
 */
export async function readAdStatement(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  { month: asked, userId = actor.id }: Query,
): Promise<Statement> {
  requireOwnAccount({ actor }, userId)
  const user = await findAccountById(db, userId)
  if (!user) throw new ApiError('NOT_FOUND')
  const thisMonth = getKolkataDate(now()).slice(0, 7)
  const month = asked ?? thisMonth
  const [lines, credits, months, site] = await Promise.all([
    readLines(db, userId, month),
    readCredits(db, userId, month),
    readMonths(db, userId),
    getSettings(db),
  ])
  const sums = byCampaign(lines, credits)
  const [charged, credited] = [amountOf(lines), amountOf(credits)]
  return {
    month,
    number: `AD-${month.replace('-', '')}-${userId}`,
    isOver: month < thisMonth,
    from: {
      name: site.legalName || site.siteName,
      address: site.contactAddress,
      email: site.contactEmail,
    },
    months,
    user: { id: user.id, name: user.name, email: user.email },
    lines: lines.map(toLine),
    credits: credits.map(({ creditedAt, reason, ...line }) => ({
      ...toLine(line),
      creditedAt: new Date(creditedAt).toISOString(),
      reason,
    })),
    campaigns: sums,
    clicks: lines.reduce((sum, { clicks }) => sum + clicks, 0),
    charged: paiseToRupees(charged),
    credited: paiseToRupees(credited),
    sum: paiseToRupees(charged - credited),
  }
}

const amountOf = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
const toLine = ({ amount, ...line }: Line) => ({ ...line, amount: paiseToRupees(amount) })

function byCampaign(lines: readonly Line[], credits: readonly Credit[]): Statement['campaigns'] {
  const sums = new Map<
    number,
    { title: string; clicks: number; charged: number; credited: number }
  >()
  const sumOf = ({ campaignId, title }: Line) => {
    const sum = sums.get(campaignId) ?? { title, clicks: 0, charged: 0, credited: 0 }
    sums.set(campaignId, sum)
    return sum
  }
  for (const line of lines) {
    const sum = sumOf(line)
    sum.clicks += line.clicks
    sum.charged += line.amount
  }
  for (const credit of credits) sumOf(credit).credited += credit.amount
  return [...sums].map(([campaignId, { charged, credited, ...sum }]) => ({
    campaignId,
    ...sum,
    charged: paiseToRupees(charged),
    credited: paiseToRupees(credited),
    sum: paiseToRupees(charged - credited),
  }))
}

/** The days of a month as SQL knows them. */
const inMonth = (month: string) => {
  const first = sql`${`${month}-01`}::date`
  return sql`between ${first} and (${first} + interval '1 month' - interval '1 day')::date`
}

/**
 * What was charged, with what was taken back of it later. Titles are read once and not with each of
 * tens of thousands of lines.
 */
async function readLines(db: Db, accountId: number, month: string): Promise<Line[]> {
  const [{ rows }, titles] = await Promise.all([
    db.execute<Omit<Line, 'title'>>(sql`
      with own as (
        select id, row_number() over (order by title, id) as place from campaigns
        where account_id = ${accountId}),
      credited as (
        select k.campaign_id, k.day, sum(k.clicks) as clicks, sum(k.amount) as amount
        from ad_credits k join own on own.id = k.campaign_id where k.day ${inMonth(month)}
        group by 1, 2)
      select own.id as "campaignId", d.day::text as day,
        (d.clicks + coalesce(k.clicks, 0))::bigint as clicks,
        (d.spent + coalesce(k.amount, 0))::bigint as amount
      from campaign_days d join own on own.id = d.campaign_id
        left join credited k on k.campaign_id = d.campaign_id and k.day = d.day
      where d.day ${inMonth(month)} and d.clicks + coalesce(k.clicks, 0) > 0
      order by d.day, own.place`),
    db
      .select({ id: campaigns.id, title: campaigns.title })
      .from(campaigns)
      .where(eq(campaigns.accountId, accountId)),
  ])
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]))
  return rows.map((row) => ({ ...row, title: titleOf.get(row.campaignId) ?? '' }))
}

async function readCredits(db: Db, accountId: number, month: string): Promise<Credit[]> {
  const { rows } = await db.execute<Credit>(sql`
    select c.id as "campaignId", c.title, k.day::text as day, k.clicks, k.amount,
      w.made_at::text as "creditedAt", w.reason
    from ad_credits k join ad_withdrawals w on w.id = k.withdrawal_id
      join campaigns c on c.id = k.campaign_id
    where c.account_id = ${accountId} and k.clicks > 0
      and (w.made_at at time zone 'Asia/Kolkata')::date ${inMonth(month)}
    order by w.made_at, k.day, c.title, c.id`)
  return rows
}

/**
 * The months in which something was charged or credited, the latest first. Each month is looked for
 * on its own: an account has far more days than months.
 */
async function readMonths(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    with own as (select id from campaigns where account_id = ${accountId}),
    spans as (
      select min(span.first) as first, max(span.last) as last from own, lateral (
        select min(day) as first, max(day) as last from campaign_days where campaign_id = own.id
      ) span)
    select to_char(g, 'YYYY-MM') as month
    from spans, generate_series(date_trunc('month', spans.first::timestamp),
      spans.last::timestamp, interval '1 month') g
    where exists (
      select from own join campaign_days d on d.campaign_id = own.id
        and d.day >= g::date and d.day < (g + interval '1 month')::date and d.clicks > 0)
    union
    select to_char(
      unnest(array[k.day::timestamp, w.made_at at time zone 'Asia/Kolkata']), 'YYYY-MM')
    from ad_credits k join ad_withdrawals w on w.id = k.withdrawal_id
      join own on own.id = k.campaign_id
    where k.clicks > 0
    order by month desc`)
  return rows.map(({ month }) => month)
}
