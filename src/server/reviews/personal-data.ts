import { and, eq, inArray, ne } from 'drizzle-orm'
import { reviewReplies, reviewNetworks, reviews, reviewVotes } from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'
import { markEachChanged } from '#server/kit/publish-marks/mark.ts'

/**
 * Reviews are deleted, or stay without a name if their writer wants that; votes, networks and
 * answers to the reviews of others are deleted.
 */
export const reviewPersonalData: PersonalData = {
  noun: 'reviews',
  parts: [
    { table: reviews, owner: reviews.accountId, file: 'reviews', onErase: 'keep' },
    { table: reviewVotes, owner: reviewVotes.accountId, file: 'helpful', onErase: 'delete' },
    {
      table: reviewReplies,
      owner: reviewReplies.accountId,
      file: 'review-answers',
      onErase: 'delete',
    },
  ],
  erase: async (tx, { id }, { keepsReviews }) => {
    const own = eq(reviews.accountId, id)
    const shown = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(own, eq(reviews.status, 'active')))
    const ids = shown.map((row) => row.id)
    await markEachChanged(tx, 'reviews', ids, keepsReviews ? 'updated' : 'deleted')
    // Reviews that were never published are deleted in any case.
    const kept = tx.select({ id: reviews.id }).from(reviews).where(own)
    await tx.delete(reviewNetworks).where(inArray(reviewNetworks.reviewId, kept))
    const answered = await tx
      .select({ id: reviewReplies.reviewId })
      .from(reviewReplies)
      .where(and(eq(reviewReplies.accountId, id), eq(reviewReplies.status, 'active')))
    await markEachChanged(
      tx,
      'reviews',
      answered.map((row) => row.id),
      'updated',
    )
    await tx.delete(reviews).where(keepsReviews ? and(own, ne(reviews.status, 'active')) : own)
  },
}
