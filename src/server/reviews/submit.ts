import { eq } from 'drizzle-orm'
import type { OwnReview, submitReview as endpoint } from '#contract/reviews.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { hashNetwork } from '#server/people/accounts/index.ts'
import { findBusinessId } from '#server/businesses/index.ts'
import { businesses, reviewNetworks, reviews } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { findWritten, rememberWritten } from '#server/kit/rate-limit/index.ts'
import { getSettings } from '#server/kit/settings/index.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { serialiseOwnReview } from './columns.ts'

/**
 * Writes a review, which waits for approval; one with the key of an earlier one answers that.
 * Throws NOT_FOUND, FORBIDDEN for the owner, of a business that closed, and while the settings
 * allow no reviews, ALREADY_REVIEWED, INVALID_INPUT for a visit in the future, or
 * TOO_MANY_REQUESTS.
 */
export async function submitReview(
  { db, actor, address, now, config, localLimits }: UserContext,
  {
    businessId: asked,
    rating,
    title,
    comment,
    visitDate,
    key,
  }: EndpointInput<typeof endpoint>['body'],
): Promise<OwnReview> {
  if (visitDate && visitDate > getKolkataDate(now()))
    throw new ApiError('INVALID_INPUT', {
      fields: { visitDate: 'The visit date cannot be in the future' },
    })
  if (!(await getSettings(db)).allowReviews)
    throw new ApiError('FORBIDDEN', { message: 'New reviews are turned off.' })
  // Whole villages share one address of a phone network, so the network may write more than one
  // account may.
  await localLimits.take([
    { use: 'review by', key: actor.id, max: 10, withinMs: HOUR_MS },
    { use: 'review from', network: address, max: 60, withinMs: HOUR_MS },
  ])
  const businessId = await findBusinessId(db, String(asked))
  if (businessId === undefined)
    throw new ApiError('NOT_FOUND', {
      message: 'Business not found.',
      fields: { businessId: 'Business not found.' },
    })
  return db.transaction(async (tx) => {
    const once = { use: `review by ${actor.id}`, key }
    const written = await findWritten(tx, once)
    const [earlier] = written ? await tx.select().from(reviews).where(eq(reviews.id, written)) : []
    if (earlier) return serialiseOwnReview({ ...earlier, user: { name: actor.name }, answer: null })
    const [business] = await tx
      .select({ ownerId: businesses.ownerId, status: businesses.status })
      .from(businesses)
      .where(eq(businesses.id, businessId))
    if (business?.ownerId === actor.id)
      throw new ApiError('FORBIDDEN', { message: 'You cannot review your own business.' })
    if (business?.status !== 'active')
      throw new ApiError('FORBIDDEN', { message: 'This business has closed or moved.' })
    const values = {
      businessId,
      accountId: actor.id,
      rating,
      title: title || null,
      comment,
      visitDate: visitDate || null,
    }
    // The database allows one review per business and account, also of two at the same moment.
    const [row] = await tx.insert(reviews).values(values).onConflictDoNothing().returning()
    if (!row) throw new ApiError('ALREADY_REVIEWED')
    await rememberWritten(tx, once, row.id)
    const networkHash = hashNetwork(address, config.jwtSecret)
    await tx.insert(reviewNetworks).values({ reviewId: row.id, networkHash, createdAt: now() })
    await recordAudit(tx, actor, 'create', 'reviews', row.id, { businessId, rating })
    return serialiseOwnReview({ ...row, user: { name: actor.name }, answer: null })
  })
}
