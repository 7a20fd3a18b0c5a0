import { and, eq } from 'drizzle-orm'
import type { OwnReview } from '#contract/reviews.ts'
import { findBusinessId } from '#server/businesses/index.ts'
import { reviews, reviewVotes } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { serialiseOwnReview, selectOwnReviews } from './columns.ts'

/**
 * What the account wrote about a business, published or not, and which of its reviews it found
 * helpful. Throws NOT_FOUND.
 */
export async function findOwnReview(
  { db, actor }: UserContext,
  business: string,
): Promise<{ review: OwnReview | null; helpful: number[] }> {
  const businessId = await findBusinessId(db, business)
  if (businessId === undefined) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  const [own] = await selectOwnReviews(db).where(
    and(eq(reviews.businessId, businessId), eq(reviews.accountId, actor.id)),
  )
  const votes = await db
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
    .where(and(eq(reviews.businessId, businessId), eq(reviewVotes.accountId, actor.id)))
  return { review: own ? serialiseOwnReview(own) : null, helpful: votes.map(({ id }) => id) }
}
