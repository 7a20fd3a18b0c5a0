import { eq } from 'drizzle-orm'
import { actorId } from '#server/advertising/balances/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, adPayments, bankLines } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { needsTwoPeople, requestApproval, type Context } from './approvals.ts'
import { enterLine, lockLine, type LineOwner, type LineRow } from './enter-line.ts'
import { findMatches } from './matches.ts'
import { lockAskedRefund } from './refunds.ts'

type Choice = {
  paymentId?: number | undefined
  accountId?: number | undefined
  refundId?: number | undefined
}

/**
 * Says whose money a line is and enters it, once however many say so at the same time. Answers
 * whether it waits for a second administrator. Throws NOT_FOUND, NOT_POSSIBLE for a line that is
 * decided, INVALID_INPUT.
 */
export function confirmLine(
  ctx: Context,
  { id, ...choice }: Choice & { id: number },
): Promise<{ isWaiting: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const line = await lockLine(tx, id, 'new')
    return { isWaiting: await confirm(tx, ctx, line, await readOwner(tx, line, choice)) }
  })
}

async function readOwner(tx: Transaction, line: LineRow, choice: Choice): Promise<LineOwner> {
  const { paymentId, accountId, refundId } = choice
  if ((line.direction === 'out') !== (refundId !== undefined))
    throw new ApiError('INVALID_INPUT', {
      fields: { [refundId === undefined ? 'refundId' : 'paymentId']: 'This is money out' },
    })
  if (refundId !== undefined) {
    const refund = await lockAskedRefund(tx, refundId)
    if (Number(refund.amount) !== Number(line.amount))
      throw new ApiError('INVALID_INPUT', { fields: { refundId: 'The amounts differ' } })
    return { accountId: refund.accountId, refundId }
  }
  if (paymentId !== undefined) {
    const [payment] = await tx
      .select({ accountId: adPayments.accountId })
      .from(adPayments)
      .where(eq(adPayments.id, paymentId))
      .for('update')
    if (!payment) throw new ApiError('NOT_FOUND')
    return { accountId: payment.accountId, paymentId }
  }
  const isThere = eq(accounts.id, accountId!)
  if ((await tx.$count(accounts, isThere)) === 0) throw new ApiError('NOT_FOUND')
  return { accountId: accountId! }
}

async function confirm(
  tx: Transaction,
  ctx: Context,
  line: LineRow,
  { accountId, paymentId, refundId }: LineOwner,
): Promise<boolean> {
  if (!(await needsTwoPeople(tx, line.amount))) {
    await enterLine(tx, ctx, line, { accountId, paymentId, refundId })
    return false
  }
  await requestApproval(tx, ctx, {
    ...{ id: accountId, kind: line.direction === 'in' ? 'payment' : 'refund' },
    ...{ amount: line.amount, way: 'transfer', reference: line.number, note: '', lineId: line.id },
    ...(paymentId ? { paymentId } : {}),
    ...(refundId ? { refundId } : {}),
  })
  return true
}

/**
 * Confirms those of the lines that are still sure, each by itself: one that another administrator
 * has decided meanwhile is left out.
 */
export async function confirmSure(
  ctx: Context,
  ids: readonly number[],
): Promise<{ confirmed: number; waiting: number; left: number }> {
  const done = { confirmed: 0, waiting: 0, left: 0 }
  for (const id of [...new Set(ids)]) {
    const outcome = await ctx.db
      .transaction(async (tx) => {
        const line = await lockLine(tx, id, 'new')
        const [match] = await findMatches(tx, [line])
        const best = match?.candidates[0]
        if (!match || !best || match.state !== 'sure') return 'left'
        const choice = line.direction === 'in' ? { paymentId: best.id } : { refundId: best.id }
        const owner = await readOwner(tx, line, choice)
        return (await confirm(tx, ctx, line, owner)) ? 'waiting' : 'confirmed'
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError) return 'left' as const
        throw error
      })
    done[outcome] += 1
  }
  return done
}

/** A line has nothing to do with ads. Throws NOT_FOUND, NOT_POSSIBLE. */
export function setNotOurs(
  { db, actor, now }: Pick<UserContext, 'db' | 'actor' | 'now'>,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockLine(tx, id, 'new')
    const settled = { settledAt: now(), settledBy: actorId(actor) }
    const set = { status: 'not-ours', ...settled } as const
    await tx.update(bankLines).set(set).where(eq(bankLines.id, id))
    await recordAudit(tx, actor, 'set aside bank line', 'bank_lines', id)
  })
}

/** A line is not this payment or refund: it is proposed no more. Throws NOT_FOUND, NOT_POSSIBLE. */
export function excludeCandidate(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  { id, candidateId }: { id: number; candidateId: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const { excluded } = await lockLine(tx, id, 'new')
    const set = { excluded: [...new Set([...excluded, candidateId])].slice(-50) }
    await tx.update(bankLines).set(set).where(eq(bankLines.id, id))
    await recordAudit(tx, actor, 'exclude match', 'bank_lines', id, { candidateId })
  })
}
