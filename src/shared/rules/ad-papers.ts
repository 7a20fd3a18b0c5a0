import type { Paise } from './money.ts'
import type { TaxParts } from './gst.ts'
import type { PaymentWay } from './ad-balance.ts'

/* Papers that advertisers get: once issued, never changed. */

export const PAPER_KINDS = ['receipt', 'refund', 'invoice', 'credit-note'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** What a number begins with after its year, so that each kind has numbers of its own. */
const LETTERS: Record<PaperKind, string> = {
  receipt: 'R',
  refund: 'P',
  invoice: '',
  'credit-note': 'C',
}

export const PAPER_PREFIX = /^[A-Z\d]{1,3}$/
const LEAST_DIGITS = 5

/** The financial year of a day in India, from April to March: `26-27`. */
export function getFinancialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-')
}

/** `ZP/26-27/00118`, `ZP/26-27/C00009`: at most 16 characters, as the law asks. */
export const formatPaperNumber = (
  prefix: string,
  kind: PaperKind,
  year: string,
  sequence: number,
): string => `${prefix}/${year}/${LETTERS[kind]}${String(sequence).padStart(LEAST_DIGITS, '0')}`

/** Who a paper is from or for. A state is its code; what is not known is blank. */
export type PaperParty = { name: string; address: string; state: string; gstin: string }

/** The clicks of a campaign in a period. `rate` is null where the price has changed. */
export type PaperLine = {
  campaignId: number
  title: string
  from: string
  until: string
  clicks: number
  rate: Paise | null
  percent: number
  taxable: Paise
}

export type PaperTax = { percent: number; taxable: Paise } & TaxParts

/** What stands on a paper, as it was when it was issued. */
export type PaperContent = {
  site: string
  seller: PaperParty & { email: string }
  buyer: PaperParty & { email: string }
  /** Of receipts and refunds. */
  payment?: { way: PaymentWay | 'other'; reference: string; note: string }
  /** Of invoices and credit notes. */
  supply?: {
    sac: string
    place: string
    from: string
    until: string
    lines: PaperLine[]
    taxes: PaperTax[]
  }
  /** Of invoices. */
  invoice?: { due: Paise; notCharged: number }
  /** Of credit notes: the invoice that they correct, and why. */
  note?: { invoice: string; invoiceDay: string; reason: string }
}

/** Tax of all rates together. */
export const sumTaxes = (taxes: readonly PaperTax[]): number =>
  taxes.reduce((sum, { cgst, sgst, igst }) => sum + Number(cgst) + Number(sgst) + Number(igst), 0)

export const MAX_BILLING_NAME_LENGTH = 120
export const MAX_BILLING_ADDRESS_LENGTH = 300
