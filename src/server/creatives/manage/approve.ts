import { eq } from 'drizzle-orm'
import type { Creative, approveCreative as endpoint } from '#contract/ad-creatives.ts'
import { recordAudit } from '#server/audit/record.ts'
import { creatives as k } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Input } from '#server/http/input.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { refusal } from '#server/uploads/index.ts'
import { findCreative, lockCreative } from './columns.ts'
import type { CreativeRow, Sign } from './columns.ts'

type Body = Input<typeof endpoint>['body']
type Verdict = Pick<Body, 'approved' | 'rejectionReason'> & Partial<Pick<Body, 'ofChange'>>

/**
 * Approves a creative with what it would change, so that it may be shown, or rejects it; the
 * advertiser is told. Throws NOT_FOUND, NOT_POSSIBLE or INVALID_INPUT.
 */
export function approveCreative(
  { db, actor }: UserContext,
  {
    id,
    approved,
    rejectionReason: reason,
    ofChange = false,
    sign,
  }: Verdict & {
    id: number
    sign: Sign
  },
): Promise<Creative> {
  if (!approved && !reason) throw refusal('rejectionReason', 'Tell the advertiser why')
  return db.transaction(async (tx) => {
    const before = await lockCreative(tx, actor, id)
    if (ofChange && !before.proposed)
      throw new ApiError('NOT_POSSIBLE', { message: 'No change of it waits any more.' })
    await tx
      .update(k)
      .set(approved ? approvedValues(before) : rejectedValues(ofChange, reason!))
      .where(eq(k.id, id))
    await recordAudit(tx, actor, approved ? 'approve' : 'reject', 'creatives', id, {
      name: before.name,
      ...(before.proposed ? { proposed: before.proposed } : {}),
      ...(reason ? { reason } : {}),
    })
    return findCreative(tx, actor, { id, sign })
  })
}

const NO_CHANGE = { proposed: null, proposedAt: null }

const approvedValues = ({ proposed }: CreativeRow): Partial<CreativeRow> => ({
  ...proposed,
  ...NO_CHANGE,
  isApproved: true,
  rejectionReason: null,
})

const rejectedValues = (ofChange: boolean, reason: string): Partial<CreativeRow> => ({
  ...NO_CHANGE,
  ...(ofChange ? {} : { isApproved: false }),
  rejectionReason: reason,
})
