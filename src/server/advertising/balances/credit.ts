import { asc, inArray, sql } from 'drizzle-orm'
import type { WebsiteSettings } from '#contract/settings.ts'
import { issuePaper } from '#server/advertising/papers/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { adPapers, adTaxMonths, campaigns } from '#server/kit/db/tables/index.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { sumTaxes, type PaperLine } from '#shared/rules/ad-papers.ts'
import { getTax } from '#shared/rules/gst.ts'
import { asPaise, type Paise } from '#shared/rules/money.ts'
import { enterRows, type JournalRow } from './journal.ts'
import { sumLines, toTaxes } from './paper-lines.ts'
import { toMonth } from './tax-months.ts'
import { toTaxRow } from './charge.ts'
import { lockWallets } from './wallets.ts'

/** Clicks of a campaign and day that are taken back, and their price. */
type Credit = { campaignId: number; day: string; clicks: number; amount: Paise }
/** What a campaign was given back in all, with the tax on it. */
type GivenBack = Pick<Credit, 'campaignId' | 'clicks' | 'amount'>
type Made = { withdrawalId: number; at: Date; madeBy: number; reason: string }
type Owner = { id: number; accountId: number; title: string }
type TaxMonth = typeof adTaxMonths.$inferSelect
/** A part of a credit: of a month that was taxed, or of none. */
type Part = Credit & { owner: Owner; month: TaxMonth | null; tax: Paise }

/**
 * Moves the price of clicks that were taken back, and the tax on it, to their advertisers. What is
 * invoiced already is corrected by a credit note for each invoice. A campaign that is gone has
 * nobody to give it to. Answers what each campaign was given.
 */
export async function creditClicks(
  tx: Transaction,
  credits: readonly Credit[],
  { reason, ...made }: Made,
): Promise<GivenBack[]> {
  const charged = credits.filter(({ amount }) => Number(amount) > 0)
  if (charged.length === 0) return []
  const owners = new Map(
    (
      await tx
        .select({ id: campaigns.id, accountId: campaigns.accountId, title: campaigns.title })
        .from(campaigns)
        .where(inArray(campaigns.id, [...new Set(charged.map((credit) => credit.campaignId))]))
    ).map((owner) => [owner.id, owner]),
  )
  const accountIds = [...new Set([...owners.values()].map(({ accountId }) => accountId))]
  await lockWallets(tx, accountIds)
  const months = await readTaxMonths(tx, accountIds)
  const parts = charged.flatMap((credit) => {
    const owner = owners.get(credit.campaignId)
    return owner ? divide(credit, owner, months) : []
  })
  await saveTaxMonths(tx, months)
  const papers = await issueNotes(tx, parts, { at: made.at, reason })
  const rows = [...Map.groupBy(parts, keyOf).values()].flatMap((own): JournalRow[] => {
    const { owner, month } = own[0]!
    const row = {
      ...made,
      ...({ kind: 'credit', credit: 'advertiser' } as const),
      ...{ accountId: owner.accountId, campaignId: owner.id },
      ...(month ? { taxMonth: month.month, percent: month.percent } : {}),
      paperId: month?.isInvoiced ? papers.get(noteKey(owner, month))! : null,
    }
    const clicks = own.reduce((sum, part) => sum + part.clicks, 0)
    const amount = asPaise(own.reduce((sum, part) => sum + Number(part.amount), 0))
    const tax = asPaise(own.reduce((sum, part) => sum + Number(part.tax), 0))
    return [{ ...row, debit: 'earned', amount, clicks }, ...toTaxRow({ ...row, debit: 'tax' }, tax)]
  })
  await enterRows(tx, rows)
  return [...Map.groupBy(parts, ({ owner }) => owner.id)].map(([campaignId, own]) => ({
    campaignId,
    clicks: own.reduce((sum, part) => sum + part.clicks, 0),
    amount: asPaise(own.reduce((sum, { amount, tax }) => sum + Number(amount) + Number(tax), 0)),
  }))
}

const keyOf = ({ owner, month }: Part) => [owner.id, month?.month, month?.percent].join(' ')
const noteKey = ({ accountId }: Owner, { month }: TaxMonth) => `${accountId} ${month}`

/** What was charged with tax, the months of an account in their order. */
const readTaxMonths = (tx: Transaction, accountIds: readonly number[]): Promise<TaxMonth[]> =>
  tx
    .select()
    .from(adTaxMonths)
    .where(inArray(adTaxMonths.accountId, [...accountIds]))
    .orderBy(asc(adTaxMonths.accountId), asc(adTaxMonths.month), asc(adTaxMonths.since))

