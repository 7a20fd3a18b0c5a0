import { issuePaper, readParties } from '#server/advertising/papers/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import type { PaymentWay } from '#shared/rules/ad-balance.ts'
import type { Paise } from '#shared/rules/money.ts'

type Money = {
  /** The account of the advertiser. */
  id: number
  amount: Paise
  way: PaymentWay
  reference: string | null
  note: string
  at: Date
}

/** Issues the receipt of money that was paid in, or given back. */
export async function issueReceipt(
  tx: Transaction,
  kind: 'payment' | 'refund',
  { id: accountId, amount, way, reference, note, at }: Money,
): Promise<{ id: number; number: string }> {
  const site = await getSettings(tx)
  const parties = await readParties(tx, accountId, site)
  return issuePaper(tx, {
    ...{ kind: kind === 'payment' ? 'receipt' : 'refund', accountId, at, amount },
    prefix: site.invoicePrefix,
    content: { ...parties, payment: { way, reference: reference ?? '', note } },
  })
}
