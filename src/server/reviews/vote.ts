import { and, count, eq } from 'drizzle-orm'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { reviews, reviewVotes } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { markCountChanged } from '#server/kit/publish-marks/mark.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'

/**
 * Counts a published review as helpful for this account, or takes that back (`voted` false); a
 * second call changes nothing. Throws NOT_FOUND, FORBIDDEN for one's own review, or
 * TOO_MANY_REQUESTS.
 */
export async function setHelpfulVote(
  { db, actor, address, localLimits }: UserContext,
  { id, voted }: { id: number; voted: boolean },
): Promise<{ helpful: number; voted: boolean }> {
  await localLimits.take([
    { use: 'vote by', key: actor.id, max: 60, withinMs: HOUR_MS },
    { use: 'vote from', network: address, max: 300, withinMs: HOUR_MS },
  ])
  return db.transaction(async (tx) => {
    // Locked, so that two votes at once are both counted.
    const [review] = await tx
      .select({ accountId: reviews.accountId, helpful: reviews.helpful })
      .from(reviews)
      .where(and(eq(reviews.id, id), eq(reviews.status, 'active')))
      .for('update')
    if (!review) throw new ApiError('NOT_FOUND', { message: 'Review not found.' })
    if (review.accountId === actor.id)
      throw new ApiError('FORBIDDEN', { message: 'You cannot vote for your own review.' })
    const changed = voted ? await insertVote(tx, id, actor.id) : await deleteVote(tx, id, actor.id)
    if (!changed) return { helpful: review.helpful, voted }
    const [{ helpful } = { helpful: 0 }] = await tx
      .select({ helpful: count() })
      .from(reviewVotes)
      .where(eq(reviewVotes.reviewId, id))
    await tx.update(reviews).set({ helpful }).where(eq(reviews.id, id))
    await recordAudit(tx, actor, voted ? 'vote' : 'take back vote', 'reviews', id)
    await markCountChanged(tx, 'reviews', id)
    return { helpful, voted }
  })
}

const insertVote = async (tx: Transaction, reviewId: number, accountId: number) =>
  (await tx.insert(reviewVotes).values({ reviewId, accountId }).onConflictDoNothing().returning())
    .length > 0

const deleteVote = async (tx: Transaction, reviewId: number, accountId: number) =>
  (
    await tx
      .delete(reviewVotes)
      .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.accountId, accountId)))
      .returning()
  ).length > 0
