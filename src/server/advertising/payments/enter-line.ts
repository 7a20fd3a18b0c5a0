import { eq, sql } from 'drizzle-orm'
import {
  actorId,
  enterMoneyWithin,
  enterRows,
  lockWallets,
  readBalance,
  refuseMoreThan,
} from '#server/advertising/balances/index.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { adPayments, adRefunds, bankLines } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import type { BankLineStatus } from '#shared/rules/ad-payments.ts'
import { lockAskedRefund, settleRefund } from './refunds.ts'

export type LineRow = typeof bankLines.$inferSelect
type Context = Pick<UserContext, 'now' | 'config'> & { actor: Actor }
/** Whose a line is, and the payment or refund that it is. */
export type LineOwner = {
  accountId: number
  paymentId?: number | null | undefined
  refundId?: number | null | undefined
}

/** A line in this status, locked. Throws NOT_FOUND, NOT_POSSIBLE for one in another. */
export async function lockLine(
  tx: Transaction,
  id: number,
  ...statuses: readonly BankLineStatus[]
): Promise<LineRow> {
  const [line] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for('update')
  if (!line) throw new ApiError('NOT_FOUND')
  if (!statuses.includes(line.status))
    throw new ApiError('NOT_POSSIBLE', { message: 'This line was already decided.' })
  return line
}

/**
 * The bank's number in the journal. There each is entered once; a line that was undone and is
 * entered again says so.
 */
const toJournalNumber = ({ number, entries }: LineRow): string =>
  number && entries > 0 ? `${number}R${entries + 1}` : number

/** Enters a line in the journal as somebody's money. The line is locked and not entered. */
export async function enterLine(
  tx: Transaction,
  ctx: Context,
  line: LineRow,
  { accountId, paymentId = null, refundId = null }: LineOwner,
): Promise<void> {
  const settled = { settledAt: ctx.now(), settledBy: actorId(ctx.actor) }
  const reference = toJournalNumber(line)
  await tx
    .update(bankLines)
    .set({
      ...{ status: 'matched', accountId, paymentId, refundId, ...settled },
      entries: line.entries + 1,
    })
    .where(eq(bankLines.id, line.id))
  const detail = { accountId, paymentId, refundId, amount: line.amount }
  await recordAudit(tx, ctx.actor, 'match bank line', 'bank_lines', line.id, detail)
  if (refundId !== null) {
    await settleRefund(tx, ctx, await lockAskedRefund(tx, refundId), reference)
    return
  }
  const note = await receivePayment(tx, ctx, paymentId)
  const money = { id: accountId, amount: line.amount, way: 'transfer', reference, note } as const
  await enterMoneyWithin(tx, ctx, 'payment', money)
}

/** Answers its reference, for the statement. */
async function receivePayment(
  tx: Transaction,
  { now }: Context,
  paymentId: number | null,
): Promise<string> {
  if (paymentId === null) return ''
  const [payment] = await tx
    .update(adPayments)
    .set({ status: 'received', settledAt: sql`coalesce(settled_at, ${now().toISOString()})` })
    .where(eq(adPayments.id, paymentId))
    .returning()
  return payment?.reference ?? ''
}

/**
 * Takes back what was decided about a line. What was entered is not deleted: a row of its own moves
 * the money the other way. Throws NOT_POSSIBLE, and INVALID_INPUT when some of it is spent.
 */
export function undoLine(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const line = await lockLine(tx, id, 'matched', 'not-ours')
    const { accountId, amount } = line
    if (accountId !== null) {
      await lockWallets(tx, [accountId])
      const isRefund = line.refundId !== null
      if (!isRefund) refuseMoreThan(await readBalance(tx, accountId), amount)
      const sides = isRefund
        ? ({ debit: 'bank', credit: 'refunds' } as const)
        : ({ debit: 'advertiser', credit: 'bank' } as const)
      const row = { kind: 'adjustment', accountId, amount, at: now(), madeBy: actor.id } as const
      await enterRows(tx, [{ ...row, ...sides, note: line.number }])
    }
    await reopen(tx, line)
    const open = { status: 'new', settledAt: null, settledBy: null } as const
    const nobody = { accountId: null, paymentId: null, refundId: null }
    await tx
      .update(bankLines)
      .set({ ...open, ...nobody })
      .where(eq(bankLines.id, id))
    await recordAudit(tx, actor, 'undo bank line', 'bank_lines', id, { accountId, amount })
  })
}

/** What the line had settled is as it was before. */
async function reopen(tx: Transaction, { id, paymentId, refundId }: LineRow): Promise<void> {
  if (refundId !== null)
    await tx
      .update(adRefunds)
      .set({ status: 'asked', reference: null, settledAt: null, settledBy: null })
      .where(eq(adRefunds.id, refundId))
  if (paymentId === null) return
  const others = sql`exists (select from ${bankLines} other
    where other.payment_id = ${paymentId} and other.id <> ${id} and other.status = 'matched')`
  const status = sql`case when ${others} then 'received'
    when reported_at is null then 'open' else 'reported' end`
  await tx
    .update(adPayments)
    .set({ status, settledAt: sql`case when ${others} then settled_at end` })
    .where(eq(adPayments.id, paymentId))
}
