import { countDays } from './ad-figures.ts'
import type { PaymentStatus } from './ad-payments.ts'
import type { BankLine } from './bank-statement.ts'
import { findPaymentReferences } from './payment-reference.ts'
import { findUtrs } from './upi.ts'

/* Which payment a line of the bank is, and how sure that is. */

export const MATCH_STATES = ['sure', 'likely', 'unknown'] as const
export type MatchState = (typeof MATCH_STATES)[number]

/** What of a payment the line has, and what speaks against it. */
export const MATCH_FITS = ['reference', 'utr', 'amount', 'day', 'target'] as const
export const MATCH_DOUBTS = [
  'no-reference',
  'reference-written',
  'other-amount',
  'other-utr',
  'received-before',
] as const
export type MatchFit = (typeof MATCH_FITS)[number]
export type MatchDoubt = (typeof MATCH_DOUBTS)[number]

/** A payment that a line may be. `amount` in paise, `day` when it was started or said to be paid. */
export type MatchablePayment = {
  id: number
  reference: string
  amount: number
  utr: string | null
  status: PaymentStatus
  day: string
}

export type Candidate = { id: number; fits: MatchFit[]; doubts: MatchDoubt[] }
export type Match = { state: MatchState; candidates: Candidate[] }

/** Money is in the bank so many days after it was paid, at most. */
const DAYS_TO_ARRIVE = 4
const MAX_CANDIDATES = 3
const WEIGHTS: Record<MatchFit, number> = { reference: 16, utr: 8, target: 8, amount: 4, day: 1 }

const weigh = ({ fits, doubts }: Candidate): number =>
  fits.reduce((sum, fit) => sum + WEIGHTS[fit], 0) - doubts.length / 10

const isNear = (day: string, until: string): boolean => {
  const days = countDays(day, until) - 1
  return days >= -1 && days <= DAYS_TO_ARRIVE
}

type Line = Pick<BankLine, 'day' | 'description' | 'number'> & { amount: number }

/**
 * The payments that a line of money in may be, the likeliest first. Sure is one alone: its
 * reference and its amount, and nothing against it. Reference or UTR alone, or amount and day, are
 * likely.
 */
export function matchPayments(line: Line, payments: readonly MatchablePayment[]): Match {
  const text = `${line.description} ${line.number}`
  const references = new Map(findPaymentReferences(text).map((one) => [one.reference, one]))
  const utrs = new Set(findUtrs(text))
  const candidates = payments.flatMap((payment): Candidate[] => {
    const fits: MatchFit[] = []
    const doubts: MatchDoubt[] = []
    const found = references.get(payment.reference)
    if (found) fits.push('reference')
    else doubts.push('no-reference')
    if (found && !found.isExact) doubts.push('reference-written')
    if (payment.utr !== null && utrs.has(payment.utr)) fits.push('utr')
    else if (payment.utr !== null && utrs.size > 0) doubts.push('other-utr')
    if (payment.amount === line.amount) fits.push('amount')
    else doubts.push('other-amount')
    const isWaiting = payment.status === 'open' || payment.status === 'reported'
    if (isWaiting && isNear(payment.day, line.day)) fits.push('day')
    if (payment.status === 'received') doubts.push('received-before')
    const isNamed = fits.includes('reference') || fits.includes('utr')
    // Somebody else's reference stands in the line.
    const isTheirs = isNamed || references.size === 0
    const isAlike = isTheirs && fits.includes('amount') && fits.includes('day')
    return isNamed || isAlike ? [{ id: payment.id, fits, doubts }] : []
  })
  return toMatch(candidates, ({ fits, doubts }) => {
    const against: MatchDoubt[] = ['received-before', 'other-utr']
    const isWhole = fits.includes('reference') && fits.includes('amount')
    return isWhole && !doubts.some((doubt) => against.includes(doubt))
  })
}

/** Money asked back: `target` is where it was to be sent. */
export type MatchableRefund = { id: number; amount: number; target: string; day: string }

/** The refunds that a line of money out may be. Sure is one alone whose address stands in it. */
export function matchRefunds(line: Line, refunds: readonly MatchableRefund[]): Match {
  const text = line.description.toLowerCase()
  const candidates = refunds.flatMap((refund): Candidate[] => {
    if (refund.amount !== line.amount || line.day < refund.day) return []
    const [address = ''] = refund.target.toLowerCase().split(/[\s,/]/)
    const fits: MatchFit[] = text.includes(address) ? ['target', 'amount'] : ['amount']
    return [{ id: refund.id, fits, doubts: [] }]
  })
  return toMatch(candidates, ({ fits }) => fits.includes('target'))
}

function toMatch(candidates: Candidate[], isWhole: (candidate: Candidate) => boolean): Match {
  const sorted = candidates.sort((a, b) => weigh(b) - weigh(a) || a.id - b.id)
  const best = sorted[0]
  if (!best) return { state: 'unknown', candidates: [] }
  // Another one that is named, too: a person decides.
  const isAlone = sorted.filter(isWhole).length === 1 && !isNamedBeside(sorted)
  const state = isWhole(best) && isAlone ? 'sure' : 'likely'
  return { state, candidates: sorted.slice(0, MAX_CANDIDATES) }
}

const isNamedBeside = ([, ...others]: readonly Candidate[]): boolean =>
  others.some(({ fits }) =>
    ['reference', 'utr', 'target'].some((fit) => fits.includes(fit as MatchFit)),
  )
