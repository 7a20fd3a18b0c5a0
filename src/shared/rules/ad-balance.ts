/* The money of advertisers: what they have paid in, and what clicks have cost. */

/** Whether clicks need money that was paid in before, or are charged on trust. */
export const AD_PAYMENTS = ['prepaid', 'trust'] as const
export type AdPayment = (typeof AD_PAYMENTS)[number]

/**
 * The accounts of the books. What an advertiser has is owed to them until clicks earn it; the bank
 * and the cash box are where it came from.
 */
export const BOOK_ACCOUNTS = [
  'bank',
  'cash',
  'advertiser',
  'earned',
  'tax',
  'refunds',
  'adjustments',
] as const

/** What a row of the journal is. */
export const JOURNAL_KINDS = [
  'opening',
  'payment',
  'charge',
  'credit',
  'refund',
  'adjustment',
] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]

/** How money comes to the team and goes back. */
export const PAYMENT_WAYS = ['transfer', 'cash', 'cheque'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/** Rupees that are entered at once. */
export const LEAST_PAYMENT = 1
export const MOST_PAYMENT = 1_000_000
export const MOST_CREDIT_LIMIT = 1_000_000
export const MAX_PAYMENT_REFERENCE_LENGTH = 40
export const MAX_PAYMENT_NOTE_LENGTH = 300

/**
 * The number of a payment as it is compared: digits and capital letters alone, because people and
 * banks write spaces and hyphens differently. Empty when there are none.
 */
export const normalisePaymentReference = (text: string): string =>
  text.toUpperCase().replace(/[^\dA-Z]/g, '')
