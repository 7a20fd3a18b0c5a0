import { and, eq, inArray } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { recordAdPayment, setAdCreditLimit } from '#contract/ad-balances.ts'
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
type Money = EndpointInput<typeof recordAdPayment>['body'] & { id: number }

/** Where money of each way lies. */
const BOOKS = { transfer: 'bank', cash: 'cash', cheque: 'bank' } as const satisfies Record<
  PaymentWay,
  string
>

/**
 * Enters money that an advertiser has paid, or that was given back, and sends a receipt. Answers
 * the new balance. Throws NOT_FOUND, INVALID_INPUT for a reference that was entered before, and for
 * more given back than there is.
 */
export function enterMoney(
  { db, actor, now, config }: Context,
  kind: 'payment' | 'refund',
  { id, amount, way, reference, note }: Money,
): Promise<Paise> {
  const isRefund = kind === 'refund'
  const sides = isRefund
    ? ({ debit: 'advertiser', credit: 'refunds' } as const)
    : ({ debit: BOOKS[way], credit: 'advertiser' } as const)
  return db.transaction(async (tx) => {
    const person = await readPerson(tx, id)
    const number = normalisePaymentReference(reference) || null
    if (number) await refuseKnown(tx, number)
    await lockWallets(tx, [id])
    if (isRefund) refuseMoreThan(await readBalance(tx, id), amount)
    const row = { accountId: id, amount, reference: number, note }
    await enterRows(tx, [{ ...row, at: now(), madeBy: actor.id, kind, ...sides }])
    const detail = { amount, way, reference: number, note }
    const action = isRefund ? 'record refund' : 'record payment'
    await recordAudit(tx, actor, action, 'ad_balances', id, detail)
    const balance = await readBalance(tx, id)
    const values = {
      ...{ isRefund, amount: toRupees(amount), reference: number, balance: toRupees(balance) },
      url: new URL(APP_PATHS.adBalance, config.siteUrl).href,
    }
    await queueMail(tx, { to: person.email, template: campaignPayment, values })
    return balance
  })
}

function refuseMoreThan(balance: Paise, amount: Paise): void {
  if (Number(amount) <= Number(balance)) return
  const most = formatRupees(Math.max(0, toRupees(balance)))
  throw new ApiError('INVALID_INPUT', { fields: { amount: `The balance is ${most}` } })
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
