import { and, eq } from 'drizzle-orm'
import type { UserActor } from '#server/kit/actor/actor.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { businesses, reviewReplies as answers, reviews } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'

/**
 * Locks a published review of a business that the account owns, and reads its answers. Throws
 * NOT_FOUND for any other review: not even administrators answer for an owner.
 */
export async function lockReviewOfOwnListing(tx: Transaction, actor: UserActor, reviewId: number) {
  const isAnswerable = and(
    eq(reviews.id, reviewId),
    eq(reviews.status, 'active'),
    eq(businesses.ownerId, actor.id),
  )
  const [review] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(isAnswerable)
    .for('update', { of: reviews })
  if (!review) throw new ApiError('NOT_FOUND', { message: 'Review not found.' })
  return tx.select().from(answers).where(eq(answers.reviewId, reviewId))
}
