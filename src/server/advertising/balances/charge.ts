import type { Transaction } from '#server/kit/db/connection.ts'
import { asPaise, type Paise } from '#shared/rules/money.ts'
import { enterRows, type JournalRow } from './journal.ts'
import { addTax, saveMonths, type OpenMonth } from './tax-months.ts'
import type { Wallet } from './wallets.ts'

/** Charged clicks of a campaign, and what they cost together before tax. */
export type Charge = {
  accountId: number
  campaignId: number
  clicks: number
  amount: Paise
  at: Date
  wallet: Wallet
}

/**
 * Moves the price of clicks from the advertisers to what is earned, and the tax on it to the tax
 * that is owed; balances are locked before.
 */
export async function chargeClicks(tx: Transaction, charges: readonly Charge[]): Promise<void> {
  const months = new Map<number, OpenMonth>()
  const rows = charges.flatMap(({ wallet: { taxed }, ...charge }): JournalRow[] => {
    const base = { ...charge, kind: 'charge', debit: 'advertiser' } as const
    if (taxed.percent === 0) return [{ ...base, credit: 'earned' }]
    const of = { taxMonth: taxed.month, percent: taxed.percent }
    const tax = addTax(taxed, charge.amount)
    months.set(charge.accountId, taxed)
    return [
      { ...base, ...of, credit: 'earned' },
      ...toTaxRow({ ...base, ...of, credit: 'tax' }, tax),
    ]
  })
  await enterRows(tx, rows)
  await saveMonths(tx, months)
}

/** The row that moves tax beside the row of a price; none of an amount that rounds to nothing. */
export const toTaxRow = (row: Omit<JournalRow, 'amount' | 'clicks'>, tax: Paise): JournalRow[] =>
  Number(tax) === 0 ? [] : [{ ...row, amount: asPaise(Number(tax)), clicks: 0 }]
