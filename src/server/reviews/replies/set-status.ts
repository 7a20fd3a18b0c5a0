import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import type { ReviewReply } from '#contract/review-replies.ts'
import { recordAudits } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { reviewReplies as answers, reviews } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { markEachChanged } from '#server/kit/publish-marks/mark.ts'
import { listReviewReplies } from './serialise.ts'
import { notifyReplyAuthors, notifyReviewers } from './notify.ts'

type Input = { status: 'active' | 'hidden'; reason?: string | null | undefined }
type Context = Pick<UserContext, 'actor' | 'config'>

const ACTIONS = {
  pending: { active: 'approve answer', hidden: 'reject answer' },
  active: { hidden: 'hide answer' },
  hidden: { active: 'restore answer' },
} as const

/**
 * Shows the answer of an owner, or takes it away, and notifies the people concerned; as it is
 * already, nothing is written. Throws NOT_FOUND.
 */
export function setReviewReplyStatus(
  { db, ...ctx }: Context & Pick<UserContext, 'db'>,
  { id, ...given }: Input & { id: number },
): Promise<ReviewReply> {
  return db.transaction(async (tx) => {
    const refused = (await setReviewReplyStatuses(tx, ctx, [id], given)).get(id)
    if (refused) throw refused
    const [row] = await tx.select().from(answers).where(eq(answers.id, id))
    const all = await listReviewReplies(tx, row!.reviewId)
    return all.find((one) => one.id === id)!
  })
}

/** The same for many. Returns which it refused. */
export async function setReviewReplyStatuses(
  tx: Transaction,
  { actor, config }: Context,
  ids: readonly number[],
  { status, reason = null }: Input,
): Promise<Map<number, ApiError>> {
  const rows = await tx
    .select({
      id: answers.id,
      reviewId: answers.reviewId,
      status: answers.status,
      reviewStatus: reviews.status,
    })
    .from(answers)
    .innerJoin(reviews, eq(reviews.id, answers.reviewId))
    .where(inArray(answers.id, [...ids]))
    .orderBy(asc(answers.reviewId), asc(answers.id))
    // The review too: its owner may be writing another answer.
    .for('update', { of: [reviews, answers] })
  const changed = rows.filter((row) => row.status !== status)
  for (const row of changed) {
    await clearSlot(tx, row, status)
    await tx
      .update(answers)
      .set({ status, reason: status === 'hidden' ? reason : null })
      .where(eq(answers.id, row.id))
  }
  const entries = changed.map(({ reviewId, status: from }) => ({
    action: (ACTIONS[from] as Record<Input['status'], string>)[status],
    recordId: reviewId,
    detail: reason ? { reason } : {},
  }))
  await recordAudits(tx, actor, 'reviews', entries)
  const seen = changed.filter(
    (row) => row.reviewStatus === 'active' && (row.status === 'active' || status === 'active'),
  )
  const seenIds = new Set(seen.map(({ reviewId }) => reviewId))
  await markEachChanged(tx, 'reviews', [...seenIds], 'updated')
  if (status === 'hidden') await notifyReplyAuthors(tx, config.siteUrl, changed, reason)
  else {
    const approved = changed.filter(
      (row) => row.reviewStatus === 'active' && row.status === 'pending',
    )
    await notifyReviewers(
      tx,
      config.siteUrl,
      approved.map(({ id }) => id),
    )
  }
  const found = new Set(rows.map(({ id }) => id))
  const gone = () => new ApiError('NOT_FOUND', { message: 'Reply not found.' })
  return new Map(ids.filter((id) => !found.has(id)).map((id) => [id, gone()]))
}

type Row = Pick<typeof answers.$inferSelect, 'id' | 'reviewId' | 'status'>

/** An approved text replaces what was shown, and what was refused before it. */
function clearSlot(tx: Transaction, { id, reviewId, status: from }: Row, to: Input['status']) {
  const isOld =
    from === 'pending' && to === 'active'
      ? or(eq(answers.status, 'active'), eq(answers.status, 'hidden'))
      : eq(answers.status, to)
  return tx.delete(answers).where(and(eq(answers.reviewId, reviewId), ne(answers.id, id), isOld))
}
