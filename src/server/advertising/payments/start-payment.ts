import { randomInt } from 'node:crypto'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { adPayments } from '#server/kit/db/tables/index.ts'
import { ApiError, invalidField } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { lockWallets } from '#server/advertising/balances/index.ts'
import { MAX_OPEN_PAYMENTS, MAX_PAYMENTS_PER_HOUR } from '#shared/rules/ad-payments.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { formatRupees, toRupees, type Paise } from '#shared/rules/money.ts'
import { makePaymentReference, PAYMENT_REFERENCE_SIZES } from '#shared/rules/payment-reference.ts'
import type { PaymentGateway } from './gateway.ts'
import { getUpi, toPaymentAnswer, type PaymentAnswer, type PaymentRow } from './present.ts'

type Context = Pick<UserContext, 'db' | 'actor' | 'now' | 'limits'>

const ATTEMPTS = 20

/**
 * Begins a payment. One that is open with the same amount is answered again, so that going back and
 * forth makes no more of them. Throws NOT_POSSIBLE where nothing can be paid here, INVALID_INPUT
 * for an amount outside the limits.
 */
export async function startPayment(
  ctx: Context,
  { amount }: { amount: Paise },
  gateway?: PaymentGateway,
): Promise<PaymentAnswer> {
  const { db, actor, now, limits } = ctx
  const settings = await getSettings(db)
  if (!getUpi(settings) && !gateway)
    throw new ApiError('NOT_POSSIBLE', { message: 'Payments by UPI are not set up here.' })
  const { adLeastPayment: least, adMostPayment: most } = settings
  const rupees = toRupees(amount)
  if (rupees < least || rupees > most)
    throw invalidField('amount', `From ${formatRupees(least)} to ${formatRupees(most)}`)
  const uses = { use: 'payments of', key: actor.id, max: MAX_PAYMENTS_PER_HOUR, withinMs: HOUR_MS }
  await limits.take([uses])
  const row = await db.transaction((tx) => findOrInsert(tx, ctx, amount))
  const begun = gateway ? await gateway.start({ reference: row.reference, amount }) : null
  return toPaymentAnswer(row, settings, { now: now(), gatewayUrl: begun?.url ?? null })
}

async function findOrInsert(
  tx: Transaction,
  { actor, now }: Context,
  amount: Paise,
): Promise<PaymentRow> {
  await takeAdvisoryLock(tx, `payments of ${actor.id}`)
  const isOpen = and(eq(adPayments.accountId, actor.id), eq(adPayments.status, 'open'))
  const [same] = await tx
    .select()
    .from(adPayments)
    .where(and(isOpen, eq(adPayments.amount, amount)))
    .limit(1)
  if (same) return same
  // The team finds this advertiser by name as soon as there is a balance.
  await lockWallets(tx, [actor.id])
  const row = await insert(tx, { accountId: actor.id, amount, startedAt: now() })
  await recordAudit(tx, actor, 'start payment', 'ad_payments', row.id, { amount })
  await closeOldest(tx, actor.id)
  return row
}

/** References are drawn by chance, so one may be taken. */
async function insert(
  tx: Transaction,
  values: { accountId: number; amount: Paise; startedAt: Date },
): Promise<PaymentRow> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { alphabet, chosen } = PAYMENT_REFERENCE_SIZES
    const numbers = Array.from({ length: chosen }, () => randomInt(alphabet))
    const [row] = await tx
      .insert(adPayments)
      .values({ ...values, reference: makePaymentReference(numbers) })
      .onConflictDoNothing({ target: adPayments.reference })
      .returning()
    if (row) return row
  }
  throw new Error('no free reference for a payment was found')
}

/** Only so many stay open. The others are still found by their reference. */
async function closeOldest(tx: Transaction, accountId: number): Promise<void> {
  const isOpen = and(eq(adPayments.accountId, accountId), eq(adPayments.status, 'open'))
  const [open] = await tx.select({ count: count() }).from(adPayments).where(isOpen)
  const surplus = open!.count - MAX_OPEN_PAYMENTS
  if (surplus <= 0) return
  const oldest = tx
    .select({ id: adPayments.id })
    .from(adPayments)
    .where(isOpen)
    .orderBy(asc(adPayments.id))
    .limit(surplus)
  await tx.update(adPayments).set({ status: 'expired' }).where(inArray(adPayments.id, oldest))
}