/** What a month may still give back, before tax. */
const restOf = ({ taxable, credited }: TaxMonth) => Number(taxable) - Number(credited)

/**
 * The parts of a credit: of the rate that was charged on its day, and what was charged without tax.
 * The months are brought up to date.
 */
function divide(credit: Credit, owner: Owner, months: readonly TaxMonth[]): Part[] {
  const month = months.findLast(
    (one) =>
      one.accountId === owner.accountId &&
      one.month === toMonth(credit.day) &&
      one.since <= credit.day,
  )
  const taken = Math.min(Number(credit.amount), month ? restOf(month) : 0)
  const untaxed = Number(credit.amount) - taken
  return [
    ...(month && taken > 0
      ? [
          {
            ...{ ...credit, owner, month, amount: asPaise(taken) },
            tax: giveBack(month, taken),
          },
        ]
      : []),
    ...(untaxed > 0
      ? [
          {
            ...{ ...credit, owner, month: null, amount: asPaise(untaxed), tax: asPaise(0) },
            clicks: taken > 0 ? 0 : credit.clicks,
          },
        ]
      : []),
  ]
}

/** Takes an amount off a month, or credits it when that is invoiced. Answers the tax on it. */
function giveBack(month: TaxMonth, amount: number): Paise {
  if (!month.isInvoiced) {
    const taxable = asPaise(Number(month.taxable) - amount)
    const tax = getTax(taxable, month.percent)
    const given = Number(month.tax) - Number(tax)
    Object.assign(month, { taxable, tax })
    return asPaise(given)
  }
  const credited = asPaise(Number(month.credited) + amount)
  const creditedTax = asPaise(Math.min(Number(month.tax), Number(getTax(credited, month.percent))))
  const given = Number(creditedTax) - Number(month.creditedTax)
  Object.assign(month, { credited, creditedTax })
  return asPaise(given)
}

async function saveTaxMonths(tx: Transaction, months: readonly TaxMonth[]): Promise<void> {
  if (months.length === 0) return
  await tx
    .insert(adTaxMonths)
    .values([...months])
    .onConflictDoUpdate({
      target: [adTaxMonths.accountId, adTaxMonths.month, adTaxMonths.percent],
      set: {
        ...{ taxable: sql`excluded.taxable`, tax: sql`excluded.tax` },
        ...{ credited: sql`excluded.credited`, creditedTax: sql`excluded.credited_tax` },
      },
    })
}

/** Issues a credit note for each invoice that is corrected. Answers its id by account and month. */
async function issueNotes(
  tx: Transaction,
  parts: readonly Part[],
  { at, reason }: { at: Date; reason: string },
): Promise<Map<string, number>> {
  const invoiced = parts.filter(({ month }) => month?.isInvoiced)
  const notes = new Map<string, number>()
  if (invoiced.length === 0) return notes
  const site = await getSettings(tx)
  for (const [key, own] of Map.groupBy(invoiced, ({ owner, month }) => noteKey(owner, month!)))
    notes.set(key, await issueNote(tx, own, { at, reason, site }))
  return notes
}

async function issueNote(
  tx: Transaction,
  parts: readonly Part[],
  { at, reason, site }: { at: Date; reason: string; site: WebsiteSettings },
): Promise<number> {
  const { owner, month } = parts[0]!
  const [invoice] = await tx
    .select()
    .from(adPapers)
    .where(
      sql`${adPapers.accountId} = ${owner.accountId} and ${adPapers.month} = ${month!.month}::date`,
    )
  const { supply, invoice: _, ...parties } = invoice!.content
  const isSameState = supply!.taxes.every(({ igst }) => Number(igst) === 0)
  const lines = sumLines(
    parts.map(({ owner: { id, title }, month: of, day, clicks, amount }): PaperLine => ({
      ...{ campaignId: id, title, from: day, until: day, clicks, taxable: amount },
      ...{ rate: null, percent: of!.percent },
    })),
  )
  const taxes = toTaxes(
    parts.map(({ month: of, amount, tax }) => ({ percent: of!.percent, taxable: amount, tax })),
    isSameState,
  )
  const taxable = lines.reduce((sum, line) => sum + Number(line.taxable), 0)
  const { id } = await issuePaper(tx, {
    ...{ kind: 'credit-note', accountId: owner.accountId, at, prefix: site.invoicePrefix },
    ...{ amount: asPaise(taxable + sumTaxes(taxes)), invoiceId: invoice!.id },
    content: {
      ...parties,
      supply: { ...supply!, lines, taxes },
      note: { invoice: invoice!.number, invoiceDay: invoice!.day, reason },
    },
  })
  return id
}
