import { and, eq, inArray } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { recordAdPayment, recordAdRefund, setAdCreditLimit } from '#contract/ad-balances.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, adBalances, adJournal } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { campaignPayment } from '#server/kit/mail/templates/campaign-payment.ts'
import { normalisePaymentReference, type PaymentWay } from '#shared/rules/ad-balance.ts'
import { formatRupees, toRupees, type Paise } from '#shared/rules/money.ts'
import { enterRows } from './journal.ts'
import { lockWallets } from './wallets.ts'

type Context = Pick<UserContext, 'db' | 'actor' | 'now' | 'config'>
type Payment = EndpointInput<typeof recordAdPayment>['body'] & { id: number }
type Refund = EndpointInput<typeof recordAdRefund>['body'] & { id: number }

/** Where money of each way lies. */
const BOOKS = { transfer: 'bank', cash: 'cash', cheque: 'bank' } as const satisfies Record<
  PaymentWay,
  string
>

/**
 * Enters money that an advertiser has paid, and sends a receipt. Answers the new balance. Throws
 * NOT_FOUND, INVALID_INPUT for a reference that was entered before.
 */
export function enterPayment(ctx: Context, payment: Payment): Promise<Paise> {
  return move(ctx, payment, async (tx, row) => {
    const sides = { kind: 'payment', debit: BOOKS[payment.way], credit: 'advertiser' } as const
    await enterRows(tx, [{ ...row, ...sides }])
    await recordAudit(tx, ctx.actor, 'record payment', 'ad_balances', row.accountId, {
      ...{ amount: row.amount, way: payment.way, reference: row.reference, note: row.note },
    })
  })
}

/**
 * Enters money that was given back to an advertiser. Answers the new balance. Throws NOT_FOUND,
 * INVALID_INPUT for more than the balance or a reference that was entered before.
 */
export function enterRefund(ctx: Context, refund: Refund): Promise<Paise> {
  return move(ctx, refund, async (tx, row) => {
    const before = await readBalance(tx, row.accountId)
    if (Number(row.amount) > Number(before)) {
      const most = formatRupees(Math.max(0, toRupees(before)))
      throw new ApiError('INVALID_INPUT', { fields: { amount: `The balance is ${most}` } })
    }
    await enterRows(tx, [{ ...row, kind: 'refund', debit: 'advertiser', credit: 'refunds' }])
    await recordAudit(tx, ctx.actor, 'record refund', 'ad_balances', row.accountId, {
      ...{ amount: row.amount, way: refund.way, reference: row.reference, note: row.note },
    })
  })
}

/** How far below zero an advertiser may go. Throws NOT_FOUND. */
export function setCreditLimit(
  { db, actor }: Context,
  { id, creditLimit }: EndpointInput<typeof setAdCreditLimit>['body'] & { id: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    await readPerson(tx, id)
    await lockWallets(tx, [id])
    const [before] = await tx
      .select({ limit: adBalances.creditLimit })
      .from(adBalances)
      .where(eq(adBalances.accountId, id))
    await tx.update(adBalances).set({ creditLimit }).where(eq(adBalances.accountId, id))
    const detail = { before: before!.limit, after: creditLimit }
    await recordAudit(tx, actor, 'set credit limit', 'ad_balances', id, detail)
  })
}

type Row = {
  accountId: number
  amount: Paise
  reference: string | null
  note: string
  at: Date
  madeBy: number
}

/** What payments and refunds have in common: who, the lock, one entry for a reference, the mail. */
function move(
  { db, actor, now, config }: Context,
  { id, amount, reference, note }: Omit<Payment, 'way'>,
  enter: (tx: Transaction, row: Row) => Promise<void>,
): Promise<Paise> {
  return db.transaction(async (tx) => {
    const person = await readPerson(tx, id)
    const number = normalisePaymentReference(reference) || null
    if (number) await refuseKnown(tx, number)
    await lockWallets(tx, [id])
    const before = await readBalance(tx, id)
    await enter(tx, {
      ...{ accountId: id, amount, note, at: now(), madeBy: actor.id, reference: number },
    })
    const balance = await readBalance(tx, id)
    const values = {
      ...{ isRefund: Number(balance) < Number(before), amount: toRupees(amount) },
      ...{ reference: number, balance: toRupees(balance) },
      url: new URL(APP_PATHS.adBalance, config.siteUrl).href,
    }
    await queueMail(tx, { to: person.email, template: campaignPayment, values })
    return balance
  })
}

/** One number of a bank is one payment, whoever enters it. */
async function refuseKnown(tx: Transaction, reference: string): Promise<void> {
  await takeAdvisoryLock(tx, `payment ${reference}`)
  const isOne = and(
    eq(adJournal.reference, reference),
    inArray(adJournal.kind, ['payment', 'refund']),
  )
  if ((await tx.$count(adJournal, isOne)) > 0)
    throw new ApiError('INVALID_INPUT', { fields: { reference: 'This number was entered before' } })
}

async function readBalance(tx: Transaction, accountId: number): Promise<Paise> {
  const [row] = await tx
    .select({ balance: adBalances.balance })
    .from(adBalances)
    .where(eq(adBalances.accountId, accountId))
  return row!.balance
}

async function readPerson(tx: Transaction, id: number) {
  const [person] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, id))
  if (!person) throw new ApiError('NOT_FOUND')
  return person
}
