import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { adTaxMonths } from '#server/kit/db/tables/index.ts'
import { getTax, type TaxedMonth } from '#shared/rules/gst.ts'
import { asPaise, type Paise } from '#shared/rules/money.ts'

/** A month that is not invoiced yet (its first day), and since when it is charged at its rate. */
export type OpenMonth = TaxedMonth & { month: string; since: string }

export const NO_TAX: OpenMonth = { month: '', since: '', percent: 0, taxable: 0, tax: 0 }

/** The first day of the month of a day. */
export const toMonth = (day: string): string => `${day.slice(0, 7)}-01`

type Row = { account_id: number; month: string; since: string; taxable: number; tax: number }

/**
 * The month of each account that clicks of a day are charged with: its own, or the first after the
 * last one that is invoiced. Asked for once the balances are locked, as nobody else writes it then.
 */
export async function readOpenMonths(
  tx: Transaction,
  accountIds: readonly number[],
  day: string,
  percent: number,
): Promise<Map<number, OpenMonth>> {
  const { rows } = await tx.execute<Row>(sql`
    select a.id as account_id, open.month::text as month, coalesce(m.since, ${day}::date)::text
        as since, coalesce(m.taxable, 0) as taxable, coalesce(m.tax, 0) as tax
    from unnest(${sql.param(accountIds)}::int[]) as a (id)
    cross join lateral (
      select greatest(${toMonth(day)}::date, (
        select (max(month) + interval '1 month')::date from ad_tax_months
        where account_id = a.id and is_invoiced)) as month) open
    left join ad_tax_months m on m.account_id = a.id and m.month = open.month
      and m.percent = ${percent}`)
  return new Map(
    rows.map(({ account_id: id, month, since, taxable, tax }) => [
      id,
      { month, since, percent, taxable: Number(taxable), tax: Number(tax) },
    ]),
  )
}

/** Adds what clicks cost to a month, and answers the tax on them. */
export function addTax(taxed: OpenMonth, amount: Paise): Paise {
  taxed.taxable += Number(amount)
  const tax = Number(getTax(asPaise(taxed.taxable), taxed.percent))
  const added = tax - taxed.tax
  taxed.tax = tax
  return asPaise(added)
}

/** Stores months of accounts whose balances are locked. */
export async function saveMonths(
  tx: Transaction,
  months: ReadonlyMap<number, OpenMonth>,
): Promise<void> {
  if (months.size === 0) return
  const rows = [...months].map(([accountId, { month, since, percent, taxable, tax }]) => ({
    ...{ accountId, month, since, percent },
    taxable: asPaise(taxable),
    tax: asPaise(tax),
  }))
  await tx
    .insert(adTaxMonths)
    .values(rows)
    .onConflictDoUpdate({
      target: [adTaxMonths.accountId, adTaxMonths.month, adTaxMonths.percent],
      set: { taxable: sql`excluded.taxable`, tax: sql`excluded.tax` },
    })
}
