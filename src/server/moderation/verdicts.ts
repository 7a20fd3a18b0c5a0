import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#server/audit/record.ts'
import {
  approveChange,
  approveClaim,
  rejectChange,
  rejectClaim,
  setBusinessStatus,
  setBusinessStatuses,
} from '#server/businesses/index.ts'
import { decideCampaign } from '#server/campaigns/index.ts'
import { changeAd, decideAds } from '#server/classifieds/index.ts'
import { decideCreative } from '#server/creatives/index.ts'
import { enquiries } from '#server/db/tables/index.ts'
import type { Transaction } from '#server/db/connection.ts'
import type { decisions } from '#server/db/tables/index.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { settleReport } from '#server/reports/index.ts'
import {
  setAnswerStatus,
  setAnswerStatuses,
  setReviewStatus,
  setReviewStatuses,
} from '#server/reviews/index.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import { listChangedSince } from './versions.ts'
import type { ViewedVersion } from './versions.ts'

type Decided = Pick<typeof decisions.$inferSelect, 'kind' | 'recordId' | 'verdict' | 'reason'>
type Apply = (
  ctx: UserContext,
  of: { id: number; isApproved: boolean; reason: string | null },
) => Promise<unknown>

/** What a verdict does to each kind; the verbs write what audit, publisher and mails need. */
const APPLY: Record<QueueItemKind, Apply> = {
  listing: (ctx, { id, isApproved, reason }) =>
    setBusinessStatus(ctx, { id, status: isApproved ? 'active' : 'inactive', reason }),
  change: (ctx, { id, isApproved, reason }) =>
    isApproved ? approveChange(ctx, id) : rejectChange(ctx, { id, reason }),
  claim: (ctx, { id, isApproved, reason }) =>
    isApproved ? approveClaim(ctx, id) : rejectClaim(ctx, { id, reason: reason ?? '' }),
  review: (ctx, { id, isApproved, reason }) =>
    setReviewStatus(ctx, { id, status: isApproved ? 'active' : 'hidden', reason }),
  answer: (ctx, { id, isApproved, reason }) =>
    setAnswerStatus(ctx, { id, status: isApproved ? 'active' : 'hidden', reason }),
  ad: (ctx, { id, isApproved, reason }) =>
    isApproved
      ? changeAd(ctx, { id, action: 'approve' })
      : changeAd(ctx, { id, action: 'reject', reason: reason ?? '' }),
  report: closeReport,
  campaign: decideCampaign,
  creative: decideCreative,
  contact: (ctx, { id }) =>
    ctx.db.transaction(async (tx) => {
      const isOpen = and(eq(enquiries.id, id), eq(enquiries.status, 'new'))
      const closed = await tx
        .update(enquiries)
        .set({ status: 'closed', closedAt: ctx.now() })
        .where(isOpen)
        .returning()
      if (closed.length === 0) throw new ApiError('NOT_FOUND')
      await recordAudit(tx, ctx.actor, 'close', 'enquiries', id)
    }),
}

/** Carries out a verdict; throws ApiError when it is not possible any more. */
const execute = (
  ctx: UserContext,
  { kind, recordId, verdict, reason }: Decided,
): Promise<unknown> => APPLY[kind](ctx, { id: recordId, isApproved: verdict === 'approve', reason })

type ApplyMany = (
  tx: Transaction,
  ctx: UserContext,
  of: { ids: readonly number[]; isApproved: boolean; reason: string | null },
) => Promise<Map<number, ApiError>>

/** The same verdict on many things of a kind, where few statements do it. */
const APPLY_MANY: Partial<Record<QueueItemKind, ApplyMany>> = {
  listing: (tx, ctx, { ids, isApproved, reason }) =>
    setBusinessStatuses(tx, ctx, ids, { status: isApproved ? 'active' : 'inactive', reason }),
  review: (tx, ctx, { ids, isApproved, reason }) =>
    setReviewStatuses(tx, ctx, ids, { status: isApproved ? 'active' : 'hidden', reason }),
  answer: (tx, ctx, { ids, isApproved, reason }) =>
    setAnswerStatuses(tx, ctx, ids, { status: isApproved ? 'active' : 'hidden', reason }),
  ad: (tx, ctx, { ids, isApproved, reason }) =>
    decideAds(
      tx,
      ctx,
      ids,
      isApproved ? { action: 'approve' } : { action: 'reject', reason: reason ?? '' },
    ),
}

/**
 * Carries out one verdict on many things of a kind. Returns which it was not possible for, those
 * too that are not as they were looked at.
 */
export async function executeVerdict(
  tx: Transaction,
  ctx: UserContext,
  { looked, ...decided }: Omit<Decided, 'recordId'> & { looked: readonly ViewedVersion[] },
): Promise<Map<number, ApiError>> {
  const { kind, verdict, reason } = decided
  const refused = await listChangedSince(tx, kind, looked)
  const same = looked.filter(({ recordId }) => !refused.has(recordId))
  const many = APPLY_MANY[kind]
  if (many && same.length > 0) {
    const ids = same.map(({ recordId }) => recordId)
    const others = await many(tx, ctx, { ids, isApproved: verdict === 'approve', reason })
    return new Map([...refused, ...others])
  }
  for (const { recordId } of same)
    // A transaction within one is a savepoint: one that fails leaves the others.
    await tx
      .transaction((part) =>
        execute({ ...ctx, db: part as unknown as UserContext['db'] }, { ...decided, recordId }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        refused.set(recordId, error)
      })
  return refused
}

/** Closes a report: what it is about may stay, or is taken away from the public. */
function closeReport(
  ctx: UserContext,
  { id, isApproved, reason }: { id: number; isApproved: boolean; reason: string | null },
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    // A reason to take it away is meant for whose it is.
    const settled = isApproved
      ? ({ outcome: 'kept', note: reason } as const)
      : ({ outcome: 'removed', note: null } as const)
    const { noun, recordId } = await settleReport(tx, ctx, { id, ...settled })
    if (isApproved) return
    const within = { ...ctx, db: tx as unknown as UserContext['db'] }
    if (noun === 'business')
      await setBusinessStatus(within, { id: recordId!, status: 'inactive', reason })
    else if (noun === 'classified') await changeAd(within, { id: recordId!, action: 'suspend' })
    else if (noun === 'review')
      await setReviewStatus(within, { id: recordId!, status: 'hidden', reason })
    else
      throw new ApiError('NOT_POSSIBLE', {
        message:
          'Close this under Complaints. Posts are removed in the blog, messages stay private.',
      })
  })
}
