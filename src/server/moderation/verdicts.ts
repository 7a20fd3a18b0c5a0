import {
  approveChange,
  approveClaim,
  rejectChange,
  rejectClaim,
  setBusinessStatus,
  setBusinessStatuses,
  setFlags,
} from '#server/businesses/index.ts'
import { decideCampaign } from '#server/advertising/campaigns/index.ts'
import { changeAd, decideAds } from '#server/classifieds/index.ts'
import { decideCreative } from '#server/advertising/creatives/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import type { decisions } from '#server/kit/db/tables/index.ts'
import {
  answerContactMessage,
  updateContactMessage,
  readContactMessage,
} from '#server/conversations/enquiries/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { inTransaction, type ActorContext } from '#server/kit/http/verb-context.ts'
import { decideFact } from '#server/facts/index.ts'
import { decideNumberRequest } from '#server/people/accounts/index.ts'
import { settleReport } from '#server/conversations/reports/index.ts'
import {
  setReviewReplyStatuses,
  setReviewStatus,
  setReviewStatuses,
} from '#server/reviews/index.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import { lockAndFindChanged, type ViewedVersion } from './versions.ts'

type Verdict = Pick<
  typeof decisions.$inferSelect,
  'verdict' | 'reason' | 'verified' | 'featured' | 'outcome' | 'note'
>
type Given = Verdict & { isApproved: boolean }
type Apply = (ctx: ActorContext, of: Given & { id: number }) => Promise<unknown>

/** What a verdict does to each kind; the verbs write what audit, publisher and mails need. */
const APPLY: Record<
  'change' | 'claim' | 'report' | 'campaign' | 'creative' | 'contact' | 'number' | 'fact',
  Apply
> = {
  change: (ctx, { id, isApproved, reason }) =>
    isApproved ? approveChange(ctx, id) : rejectChange(ctx, { id, reason }),
  claim: (ctx, { id, isApproved, reason }) =>
    isApproved ? approveClaim(ctx, id) : rejectClaim(ctx, { id, reason: reason ?? '' }),
  report: closeReport,
  campaign: decideCampaign,
  creative: decideCreative,
  contact: settleContact,
  number: decideNumberRequest,
  fact: decideFact,
}

type ApplyMany = (
  tx: Transaction,
  ctx: ActorContext,
  of: Given & { ids: readonly number[] },
) => Promise<Map<number, ApiError>>

/** The same verdict on many things of a kind, where few statements do it. */
const APPLY_MANY: Record<Exclude<QueueItemKind, keyof typeof APPLY>, ApplyMany> = {
  listing: judgeListings,
  review: (tx, ctx, { ids, isApproved, reason }) =>
    setReviewStatuses(tx, ctx, ids, { status: isApproved ? 'active' : 'hidden', reason }),
  answer: (tx, ctx, { ids, isApproved, reason }) =>
    setReviewReplyStatuses(tx, ctx, ids, { status: isApproved ? 'active' : 'hidden', reason }),
  ad: (tx, ctx, { ids, isApproved, reason }) =>
    decideAds(
      tx,
      ctx,
      ids,
      isApproved ? { action: 'approve' } : { action: 'reject', reason: reason ?? '' },
    ),
}

const isOfMany = (kind: QueueItemKind): kind is keyof typeof APPLY_MANY => kind in APPLY_MANY

/**
 * Carries out one verdict on many things of a kind. Returns which it was not possible for, those
 * too that are not as they were looked at.
 */
export async function executeVerdict(
  tx: Transaction,
  ctx: ActorContext,
  { kind, looked, ...verdict }: Verdict & { kind: QueueItemKind; looked: readonly ViewedVersion[] },
): Promise<Map<number, ApiError>> {
  const refused = await lockAndFindChanged(tx, kind, looked)
  const ids = looked.map(({ recordId }) => recordId).filter((id) => !refused.has(id))
  const given = { ...verdict, isApproved: verdict.verdict === 'approve' }
  if (isOfMany(kind)) {
    if (ids.length === 0) return refused
    return new Map([...refused, ...(await APPLY_MANY[kind](tx, ctx, { ...given, ids }))])
  }
  for (const id of ids)
    // A transaction within one is a savepoint: one that fails leaves the others.
    await tx
      .transaction((part) => APPLY[kind](inTransaction(ctx, part), { ...given, id }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        refused.set(id, error)
      })
  return refused
}

/** Approved ones are marked as verified or featured on the way, so that one key does both. */
async function judgeListings(
  tx: Transaction,
  ctx: ActorContext,
  { ids, isApproved, reason, ...marks }: Given & { ids: readonly number[] },
): Promise<Map<number, ApiError>> {
  const status = isApproved ? 'active' : 'inactive'
  const refused = await setBusinessStatuses(tx, ctx, ids, { status, reason })
  const shown = ids.filter((id) => !refused.has(id))
  for (const flag of ['verified', 'featured'] as const)
    if (isApproved && marks[flag]) await setFlags(tx, ctx, shown, { flag, value: true })
  return refused
}

/** Replies to a message, closes it or marks it as spam. */
async function settleContact(
  ctx: ActorContext,
  { id, verdict, reason }: Given & { id: number },
): Promise<void> {
  // Its row is locked: nobody else answers it now.
  if ((await readContactMessage(ctx, id)).status !== 'new') throw new ApiError('NOT_FOUND')
  if (verdict === 'reject') await updateContactMessage(ctx, { id, status: 'spam' })
  else if (reason)
    await answerContactMessage(ctx, { id, message: reason, closes: verdict === 'approve' })
  else await updateContactMessage(ctx, { id, status: 'closed' })
}

/** Closes a report: what it is about may stay, or is taken away from the public. */
function closeReport(
  ctx: ActorContext,
  { id, isApproved, reason, outcome, note }: Given & { id: number },
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    // A reason to take it away is meant for whose it is, the note for who complained.
    const { noun, recordId } = await settleReport(tx, ctx, {
      id,
      outcome: isApproved ? (outcome ?? 'kept') : 'removed',
      note: note ?? (isApproved ? reason : null),
    })
    if (isApproved) return
    const part = inTransaction(ctx, tx)
    if (noun === 'business')
      await setBusinessStatus(part, { id: recordId!, status: 'inactive', reason })
    else if (noun === 'classified') await changeAd(part, { id: recordId!, action: 'suspend' })
    else if (noun === 'review')
      await setReviewStatus(part, { id: recordId!, status: 'hidden', reason })
    else
      throw new ApiError('NOT_POSSIBLE', {
        message: 'Only listings, ads and reviews are removed here. Posts are removed in the blog.',
      })
  })
}
