/* Paying in: what an advertiser starts, what the bank says, and who has to agree. */

/**
 * A payment: started, said to be paid, received; or given up, by its advertiser or by time. Money
 * that comes later still finds it by its reference.
 */
export const PAYMENT_STATUSES = ['open', 'reported', 'received', 'cancelled', 'expired'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Money asked back: held until the team has paid it. */
export const REFUND_STATUSES = ['asked', 'paid', 'rejected', 'withdrawn'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

/** A line of a bank's statement. */
export const BANK_LINE_STATUSES = ['new', 'waiting', 'matched', 'not-ours'] as const
export type BankLineStatus = (typeof BANK_LINE_STATUSES)[number]

export const APPROVAL_STATUSES = ['waiting', 'approved', 'refused'] as const

/** Amounts to choose from, in rupees. */
export const AMOUNT_CHOICES = [500, 1000, 2000, 5000] as const

/** So many payments of an account can be open; the oldest of more is closed. */
export const MAX_OPEN_PAYMENTS = 5
export const MAX_PAYMENTS_PER_HOUR = 60
export const PAYMENT_DAYS = 30

export const MAX_TARGET_LENGTH = 120
/** What an administrator who is alone writes when they approve their own entry. */
export const MIN_ALONE_NOTE_LENGTH = 10

/** The longest statement that is taken at once. */
export const MAX_STATEMENT_LENGTH = 900_000
export const MAX_STATEMENT_LINES = 5000
export const MAX_BANK_NAME_LENGTH = 60

/** A balance is nearly used below this share of what seven days need. */
export const BALANCE_LOW_SHARE = 0.1
