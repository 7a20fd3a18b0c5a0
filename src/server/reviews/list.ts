import { and, count, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listReviews as endpoint } from '#contract/reviews.ts'
import { averageRating, findBusinessId } from '#server/businesses/index.ts'
import { reviews } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { VisitorContext } from '#server/kit/http/verb-context.ts'
import { serialiseReview, selectReviews } from './columns.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>

/**
 * A page of a business's published reviews, newest first, with the summary of all. Throws
 * NOT_FOUND.
 */
export async function listReviews(
  { db }: VisitorContext,
  { business, ...query }: z.output<typeof endpoint.query> & { business: string },
): Promise<Answer> {
  const businessId = await findBusinessId(db, business)
  if (businessId === undefined) throw new ApiError('NOT_FOUND', { message: 'Business not found.' })
  const published = and(eq(reviews.businessId, businessId), eq(reviews.status, 'active'))
  const counts = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(published)
    .groupBy(reviews.rating)
  const total = counts.reduce((sum, entry) => sum + entry.count, 0)
  const stars = counts.reduce((sum, entry) => sum + entry.rating * entry.count, 0)
  const rows = await selectReviews(db)
    .where(published)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  return {
    data: {
      averageRating: averageRating(stars, total),
      totalReviews: total,
      distribution: [5, 4, 3, 2, 1].map((rating) => ({
        rating,
        count: counts.find((entry) => entry.rating === rating)?.count ?? 0,
      })),
    },
    reviews: rows.map(serialiseReview),
    pagination: toPagination(query, total),
  }
}
