import { issuePaper } from '#server/advertising/papers/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { adBalances, adJournal, adTaxMonths } from '#server/kit/db/tables/index.ts'
import type { PaperContent } from '#shared/rules/ad-papers.ts'
import { getGstinCheck } from '#shared/rules/gst.ts'
import { asPaise } from '#shared/rules/money.ts'
import { withDatabase } from './database.ts'

export const SAMPLE_GSTIN = `20AAAAA0000A1Z${getGstinCheck('20AAAAA0000A1Z')}`

const sample = { name: 'Sample Electronics', address: 'Sample Road 1', state: '20', email: '' }
const CONTENT: PaperContent = {
  site: 'Zila Sample',
  seller: { ...sample, name: 'Sample Publishers', gstin: SAMPLE_GSTIN, email: 'hello@example.org' },
  buyer: { ...sample, gstin: SAMPLE_GSTIN },
}
const LINE = {
  // Of a campaign that is gone.
  ...{ campaignId: 2_000_000_000, title: 'Diwali lights', from: '2026-10-12', until: '2026-10-31' },
  ...{ clicks: 226, percent: 18, rate: asPaise(800), taxable: asPaise(180_800) },
}
const TAX = {
  ...{ percent: 18, taxable: asPaise(180_800) },
  ...{ cgst: asPaise(16_272), sgst: asPaise(16_272), igst: asPaise(0) },
}

/**
 * A payment with its receipt, and the invoice of a month, in the books as they would be: no test
 * may change the settings of the site by which tax is charged, because others look at them.
 */
export const issueInvoice = (accountId: number) =>
  withDatabase((db) => db.transaction((tx) => enterInvoice(tx, accountId)))

async function enterInvoice(tx: Transaction, accountId: number) {
  const at = new Date('2026-11-01T02:00:00Z')
  const paper = { accountId, prefix: 'T', at }
  const month = '2026-10-01'
  const receipt = await issuePaper(tx, {
    ...{ ...paper, kind: 'receipt', amount: asPaise(250_000) },
    content: { ...CONTENT, payment: { way: 'transfer', reference: '634100000118', note: '' } },
  })
  const invoice = await issuePaper(tx, {
    ...{ ...paper, kind: 'invoice', amount: asPaise(213_344), month },
    content: {
      ...CONTENT,
      supply: {
        ...{ sac: '998365', place: '20', from: month, until: '2026-10-31' },
        ...{ lines: [LINE], taxes: [TAX] },
      },
      invoice: { due: asPaise(0), notCharged: 31 },
    },
  })
  await tx.insert(adBalances).values({ accountId, balance: asPaise(250_000 - 213_344) })
  const taxed = { taxMonth: month, percent: 18, campaignId: LINE.campaignId }
  const charge = { at, accountId, kind: 'charge', debit: 'advertiser', ...taxed } as const
  await tx.insert(adJournal).values([
    {
      ...{ at, accountId, kind: 'payment', debit: 'bank', credit: 'advertiser' },
      ...{ amount: asPaise(250_000), paperId: receipt.id },
    },
    { ...charge, credit: 'earned', amount: asPaise(180_800), clicks: LINE.clicks },
    { ...charge, credit: 'tax', amount: asPaise(32_544) },
  ])
  await tx.insert(adTaxMonths).values({
    ...{ accountId, month, percent: 18, since: '2026-10-12', isInvoiced: true },
    ...{ taxable: asPaise(180_800), tax: asPaise(32_544) },
  })
  return invoice
}
