import { and, eq } from 'drizzle-orm'
import {
  actorId,
  enterRows,
  issueReceipt,
  lockWallets,
  queueReceipt,
  readBalance,
  refuseKnownReference,
  refuseMoreThan,
} from '#server/advertising/balances/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { adApprovals, adRefunds } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { notifyAccounts } from '#server/kit/notices/index.ts'
import { refundRejected } from '#server/kit/mail/templates/refund-rejected.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { normalisePaymentReference } from '#shared/rules/ad-balance.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { toRupees, type Paise } from '#shared/rules/money.ts'
import { toRefundAnswer, type RefundAnswer, type RefundRow } from './present.ts'

type Context = Pick<UserContext, 'db' | 'actor' | 'now' | 'limits'>
const MAX_PER_HOUR = 10

/**
 * An advertiser asks for money back. It leaves the balance at once, so that no click takes it
 * meanwhile: the account `refunds` holds it. Throws INVALID_INPUT for more than the balance,
 * NOT_POSSIBLE while another is open.
 */
export async function askRefund(
  { db, actor, now, limits }: Context,
  { amount, target }: { amount: Paise; target: string },
): Promise<RefundAnswer> {
  await limits.take([
    { use: 'refunds asked by', key: actor.id, max: MAX_PER_HOUR, withinMs: HOUR_MS },
  ])
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `refunds of ${actor.id}`)
    const isOpen = and(eq(adRefunds.accountId, actor.id), eq(adRefunds.status, 'asked'))
    if ((await tx.$count(adRefunds, isOpen)) > 0)
      throw new ApiError('NOT_POSSIBLE', { message: 'You have asked for a refund already.' })
    await lockWallets(tx, [actor.id])
    refuseMoreThan(await readBalance(tx, actor.id), amount)
    const asked = { accountId: actor.id, amount, target, askedAt: now() }
    const [row] = await tx.insert(adRefunds).values(asked).returning()
    const sides = { kind: 'refund', debit: 'advertiser', credit: 'refunds' } as const
    const { id: madeBy } = actor
    await enterRows(tx, [{ accountId: actor.id, amount, at: now(), madeBy, ...sides }])
    await recordAudit(tx, actor, 'ask for refund', 'ad_refunds', row!.id, { amount })
    return toRefundAnswer(row!)
  })
}

/** Throws NOT_FOUND for another's refund, NOT_POSSIBLE for one that is paid or rejected. */
export function withdrawRefund({ db, actor, now }: Context, id: number): Promise<RefundAnswer> {
  return db.transaction(async (tx) => {
    const row = await lockAskedRefund(tx, id, actor.id)
    const after = await giveBack(tx, { actor, now }, row, { status: 'withdrawn' })
    await recordAudit(tx, actor, 'withdraw refund', 'ad_refunds', id)
    return toRefundAnswer(after)
  })
}

/** The team will not pay it: the money is the advertiser's again. Throws as `withdrawRefund`. */
export function rejectRefund(
  { db, actor, now, config }: Pick<UserContext, 'db' | 'actor' | 'now' | 'config'>,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockAskedRefund(tx, id)
    await giveBack(tx, { actor, now }, row, { status: 'rejected', reason })
    await recordAudit(tx, actor, 'reject refund', 'ad_refunds', id, { reason })
    const values = {
      ...{ amount: toRupees(row.amount), reason },
      url: new URL(APP_PATHS.adBalance, config.siteUrl).href,
    }
    await notifyAccounts(tx, refundRejected, [{ accountId: row.accountId, values: () => values }])
  })
}

/**
 * A refund that can be paid, locked; of this account if one is named. Throws NOT_FOUND, and
 * NOT_POSSIBLE for one that is settled or waits for a second administrator.
 */
export async function lockAskedRefund(
  tx: Transaction,
  id: number,
  accountId?: number,
): Promise<RefundRow> {
  const [row] = await tx.select().from(adRefunds).where(eq(adRefunds.id, id)).for('update')
  if (!row || (accountId !== undefined && row.accountId !== accountId))
    throw new ApiError('NOT_FOUND')
  const isWaiting = and(eq(adApprovals.refundId, id), eq(adApprovals.status, 'waiting'))
  if (row.status !== 'asked' || (await tx.$count(adApprovals, isWaiting)) > 0)
    throw new ApiError('NOT_POSSIBLE', { message: 'This refund was already decided.' })
  return row
}

type By = { actor: Actor; now: () => Date }

async function giveBack(
  tx: Transaction,
  { actor, now }: By,
  { id, accountId, amount }: RefundRow,
  changes: { status: 'withdrawn' | 'rejected'; reason?: string },
): Promise<RefundRow> {
  const settled = { settledAt: now(), settledBy: actorId(actor) }
  await lockWallets(tx, [accountId])
  const sides = { kind: 'refund', debit: 'refunds', credit: 'advertiser' } as const
  const note = changes.reason ?? ''
  await enterRows(tx, [{ accountId, amount, note, at: now(), madeBy: actorId(actor), ...sides }])
  const set = { ...changes, ...settled }
  const [after] = await tx.update(adRefunds).set(set).where(eq(adRefunds.id, id)).returning()
  return after!
}

/**
 * Enters that a refund left the bank under this number, and mails a receipt. The refund is locked.
 * Throws INVALID_INPUT for a number that was entered before.
 */
export async function settleRefund(
  tx: Transaction,
  ctx: By & Pick<UserContext, 'config'>,
  { id, accountId, amount, entries }: RefundRow,
  reference: string,
): Promise<void> {
  const number = normalisePaymentReference(reference) || null
  if (number) await refuseKnownReference(tx, number)
  const by = { at: ctx.now(), madeBy: actorId(ctx.actor) }
  const sides = { kind: 'refund', debit: 'refunds', credit: 'bank' } as const
  await lockWallets(tx, [accountId])
  const money = { amount, reference: number, note: '', at: by.at }
  const paper = await issueReceipt(tx, 'refund', { id: accountId, way: 'transfer', ...money })
  const row = { accountId, amount, reference: number, paperId: paper.id }
  await enterRows(tx, [{ ...row, ...by, ...sides }])
  const settled = { status: 'paid', reference: number, settledAt: by.at } as const
  await tx
    .update(adRefunds)
    .set({ ...settled, settledBy: by.madeBy, entries: entries + 1 })
    .where(eq(adRefunds.id, id))
  await recordAudit(tx, ctx.actor, 'pay refund', 'ad_refunds', id, { amount, reference: number })
  await queueReceipt(tx, ctx, { id: accountId, isRefund: true, amount, reference: number, paper })
}
