import { inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { campaigns } from '#server/kit/db/tables/index.ts'
import type { Paise } from '#shared/rules/money.ts'
import { enterRows } from './journal.ts'
import { lockWallets } from './wallets.ts'

/** Charged clicks of a campaign, and what they cost together. */
export type Charge = {
  accountId: number
  campaignId: number
  clicks: number
  amount: Paise
  at: Date
}

/** Moves the price of clicks from the advertisers to what is earned; balances are locked before. */
export const chargeClicks = (tx: Transaction, charges: readonly Charge[]): Promise<void> =>
  enterRows(
    tx,
    charges.map((charge) => ({ ...charge, kind: 'charge', debit: 'advertiser', credit: 'earned' })),
  )

type Credit = { campaignId: number; clicks: number; amount: Paise }

/**
 * Moves the price of clicks that were taken back to their advertisers. A campaign that is gone has
 * nobody to give it to.
 */
export async function creditClicks(
  tx: Transaction,
  credits: readonly Credit[],
  made: { withdrawalId: number; at: Date; madeBy: number },
): Promise<void> {
  const charged = credits.filter(({ amount }) => Number(amount) > 0)
  if (charged.length === 0) return
  const ids = charged.map(({ campaignId }) => campaignId)
  const rows = await tx
    .select({ id: campaigns.id, accountId: campaigns.accountId })
    .from(campaigns)
    .where(inArray(campaigns.id, ids))
  const owners = new Map(rows.map(({ id, accountId }) => [id, accountId]))
  await lockWallets(tx, [...owners.values()])
  await enterRows(
    tx,
    charged.flatMap((credit) => {
      const accountId = owners.get(credit.campaignId)
      if (accountId === undefined) return []
      const sides = { kind: 'credit', debit: 'earned', credit: 'advertiser' } as const
      return [{ ...credit, ...made, accountId, ...sides }]
    }),
  )
}
