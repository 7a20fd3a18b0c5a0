import type { Business } from '#contract/businesses.ts'
import type { Review } from '#contract/reviews.ts'
import type { DistrictData } from './district.ts'
import { compareText } from './order.ts'

/**
 * The newest published reviews of the whole district with their businesses, one for each.
 */
export function getLatestReviews(
  { newestReviews, businessOf }: Pick<DistrictData, 'newestReviews' | 'businessOf'>,
  count: number,
): { review: Review; business: Business }[] {
  const found: { review: Review; business: Business }[] = []
  for (const review of newestReviews.toSorted(
    (a, b) => compareText(b.createdAt, a.createdAt) || b.id - a.id,
  )) {
    if (found.length === count) break
    const business = businessOf(review.businessId)
    if (business) found.push({ review, business })
  }
  return found
}
