import { and, asc, eq, sql } from 'drizzle-orm'
import { adPaperPath } from '#config/app-paths.ts'
import { issuePaper, readParties } from '#server/advertising/papers/index.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { adBalances, adTaxMonths } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { campaignInvoice } from '#server/kit/mail/templates/campaign-invoice.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { sumTaxes, type PaperLine } from '#shared/rules/ad-papers.ts'
import { getLastDayOfMonth } from '#shared/rules/ad-figures.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { getMissingInvoiceSettings } from '#shared/rules/invoice-settings.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { asPaise, toRupees } from '#shared/rules/money.ts'
import { getRate, toTaxes } from './paper-lines.ts'
import { lockWallets } from './wallets.ts'

type Context = Pick<BaseContext, 'db' | 'config' | 'now'>

/** Clicks of a month are all written so long after its end. */
const GRACE_MS = 6 * HOUR_MS
const BATCH_SIZE = 200
const JOB: Actor = { kind: 'job', name: 'invoices' }

/**
 * Issues the tax invoices of months that are over, each in a transaction of its own, and mails
 * them. Returns how many. Without a tax number or an address of the site they wait.
 */
export async function issueDueInvoices(ctx: Context): Promise<number> {
  const { db, now } = ctx
  const due = await findDueMonths(db, now())
  if (due.length === 0 || getMissingInvoiceSettings(await getSettings(db)).length > 0) return 0
  let issued = 0
  for (const { accountId, month } of due) if (await issueInvoice(ctx, accountId, month)) issued += 1
  return issued
}

/** Accounts and months that are over and were charged with tax, and have no invoice yet. */
const findDueMonths = (db: Db, now: Date) =>
  db
    .selectDistinct({ accountId: adTaxMonths.accountId, month: adTaxMonths.month })
    .from(adTaxMonths)
    .where(
      and(
        eq(adTaxMonths.isInvoiced, false),
        sql`${adTaxMonths.taxable} > 0`,
        sql`${adTaxMonths.month} + interval '1 month'
          <= ${getKolkataDate(new Date(now.getTime() - GRACE_MS))}::date`,
      ),
    )
    .orderBy(asc(adTaxMonths.month), asc(adTaxMonths.accountId))
    .limit(BATCH_SIZE)

/** Issues the invoice of a month, unless somebody else has. */
function issueInvoice(
  { db, config, now }: Context,
  accountId: number,
  month: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockWallets(tx, [accountId])
    const isIts = and(eq(adTaxMonths.accountId, accountId), eq(adTaxMonths.month, month))
    const months = (await tx.select().from(adTaxMonths).where(isIts)).filter(
      ({ isInvoiced, taxable }) => !isInvoiced && Number(taxable) > 0,
    )
    if (months.length === 0) return false
    const site = await getSettings(tx)
    const parties = await readParties(tx, accountId, site)
    const { seller, buyer } = parties
    const place = buyer.state || seller.state
    const lines = await readLines(tx, accountId, month)
    const taxes = toTaxes(months, place === seller.state)
    const taxable = months.reduce((sum, one) => sum + Number(one.taxable), 0)
    if (taxable !== lines.reduce((sum, line) => sum + Number(line.taxable), 0))
      throw new Error(`The journal of account ${accountId} differs from its taxed month ${month}`)
    const amount = asPaise(taxable + sumTaxes(taxes))
    const due = asPaise(Math.min(Number(amount), await readDebt(tx, accountId)))
    const until = getLastDayOfMonth(month)
    const { id, number } = await issuePaper(tx, {
      ...{ kind: 'invoice', accountId, at: now(), prefix: site.invoicePrefix, amount, month },
      content: {
        ...parties,
        supply: { sac: site.gstSac, place, from: month, until, lines, taxes },
        invoice: {
          due,
          notCharged: await countNotCharged(tx, accountId, month),
        },
      },
    })
    await tx.update(adTaxMonths).set({ isInvoiced: true }).where(isIts)
    await recordAudit(tx, JOB, 'issue invoice', 'ad_papers', id, { number, accountId, amount })
    if (buyer.email)
      await queueMail(tx, {
        to: buyer.email,
        template: campaignInvoice,
        values: {
          ...{ number, month, amount: toRupees(amount), due: toRupees(due) },
          url: new URL(adPaperPath(id), config.siteUrl).href,
        },
      })
    return true
  })
}

type LineRow = Omit<PaperLine, 'rate' | 'taxable'> & { taxable: number }

/** What each campaign was charged in a month, less what was taken back before its invoice. */
async function readLines(tx: Transaction, accountId: number, month: string): Promise<PaperLine[]> {
  const { rows } = await tx.execute<LineRow>(sql`
    select j.campaign_id as "campaignId", coalesce(c.title, '') as title, j.percent,
      min(j.day) filter (where j.side = 1)::text as from,
      max(j.day) filter (where j.side = 1)::text as until,
      sum(j.side * j.clicks)::bigint as clicks, sum(j.side * j.amount)::bigint as taxable
    from (
      select *, case when credit = 'earned' then 1 else -1 end as side,
        (at at time zone 'Asia/Kolkata')::date as day
      from ad_journal
      where account_id = ${accountId} and tax_month = ${month}::date and paper_id is null
        and 'earned' in (debit, credit)) j
    left join campaigns c on c.id = j.campaign_id
    group by 1, 2, 3 having sum(j.side * j.amount) > 0
    order by 4, 1, 3`)
  return rows.map(({ clicks: count, taxable: amount, ...row }) => {
    const [clicks, taxable] = [Number(count), Number(amount)]
    return { ...row, clicks, taxable: asPaise(taxable), rate: getRate(clicks, taxable) }
  })
}

/** What an advertiser owes, in paise: clicks on trust or within a limit. */
async function readDebt(tx: Transaction, accountId: number): Promise<number> {
  const [row] = await tx
    .select({ balance: adBalances.balance })
    .from(adBalances)
    .where(eq(adBalances.accountId, accountId))
  return Math.max(0, -Number(row!.balance))
}

/** Clicks of a month that cost nothing. */
async function countNotCharged(tx: Transaction, accountId: number, month: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select coalesce(sum(h.count), 0)::bigint as count
    from ad_hours h join campaigns c on c.id = h.campaign_id
    where c.account_id = ${accountId} and h.kind = 'click' and h.verdict <> 'billed'
      and (h.hour at time zone 'Asia/Kolkata')::date
        between ${month}::date and ${getLastDayOfMonth(month)}::date`)
  return Number(rows[0]!.count)
}
