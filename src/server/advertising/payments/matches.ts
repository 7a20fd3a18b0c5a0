import { and, eq, inArray, or } from 'drizzle-orm'
import type { listBankLines } from '#contract/ad-matching.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { accounts, adPayments, adRefunds } from '#server/kit/db/tables/index.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { matchPayments, matchRefunds, type Match } from '#shared/rules/match-payments.ts'
import { toRupees } from '#shared/rules/money.ts'
import { findPaymentReferences } from '#shared/rules/payment-reference.ts'
import { findUtrs } from '#shared/rules/upi.ts'
import type { LineRow } from './enter-line.ts'

type Candidate = ResponseOf<typeof listBankLines>['data'][number]['candidates'][number]
export type LineMatch = { state: Match['state']; candidates: Candidate[] }

/** What lines of the bank may be, in their order: payments of money in, refunds of money out. */
export async function findMatches(
  db: DbOrTransaction,
  lines: readonly LineRow[],
): Promise<LineMatch[]> {
  const payments = await readPayments(db, lines)
  const refunds = lines.some(({ direction }) => direction === 'out') ? await readRefunds(db) : []
  const known = new Map([...payments, ...refunds].map((row) => [`${row.kind} ${row.id}`, row]))
  return lines.map((line) => {
    const isIn = line.direction === 'in'
    const left = <Row extends { id: number }>(rows: readonly Row[]) =>
      rows.filter(({ id }) => !line.excluded.includes(id))
    const values = { ...line, amount: Number(line.amount) }
    const { state, candidates } = isIn
      ? matchPayments(values, left(payments))
      : matchRefunds(values, left(refunds))
    return {
      state,
      candidates: candidates.map(({ id, fits, doubts }) => {
        const { account, shown } = known.get(`${isIn ? 'payment' : 'refund'} ${id}`)!
        return { id, account, ...shown, fits, doubts }
      }),
    }
  })
}

type Shown = Pick<Candidate, 'reference' | 'target' | 'amount' | 'status' | 'at'>
const name = { id: accounts.id, name: accounts.name }

/** All that are under way, and those that a line names. */
async function readPayments(db: DbOrTransaction, lines: readonly LineRow[]) {
  const texts = lines.flatMap(({ direction, description, number }) =>
    direction === 'in' ? [`${description} ${number}`] : [],
  )
  if (texts.length === 0) return []
  const references = texts.flatMap((text) => findPaymentReferences(text)).map((r) => r.reference)
  const utrs = texts.flatMap(findUtrs)
  const isNamed = [
    ...(references.length > 0 ? [inArray(adPayments.reference, references)] : []),
    ...(utrs.length > 0 ? [inArray(adPayments.utr, utrs)] : []),
  ]
  const rows = await db
    .select({ payment: adPayments, account: name })
    .from(adPayments)
    .innerJoin(accounts, eq(accounts.id, adPayments.accountId))
    .where(or(inArray(adPayments.status, ['open', 'reported']), ...isNamed))
  return rows.map(({ payment, account }) => {
    const at = payment.reportedAt ?? payment.startedAt
    const { id, reference, utr, status } = payment
    const shown: Shown = {
      ...{ reference, target: null, amount: toRupees(payment.amount), status },
      at: at.toISOString(),
    }
    const rule = { reference, utr, status, amount: Number(payment.amount) }
    return { kind: 'payment', id, account, shown, ...rule, day: getKolkataDate(at) }
  })
}

async function readRefunds(db: DbOrTransaction) {
  const rows = await db
    .select({ refund: adRefunds, account: name })
    .from(adRefunds)
    .innerJoin(accounts, eq(accounts.id, adRefunds.accountId))
    .where(and(eq(adRefunds.status, 'asked')))
  return rows.map(({ refund: { id, target, amount, status, askedAt }, account }) => {
    const shown: Shown = {
      ...{ reference: null, target, amount: toRupees(amount), status },
      at: askedAt.toISOString(),
    }
    const rule = { target, amount: Number(amount), day: getKolkataDate(askedAt) }
    return { kind: 'refund', id, account, shown, ...rule }
  })
}
