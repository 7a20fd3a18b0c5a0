import { eq } from 'drizzle-orm'
import type { approveCampaign as endpoint, Campaign } from '#contract/campaigns.ts'
import { recordAudit } from '#server/audit/record.ts'
import { campaigns as c } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { Input } from '#server/http/input.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { nextCampaignStatus } from '#shared/rules/campaigns.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import { findCampaign, lockCampaign } from './columns.ts'
import { tellApproved, tellRejected } from './tell-advertiser.ts'

type Body = Omit<Input<typeof endpoint>['body'], 'status' | 'reason' | 'ofChange'> &
  Partial<Pick<Input<typeof endpoint>['body'], 'status' | 'reason' | 'ofChange'>>
type Row = typeof c.$inferSelect

/**
 * Decides on what of a campaign waits: itself, or the change of an approved one. Throws NOT_FOUND,
 * NOT_POSSIBLE when nothing waits any more, or INVALID_INPUT.
 */
export function decideCampaign(
  ctx: UserContext,
  { id, isApproved, reason }: { id: number; isApproved: boolean; reason: string | null },
): Promise<Campaign> {
  return ctx.db.transaction(async (tx) => {
    const before = await lockCampaign(tx, ctx.actor, id)
    if (!before.submittedAt && !before.proposed)
      throw new ApiError('NOT_POSSIBLE', { message: 'It does not wait any more.' })
    const within = { ...ctx, db: tx as unknown as UserContext['db'] }
    const ofChange = before.isApproved
    return approveCampaign(within, { id, approved: isApproved, reason, ofChange })
  })
}

/**
 * Approves a campaign with what it would change, so that it runs, or rejects it; the advertiser is
 * told. Throws NOT_FOUND, NOT_POSSIBLE or INVALID_INPUT.
 */
export function approveCampaign(
  { db, actor, config, now }: UserContext,
  { id, approved, status, reason, ofChange = false }: Body & { id: number },
): Promise<Campaign> {
  if (status !== undefined && approved !== (status === 'active'))
    throw new ApiError('INVALID_INPUT', { fields: { status: 'This is not what approved says' } })
  if (!approved && !reason)
    throw new ApiError('INVALID_INPUT', { fields: { reason: 'Tell the advertiser why' } })
  return db.transaction(async (tx) => {
    const before = await lockCampaign(tx, actor, id)
    if (ofChange && !before.proposed)
      throw new ApiError('NOT_POSSIBLE', { message: 'No change of it waits any more.' })
    await tx
      .update(c)
      .set(approved ? approvedValues(before, ofChange) : rejectedValues(before, ofChange, reason!))
      .where(eq(c.id, id))
    await recordAudit(tx, actor, approved ? 'approve' : 'reject', 'campaigns', id, {
      title: before.title,
      ...(before.proposed ? { proposed: before.proposed } : {}),
      ...(reason ? { reason } : {}),
    })
    await (approved ? tellApproved(tx, config, id) : tellRejected(tx, config, id, reason!))
    return findCampaign(tx, actor, { id, day: dateInKolkata(now()) })
  })
}

const NO_CHANGE = { proposed: null, proposedAt: null }

function approvedValues(before: Row, ofChange: boolean): Partial<Row> {
  const shown = { ...before.proposed, ...NO_CHANGE, rejectionReason: null }
  if (ofChange) return shown
  const next = nextCampaignStatus(before, 'approve')
  if (!next) throw new ApiError('NOT_POSSIBLE', { message: `This campaign is ${before.status}.` })
  return { ...shown, isApproved: true, status: next, submittedAt: null, pausedAt: null }
}

function rejectedValues(before: Row, ofChange: boolean, reason: string): Partial<Row> {
  if (ofChange) return { ...NO_CHANGE, rejectionReason: reason }
  const next = nextCampaignStatus(before, 'reject')
  if (!next) throw new ApiError('NOT_POSSIBLE', { message: `This campaign is ${before.status}.` })
  return {
    ...NO_CHANGE,
    isApproved: false,
    status: next,
    submittedAt: null,
    rejectionReason: reason,
  }
}
