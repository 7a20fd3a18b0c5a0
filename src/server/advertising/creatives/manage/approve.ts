import { and, eq } from 'drizzle-orm'
import type { Creative, approveCreative as endpoint } from '#contract/ad-creatives.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { ownApprovalError } from '#server/advertising/campaigns/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { campaigns as c, creatives as k } from '#server/kit/db/tables/index.ts'
import { ApiError, invalidField } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { ActorContext, UserContext } from '#server/kit/http/verb-context.ts'
import { getCreativeState } from '#shared/rules/ad-specs.ts'
import { findCreative, lockCreative, type CreativeRow, type SignLink } from './columns.ts'
import { notifyAdvertiser } from './notify-advertiser.ts'

type Body = EndpointInput<typeof endpoint>['body']
type Verdict = Pick<Body, 'approved' | 'rejectionReason'> & Partial<Body>
type Decision = { id: number; isApproved: boolean; reason: string | null }

/**
 * Approves a creative with what it would change, so that it may be shown, or rejects it; the
 * advertiser is notified. Throws NOT_FOUND, NOT_POSSIBLE, CHANGED_MEANWHILE for another version
 * than was looked at, or INVALID_INPUT.
 */
export function setCreativeApproval(
  ctx: UserContext,
  verdict: Verdict & { id: number; sign: SignLink },
): Promise<Creative> {
  const { id, approved, rejectionReason, ofChange = false, version, sign } = verdict
  const reason = readReason(approved, rejectionReason)
  return ctx.db.transaction(async (tx) => {
    const before = await lockCreative(tx, ctx.actor, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    if (ofChange && !before.proposed)
      throw new ApiError('NOT_POSSIBLE', { message: 'Its change was already reviewed.' })
    await execute(tx, ctx, before, { reason, ofChange })
    return findCreative(tx, ctx.actor, { id, sign })
  })
}

/**
 * Decides on what of a creative waits: itself, or the change of an approved one. Throws NOT_FOUND,
 * NOT_POSSIBLE when nothing waits any more, or INVALID_INPUT.
 */
export function decideCreative(
  ctx: ActorContext,
  { id, isApproved, reason: given }: Decision,
): Promise<void> {
  const reason = readReason(isApproved, given)
  return ctx.db.transaction(async (tx) => {
    const before = await lockCreative(tx, ctx.actor, id)
    if (!before.proposed && getCreativeState(before) !== 'pending')
      throw new ApiError('NOT_POSSIBLE', { message: 'It was already reviewed.' })
    await execute(tx, ctx, before, { reason, ofChange: before.isApproved })
  })
}

/** Why it is rejected; null when it is approved. Throws INVALID_INPUT. */
function readReason(isApproved: boolean, reason: string | null | undefined): string | null {
  if (!isApproved && !reason)
    throw invalidField('rejectionReason', 'Enter a reason for the advertiser')
  return isApproved ? null : reason!
}

async function execute(
  tx: Transaction,
  { actor, config }: ActorContext,
  before: CreativeRow,
  { reason, ofChange }: { reason: string | null; ofChange: boolean },
): Promise<void> {
  const { id, name, proposed, campaignId } = before
  if (reason === null && (await isOwn(tx, actor.id, campaignId))) throw ownApprovalError()
  await tx
    .update(k)
    .set(reason === null ? approvedValues(before) : rejectedValues(ofChange, reason))
    .where(eq(k.id, id))
  await recordAudit(tx, actor, reason === null ? 'approve' : 'reject', 'creatives', id, {
    name,
    ...(proposed ? { proposed } : {}),
    ...(reason === null ? {} : { reason }),
  })
  await notifyAdvertiser(tx, config, { id, reason, isChange: ofChange })
}

const isOwn = async (tx: Transaction, accountId: number, campaignId: number): Promise<boolean> =>
  (await tx.$count(c, and(eq(c.id, campaignId), eq(c.accountId, accountId)))) > 0

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
