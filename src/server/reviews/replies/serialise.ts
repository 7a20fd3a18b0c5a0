import { asc, eq } from 'drizzle-orm'
import type { ReviewReply } from '#contract/review-replies.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { reviewReplies as answers } from '#server/kit/db/tables/index.ts'

/** A row as the contract's answer; other columns of the row are left out. */
export const serialiseReviewReply = ({
  id,
  text,
  status,
  reason,
  createdAt,
}: Pick<typeof answers.$inferSelect, Exclude<keyof ReviewReply, 'createdAt'>> & {
  createdAt: Date
}): ReviewReply => ({ id, text, status, reason, createdAt: createdAt.toISOString() })

/** All answers to a review: shown, waiting, refused. */
export async function listReviewReplies(
  db: DbOrTransaction,
  reviewId: number,
): Promise<ReviewReply[]> {
  const rows = await db
    .select()
    .from(answers)
    .where(eq(answers.reviewId, reviewId))
    .orderBy(asc(answers.id))
  return rows.map(serialiseReviewReply)
}
