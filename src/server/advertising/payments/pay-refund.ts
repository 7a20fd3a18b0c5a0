import { needsTwoPeople, requestApproval, type Context } from './approvals.ts'
import { lockAskedRefund, settleRefund } from './refunds.ts'

/**
 * An administrator has paid a refund from the bank and enters its number. Answers whether it waits
 * for a second one. Throws NOT_FOUND, NOT_POSSIBLE, INVALID_INPUT for a number that was entered
 * before.
 */
export function payRefund(
  ctx: Context,
  { id, reference }: { id: number; reference: string },
): Promise<{ isWaiting: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const refund = await lockAskedRefund(tx, id)
    const { accountId, amount } = refund
    if (!(await needsTwoPeople(tx, amount))) {
      await settleRefund(tx, ctx, refund, reference)
      return { isWaiting: false }
    }
    const money = { id: accountId, amount, way: 'transfer', reference, note: '' } as const
    await requestApproval(tx, ctx, { ...money, kind: 'refund', refundId: id })
    return { isWaiting: true }
  })
}
