import { toLatinDigits } from '#shared/text/latin-digits.ts'

/* Payments by UPI, the way most people in India pay from their phones. */

/** `name@handle`. */
export const isUpiAddress = (text: string): boolean =>
  /^[a-z\d][a-z\d.\-_]{1,254}@[a-z][a-z\d]{1,63}$/i.test(text)

/** An account that a bank pays to: `123456789012 SBIN0001234`, number and IFSC. */
const BANK_ACCOUNT = /^\d{9,18}[\s,/]+[A-Z]{4}0[A-Z\d]{6}$/i

/** Where money can be sent: a UPI address, or the number and IFSC of an account. */
export const isPayoutTarget = (text: string): boolean =>
  isUpiAddress(text) || BANK_ACCOUNT.test(text)

/** An `@` is allowed in a query, and some apps read it only as it is. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('%40', '@')

/** The link that opens any UPI app with everything filled in; `amount` in rupees. */
export function buildUpiLink({
  address,
  payee,
  amount,
  reference,
}: {
  address: string
  payee: string
  amount: number
  reference: string
}): string {
  const values = { pa: address, pn: payee, am: amount.toFixed(2), cu: 'INR', tn: reference }
  const query = Object.entries(values).map(([name, value]) => `${name}=${encode(value)}`)
  return `upi://pay?${query.join('&')}`
}

/** The 12 digits of a UTR, however it is spaced and in whatever digits; null for anything else. */
export function normaliseUtr(text: string): string | null {
  const digits = toLatinDigits(text).replace(/[\s\-\u00a0]/g, '')
  return /^\d{12}$/.test(digits) ? digits : null
}

/** The numbers in a line of a bank that may be a UTR. */
export const findUtrs = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<!\d)\d{12}(?!\d)/g)].map(([utr]) => utr)),
]
