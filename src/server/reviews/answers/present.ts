import { asc, eq } from 'drizzle-orm'
import type { ReviewAnswer } from '#contract/review-answers.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { reviewAnswers as answers } from '#server/kit/db/tables/index.ts'

/** A row as the contract's answer; other columns of the row are left out. */
export const presentReviewAnswer = ({
  id,
  text,
  status,
  reason,
  createdAt,
}: Pick<typeof answers.$inferSelect, Exclude<keyof ReviewAnswer, 'createdAt'>> & {
  createdAt: Date
}): ReviewAnswer => ({ id, text, status, reason, createdAt: createdAt.toISOString() })

/** All answers to a review: shown, waiting, refused. */
export async function listReviewAnswers(
  db: DbOrTransaction,
  reviewId: number,
): Promise<ReviewAnswer[]> {
  const rows = await db
    .select()
    .from(answers)
    .where(eq(answers.reviewId, reviewId))
    .orderBy(asc(answers.id))
  return rows.map(presentReviewAnswer)
}
