import { and, count, eq } from 'drizzle-orm'
import {
  enterMoneyWithin,
  lockWallets,
  readBalance,
  type EnteredMoney,
  type MoneyKind,
} from '#server/advertising/balances/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, adApprovals, bankLines } from '#server/kit/db/tables/index.ts'
import { ApiError, invalidField } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { requireProofSince } from '#server/people/second-factor/index.ts'
import { MIN_ALONE_NOTE_LENGTH } from '#shared/rules/ad-payments.ts'
import { toPaise, type Paise } from '#shared/rules/money.ts'
import { enterLine, lockLine } from './enter-line.ts'
import { lockAskedRefund, settleRefund } from './refunds.ts'

export type Context = Pick<UserContext, 'db' | 'actor' | 'now' | 'config'>

/** Whether an amount needs two administrators: the setting `adTwoPeopleAbove`. */
export async function needsTwoPeople(tx: Transaction, amount: Paise): Promise<boolean> {
  const { adTwoPeopleAbove } = await getSettings(tx)
  return Number(amount) > Number(toPaise(adTwoPeopleAbove))
}

export type Request = EnteredMoney & {
  kind: MoneyKind
  lineId?: number
  paymentId?: number
  refundId?: number
}

/** Keeps money that an administrator has entered until a second one agrees. */
export async function requestApproval(
  tx: Transaction,
  { actor, now }: Context,
  { id: accountId, ...money }: Request,
): Promise<void> {
  const [row] = await tx
    .insert(adApprovals)
    .values({ ...money, accountId, askedAt: now(), askedBy: actor.id })
    .returning()
  if (money.lineId)
    await tx
      .update(bankLines)
      .set({ status: 'waiting', accountId })
      .where(eq(bankLines.id, money.lineId))
  const { kind, amount } = money
  await recordAudit(tx, actor, 'ask for approval', 'ad_approvals', row!.id, { kind, amount })
}

/**
 * Enters money of an advertiser by hand: at once, or after a second administrator has agreed.
 * Answers the balance. Throws what `enterMoney` throws.
 */
export function recordMoney(
  ctx: Context,
  kind: MoneyKind,
  money: EnteredMoney,
): Promise<{ balance: Paise; isWaiting: boolean }> {
  return ctx.db.transaction(async (tx) => {
    if (!(await needsTwoPeople(tx, money.amount)))
      return { balance: await enterMoneyWithin(tx, ctx, kind, money), isWaiting: false }
    const isThere = eq(accounts.id, money.id)
    if ((await tx.$count(accounts, isThere)) === 0) throw new ApiError('NOT_FOUND')
    await lockWallets(tx, [money.id])
    await requestApproval(tx, ctx, { ...money, kind })
    return { balance: await readBalance(tx, money.id), isWaiting: true }
  })
}

/**
 * Another administrator agrees, and the money is entered as if it had been at once. The only
 * administrator of a site may agree to their own, with a proof of identity that is younger than
 * the entry, and a note that stays in the audit log. Throws NOT_FOUND, NOT_POSSIBLE,
 * CONFIRM_NEEDED, INVALID_INPUT for a note that is too short.
 */
export function approveMoney(
  ctx: Context,
  { id, note }: { id: number; note: string },
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockWaiting(tx, id)
    const isAlone = row.askedBy === ctx.actor.id
    if (isAlone) {
      if (!(await isOnlyAdministrator(tx)))
        throw new ApiError('NOT_POSSIBLE', { message: 'Another administrator must approve it.' })
      if (note.length < MIN_ALONE_NOTE_LENGTH)
        throw invalidField('note', `Write at least ${MIN_ALONE_NOTE_LENGTH} characters`)
      await requireProofSince(ctx, row.askedAt)
    }
    await close(tx, ctx, { id, status: 'approved', note })
    const { askedBy } = row
    await recordAudit(tx, ctx.actor, 'approve money', 'ad_approvals', id, {
      askedBy,
      isAlone,
      note,
    })
    await enterApproved(tx, ctx, row)
  })
}

type Approval = typeof adApprovals.$inferSelect

async function enterApproved(tx: Transaction, ctx: Context, row: Approval): Promise<void> {
  const { kind, accountId, amount, way, reference, note: said, lineId, paymentId, refundId } = row
  const line = lineId === null ? null : await lockLine(tx, lineId, 'waiting')
  if (line) await enterLine(tx, ctx, line, { accountId, paymentId, refundId })
  else if (refundId !== null)
    await settleRefund(tx, ctx, await lockAskedRefund(tx, refundId), reference)
  else await enterMoneyWithin(tx, ctx, kind, { id: accountId, amount, way, reference, note: said })
}

/** It is not entered; a line of the bank is to be matched again. Throws as `approveMoney`. */
export function refuseMoney(
  ctx: Context,
  { id, note }: { id: number; note: string },
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const { lineId } = await lockWaiting(tx, id)
    await close(tx, ctx, { id, status: 'refused', note })
    if (lineId !== null)
      await tx
        .update(bankLines)
        .set({ status: 'new', accountId: null })
        .where(eq(bankLines.id, lineId))
    await recordAudit(tx, ctx.actor, 'refuse money', 'ad_approvals', id, { note })
  })
}

async function lockWaiting(tx: Transaction, id: number): Promise<Approval> {
  const [row] = await tx.select().from(adApprovals).where(eq(adApprovals.id, id)).for('update')
  if (!row) throw new ApiError('NOT_FOUND')
  if (row.status !== 'waiting')
    throw new ApiError('NOT_POSSIBLE', { message: 'This was already decided.' })
  return row
}

async function close(
  tx: Transaction,
  { actor, now }: Context,
  { id, status, note }: { id: number; status: 'approved' | 'refused'; note: string },
): Promise<void> {
  const decided = { status, decisionNote: note, decidedAt: now(), decidedBy: actor.id }
  await tx.update(adApprovals).set(decided).where(eq(adApprovals.id, id))
}

/** Whether the site has a single active administrator. */
export async function isOnlyAdministrator(tx: Pick<Transaction, 'select'>): Promise<boolean> {
  const isAdmin = and(eq(accounts.role, 'admin'), eq(accounts.status, 'active'))
  const [found] = await tx.select({ count: count() }).from(accounts).where(isAdmin)
  return found!.count < 2
}
