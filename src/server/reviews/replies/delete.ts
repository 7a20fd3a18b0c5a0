import { eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { reviewReplies as answers } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { lockReviewOfOwnListing } from './lock-review.ts'

/** Deletes all the owner has answered to a review. Throws NOT_FOUND, also without an answer. */
export function deleteReviewReply(
  { db, actor }: Pick<UserContext, 'db' | 'actor'>,
  reviewId: number,
): Promise<{ deleted: true }> {
  return db.transaction(async (tx) => {
    const before = await lockReviewOfOwnListing(tx, actor, reviewId)
    if (before.length === 0) throw new ApiError('NOT_FOUND', { message: 'Reply not found.' })
    await tx.delete(answers).where(eq(answers.reviewId, reviewId))
    await recordAudit(tx, actor, 'delete answer', 'reviews', reviewId)
    if (before.some(({ status }) => status === 'active'))
      await markChanged(tx, 'reviews', reviewId, 'updated')
    return { deleted: true }
  })
}
