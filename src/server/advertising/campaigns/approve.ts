import { eq } from 'drizzle-orm'
import type { approveCampaign as endpoint, Campaign, TargetCheck } from '#contract/campaigns.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { campaigns as c } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { inTransaction, type ActorContext } from '#server/kit/http/verb-context.ts'
import { getNextCampaignStatus } from '#shared/rules/campaigns.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { findCampaign, lockCampaign } from './columns.ts'
import { storeApprovedTarget } from './landing-page/approved.ts'
import { notifyApproved, notifyRejected } from './notify-advertiser.ts'

type Verdict = EndpointInput<typeof endpoint>['body']
type Body = Pick<Verdict, 'approved'> & Partial<Verdict>
type Row = typeof c.$inferSelect
type Decision = { id: number; isApproved: boolean; reason: string | null }

/**
 * Decides on what of a campaign waits: itself, or the change of an approved one. Throws NOT_FOUND,
 * NOT_POSSIBLE when nothing waits any more, or INVALID_INPUT.
 */
export function decideCampaign(
  ctx: ActorContext,
  { id, isApproved, reason }: Decision,
): Promise<Campaign> {
  return ctx.db.transaction(async (tx) => {
    const before = await lockCampaign(tx, ctx.actor, id)
    if (!before.submittedAt && !before.proposed)
      throw new ApiError('NOT_POSSIBLE', { message: 'It was already reviewed.' })
    const ofChange = before.isApproved
    return setCampaignApproval(inTransaction(ctx, tx), {
      id,
      approved: isApproved,
      reason,
      ofChange,
    })
  })
}

/**
 * Approves a campaign with what it would change, so that it runs, or rejects it; the advertiser is
 * notified, and where no reason was given, that. Throws NOT_FOUND, NOT_POSSIBLE, CHANGED_MEANWHILE
 * for another version than was looked at, or INVALID_INPUT. `seen` is how its address answered.
 */
export function setCampaignApproval(
  { db, actor, config, now }: ActorContext,
  {
    id,
    approved,
    status,
    reason,
    ofChange = false,
    version,
    seen = null,
  }: Body & {
    id: number
    seen?: TargetCheck | null
  },
): Promise<Campaign> {
  if (status !== undefined && approved !== (status === 'active'))
    throw new ApiError('INVALID_INPUT', { fields: { status: 'This does not match “approved”' } })
  // A change that is rejected leaves no other trace with its advertiser.
  if (!approved && ofChange && !reason)
    throw new ApiError('INVALID_INPUT', { fields: { reason: 'Enter a reason for the advertiser' } })
  return db.transaction(async (tx) => {
    const before = await lockCampaign(tx, actor, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    if (ofChange && !before.proposed)
      throw new ApiError('NOT_POSSIBLE', { message: 'Its change was already reviewed.' })
    if (approved && before.accountId === actor.id) throw ownApprovalError()
    // A draft must not start spending its owner's money.
    if (before.status === 'draft' && !before.submittedAt)
      throw new ApiError('NOT_POSSIBLE', { message: 'The advertiser has not submitted it yet.' })
    await tx
      .update(c)
      .set(approved ? approvedValues(before, ofChange) : rejectedValues(before, ofChange, reason))
      .where(eq(c.id, id))
    if (approved) {
      const targetUrl = before.proposed?.targetUrl ?? before.targetUrl
      await storeApprovedTarget(tx, { id, targetUrl, seen, now: now() })
    }
    await recordAudit(tx, actor, approved ? 'approve' : 'reject', 'campaigns', id, {
      title: before.title,
      ...(before.proposed ? { proposed: before.proposed } : {}),
      ...(reason ? { reason } : {}),
    })
    await (approved
      ? notifyApproved(tx, config, id)
      : notifyRejected(tx, config, id, reason ?? null))
    return findCampaign(tx, actor, { id, day: getKolkataDate(now()) })
  })
}

/** Nobody may approve their own campaign or advertisement. */
export const ownApprovalError = (): ApiError =>
  new ApiError('FORBIDDEN', {
    message: 'This is your own ad. Another administrator must approve it.',
  })

const NO_CHANGE = { proposed: null, proposedAt: null }

function approvedValues(before: Row, ofChange: boolean): Partial<Row> {
  const shown = { ...before.proposed, ...NO_CHANGE, rejectionReason: null }
  if (ofChange) return shown
  const next = getNextCampaignStatus(before, 'approve')
  if (!next) throw new ApiError('NOT_POSSIBLE', { message: `This campaign is ${before.status}.` })
  return { ...shown, isApproved: true, status: next, submittedAt: null, pausedAt: null }
}

function rejectedValues(
  before: Row,
  ofChange: boolean,
  reason: string | null = null,
): Partial<Row> {
  if (ofChange) return { ...NO_CHANGE, rejectionReason: reason }
  const next = getNextCampaignStatus(before, 'reject')
  if (!next) throw new ApiError('NOT_POSSIBLE', { message: `This campaign is ${before.status}.` })
  return {
    ...NO_CHANGE,
    isApproved: false,
    status: next,
    submittedAt: null,
    rejectionReason: reason,
  }
}
