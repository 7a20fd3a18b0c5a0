import { and, eq, lt, ne } from 'drizzle-orm'
import { refuseKnownReference } from '#server/advertising/balances/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { adPayments } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { MAX_PAYMENTS_PER_HOUR, PAYMENT_DAYS } from '#shared/rules/ad-payments.ts'
import { DAY_MS, HOUR_MS } from '#shared/rules/duration.ts'
import { normaliseUtr } from '#shared/rules/upi.ts'
import { toPaymentAnswer, type PaymentAnswer, type PaymentRow } from './present.ts'

type Context = Pick<UserContext, 'db' | 'actor' | 'now' | 'limits'>

/**
 * The advertiser says that they have paid, with the bank's number if they have it. Throws NOT_FOUND
 * for another's payment, NOT_POSSIBLE for one that is received, INVALID_INPUT for a number that was
 * given before.
 */
export async function reportPayment(
  ctx: Context,
  { id, utr }: { id: number; utr?: string | null | undefined },
): Promise<PaymentAnswer> {
  // Else numbers could be tried for whether somebody has paid with them.
  const limit = { max: MAX_PAYMENTS_PER_HOUR, withinMs: HOUR_MS }
  await ctx.limits.take([{ use: 'reports of payments by', key: ctx.actor.id, ...limit }])
  const number = utr ? normaliseUtr(utr) : null
  return change(ctx, id, 'report payment', async (tx, row) => {
    if (number) await refuseUsedUtr(tx, row, number)
    const reportedAt = row.reportedAt ?? ctx.now()
    return { status: 'reported', utr: number ?? row.utr, reportedAt }
  })
}

/** Throws NOT_FOUND for another's payment, NOT_POSSIBLE for one that is received. */
export const cancelPayment = (ctx: Context, id: number): Promise<PaymentAnswer> =>
  change(ctx, id, 'cancel payment', () =>
    Promise.resolve({ status: 'cancelled', utr: null, reportedAt: null }),
  )

type Changes = Pick<PaymentRow, 'status' | 'utr' | 'reportedAt'>

async function change(
  { db, actor, now }: Context,
  id: number,
  action: string,
  toChanges: (tx: Transaction, row: PaymentRow) => Promise<Changes>,
): Promise<PaymentAnswer> {
  const row = await db.transaction(async (tx) => {
    const isOwn = and(eq(adPayments.id, id), eq(adPayments.accountId, actor.id))
    const [before] = await tx.select().from(adPayments).where(isOwn).for('update')
    if (!before) throw new ApiError('NOT_FOUND')
    if (before.status === 'received')
      throw new ApiError('NOT_POSSIBLE', { message: 'This payment was received already.' })
    const changes = await toChanges(tx, before)
    const [after] = await tx.update(adPayments).set(changes).where(isOwn).returning()
    await recordAudit(tx, actor, action, 'ad_payments', id, { utr: changes.utr })
    return after!
  })
  return toPaymentAnswer(row, await getSettings(db), { now: now() })
}

/** A number that somebody has given, or that is in the books, is that payment. */
async function refuseUsedUtr(tx: Transaction, { id }: PaymentRow, utr: string): Promise<void> {
  // It also holds the lock of this number, so that two at once are one after the other.
  await refuseKnownReference(tx, utr).catch((error: unknown) => {
    throw error instanceof ApiError ? usedBefore() : error
  })
  const isAnother = and(eq(adPayments.utr, utr), ne(adPayments.id, id))
  if ((await tx.$count(adPayments, isAnother)) > 0) throw usedBefore()
}

const usedBefore = () =>
  new ApiError('INVALID_INPUT', { fields: { utr: 'This number was entered before' } })

/** Closes payments that nobody has paid for a month. Their references still find late money. */
export async function expirePayments({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const before = new Date(now().getTime() - PAYMENT_DAYS * DAY_MS)
  const isOld = and(eq(adPayments.status, 'open'), lt(adPayments.startedAt, before))
  if ((await db.$count(adPayments, isOld)) === 0) return
  await db.update(adPayments).set({ status: 'expired' }).where(isOld)
}
