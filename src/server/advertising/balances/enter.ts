import { and, eq, inArray } from 'drizzle-orm'
import { adPaperPath } from '#config/app-paths.ts'
import type { recordAdPayment, setAdCreditLimit } from '#contract/ad-balances.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
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
import { issueReceipt } from './receipt.ts'
import { lockWallets } from './wallets.ts'

type Context = Pick<UserContext, 'db' | 'now' | 'config'> & { actor: Actor }
/** Money of an advertiser (`id`) as it is entered. */
export type EnteredMoney = EndpointInput<typeof recordAdPayment>['body'] & { id: number }
export type MoneyKind = 'payment' | 'refund'

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
export async function enterMoneyWithin(
  tx: Transaction,
  ctx: Omit<Context, 'db'>,
  kind: MoneyKind,
  { id, amount, way, reference, note }: EnteredMoney,
): Promise<Paise> {
  const isRefund = kind === 'refund'
  const sides = isRefund
    ? ({ debit: 'advertiser', credit: 'refunds' } as const)
    : ({ debit: BOOKS[way], credit: 'advertiser' } as const)
  await readPerson(tx, id)
  const number = normalisePaymentReference(reference) || null
  if (number) await refuseKnownReference(tx, number)
  await lockWallets(tx, [id])
  if (isRefund) refuseMoreThan(await readBalance(tx, id), amount)
  const at = ctx.now()
  const paper = await issueReceipt(tx, kind, { id, amount, way, reference: number, note, at })
  const row = { accountId: id, amount, reference: number, note, paperId: paper.id, at }
  await enterRows(tx, [{ ...row, madeBy: actorId(ctx.actor), kind, ...sides }])
  const detail = { amount, way, reference: number, note, receipt: paper.number }
  const action = isRefund ? 'record refund' : 'record payment'
  await recordAudit(tx, ctx.actor, action, 'ad_balances', id, detail)
  await queueReceipt(tx, ctx, { id, isRefund, amount, reference: number, paper })
  return readBalance(tx, id)
}

/** Mails an advertiser that money has come, or was given back. */
export async function queueReceipt(
  tx: Transaction,
  { config }: Pick<Context, 'config'>,
  {
    id,
    isRefund,
    amount,
    reference,
    paper,
  }: {
    id: number
    isRefund: boolean
    amount: Paise
    reference: string | null
    paper: { id: number; number: string }
  },
): Promise<void> {
  const { email } = await readPerson(tx, id)
  const balance = toRupees(await readBalance(tx, id))
  const values = {
    ...{ isRefund, amount: toRupees(amount), reference, balance, number: paper.number },
    url: new URL(adPaperPath(paper.id), config.siteUrl).href,
  }
  await queueMail(tx, { to: email, template: campaignPayment, values })
}

/** Whom a row of the journal names as its maker: nobody for what a machine has entered. */
export const actorId = (actor: Actor): number | null => (actor.kind === 'user' ? actor.id : null)

/** Refuses to give back more than there is. Throws INVALID_INPUT naming `amount`. */
export function refuseMoreThan(balance: Paise, amount: Paise): void {
  if (Number(amount) <= Number(balance)) return
  const most = formatRupees(Math.max(0, toRupees(balance)))
  throw new ApiError('INVALID_INPUT', { fields: { amount: `The balance is ${most}` } })
}

/** How far below zero an advertiser may go. Throws NOT_FOUND. */
export function setCreditLimit(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
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

/** One number of a bank is one payment, whoever enters it. Throws INVALID_INPUT. */
export async function refuseKnownReference(tx: Transaction, reference: string): Promise<void> {
  await takeAdvisoryLock(tx, `payment ${reference}`)
  const isOne = and(
    eq(adJournal.reference, reference),
    inArray(adJournal.kind, ['payment', 'refund']),
  )
  if ((await tx.$count(adJournal, isOne)) > 0)
    throw new ApiError('INVALID_INPUT', { fields: { reference: 'This number was entered before' } })
}

/** The balance of an advertiser, whose row is there (`lockWallets`). */
export async function readBalance(tx: Transaction, accountId: number): Promise<Paise> {
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
