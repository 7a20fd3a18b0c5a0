import { and, eq, ne } from 'drizzle-orm'
import type { ReviewReply } from '#contract/review-replies.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { reviewReplies as answers } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { lockReviewOfOwnListing } from './lock-review.ts'
import { listReviewReplies } from './serialise.ts'

/**
 * Keeps the owner's answer to a review, which waits for approval; what is shown stays until then.
 * The text that is shown, given again, takes back what waits. Throws NOT_FOUND or
 * TOO_MANY_REQUESTS.
 */
export async function replyToReview(
  { db, actor, localLimits }: UserContext,
  { id: reviewId, text }: { id: number; text: string },
): Promise<ReviewReply[]> {
  await localLimits.take([{ use: 'answer by', key: actor.id, max: 60, withinMs: HOUR_MS }])
  return db.transaction(async (tx) => {
    const before = await lockReviewOfOwnListing(tx, actor, reviewId)
    const isSame = (status: ReviewReply['status']) =>
      before.some((one) => one.status === status && one.text === text)
    if (!isSame('pending')) {
      await tx
        .delete(answers)
        .where(and(eq(answers.reviewId, reviewId), ne(answers.status, 'active')))
      if (!isSame('active'))
        await tx.insert(answers).values({ reviewId, accountId: actor.id, text })
      const action = before.length > 0 ? 'change answer' : 'answer'
      await recordAudit(tx, actor, action, 'reviews', reviewId)
    }
    return listReviewReplies(tx, reviewId)
  })
}
