import { eq, sql } from 'drizzle-orm'
import type { getAdBalance, listAdBalanceEntries } from '#contract/ad-balances.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { adBalances } from '#server/kit/db/tables/index.ts'
import { requireOwnAccount } from '#server/kit/http/own-account.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import type { JournalKind } from '#shared/rules/ad-balance.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { asPaise, toRupees } from '#shared/rules/money.ts'
import { MOVED } from './journal.ts'

type Context = Pick<UserContext, 'db' | 'actor' | 'now'>
type Balance = ResponseOf<typeof getAdBalance>['data']
type Entries = ResponseOf<typeof listAdBalanceEntries>['data']

/** So many days tell how fast money goes. */
const PACE_DAYS = 7

const rupees = (paise: number): number => toRupees(asPaise(Number(paise)))
const DAY = sql`(at at time zone 'Asia/Kolkata')::date`

/** What an advertiser has, and how long it will last. Throws FORBIDDEN for another's. */
export async function getBalance(ctx: Context, userId?: number): Promise<Balance> {
  const id = requireOwnAccount(ctx, userId)
  const today = getKolkataDate(ctx.now())
  const month = sql`${`${today.slice(0, 7)}-01`}::date`
  const paceFrom = shiftDay(today, -PACE_DAYS)
  const [[row], { rows }, { adPayment }] = await Promise.all([
    ctx.db.select().from(adBalances).where(eq(adBalances.accountId, id)),
    ctx.db.execute<Record<'charged' | 'credited' | 'clicks' | 'paid' | 'week', number>>(sql`
      select ${sumOf('amount', 'charge')} as charged, ${sumOf('amount', 'credit')} as credited,
        ${sumOf('clicks', 'charge')} as clicks, ${sumOf('amount', 'payment')} as paid,
        coalesce(sum(amount) filter (where kind = 'charge' and day > ${paceFrom}), 0)::bigint
          as week
      from (select kind, amount, clicks, ${DAY} as day, ${month} as month from ad_journal
        where account_id = ${id}
          and at >= least(${month}, ${paceFrom}::date) - interval '1 day') j`),
    getSettings(ctx.db),
  ])
  const { charged, credited, clicks, paid, week } = rows[0]!
  const available = Number(row?.balance ?? 0) + Number(row?.creditLimit ?? 0)
  const perDay = Number(week) / PACE_DAYS
  return {
    payment: adPayment,
    balance: rupees(Number(row?.balance ?? 0)),
    creditLimit: rupees(Number(row?.creditLimit ?? 0)),
    month: {
      ...{ charged: rupees(charged), credited: rupees(credited), clicks: Number(clicks) },
      paid: rupees(paid),
    },
    daysLeft: perDay > 0 ? Math.max(0, Math.floor(available / perDay)) : null,
  }
}

/** Of this month, of the rows of a kind. */
const sumOf = (column: 'amount' | 'clicks', kind: JournalKind) => sql`
  coalesce(sum(${sql.raw(column)}) filter (where kind = ${kind} and day >= month), 0)::bigint`

type Row = {
  at: string
  kind: JournalKind
  campaignId: number | null
  title: string | null
  clicks: number
  moved: number
  tax: number
  paperId: number | null
  reference: string | null
  note: string
}

/**
 * What moved between two days, the latest first, with the balance before and after: the clicks of a
 * campaign and day are one line. Throws FORBIDDEN for another's.
 */
export async function listEntries(
  ctx: Context,
  { userId, from, until }: { userId?: number | undefined; from: string; until: string },
): Promise<Entries> {
  const id = requireOwnAccount(ctx, userId)
  const opening = await sumBefore(ctx.db, id, from)
  const { rows } = await ctx.db.execute<Row>(sql`
    select max(j.at)::text as at, j.kind, j.campaign_id as "campaignId", c.title,
      sum(j.clicks)::bigint as clicks, ${MOVED} as moved, j.reference, j.note,
      coalesce(sum(j.amount) filter (where 'tax' in (j.debit, j.credit)), 0)::bigint as tax,
      j.paper_id as "paperId"
    from (
      select *, ${DAY} as day, case when kind in ('charge', 'credit') then 0 else id end as apart
      from ad_journal where account_id = ${id}) j
    left join campaigns c on c.id = j.campaign_id
    where j.day between ${from}::date and ${until}::date
    group by j.day, j.kind, j.campaign_id, c.title, j.apart, j.reference, j.note, j.paper_id
    having ${MOVED} <> 0
    order by max(j.at), max(j.id)`)
  let balance = opening
  const entries = rows.map(({ at, moved, clicks, tax, ...row }) => {
    balance += Number(moved)
    return {
      ...row,
      at: new Date(at).toISOString(),
      clicks: Number(clicks),
      moved: rupees(Number(moved)),
      tax: rupees(Number(tax)),
      balance: rupees(balance),
    }
  })
  return {
    ...{ from, until, opening: rupees(opening), closing: rupees(balance) },
    entries: entries.reverse(),
  }
}

async function sumBefore(db: Db, accountId: number, day: string): Promise<number> {
  const { rows } = await db.execute<{ sum: number }>(sql`
    select coalesce(${MOVED}, 0)::bigint as sum from ad_journal
    where account_id = ${accountId} and ${DAY} < ${day}::date`)
  return Number(rows[0]!.sum)
}
