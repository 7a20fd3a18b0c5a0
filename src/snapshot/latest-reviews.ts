import type { Business } from '#contract/businesses.ts'
import type { Review } from '#contract/reviews.ts'
import type { District } from './district.ts'

/** The newest published reviews of the whole district, one of a business, with what they are about. */
export function latestReviews(
  { businesses, reviews }: Pick<District, 'businesses' | 'reviews'>,
  count: number,
): { review: Review; business: Business }[] {
  const found: { review: Review; business: Business }[] = []
  for (const business of businesses) {
    const [review] = reviews(business.id)
    if (review) found.push({ review, business })
  }
  return found.sort((a, b) => (a.review.createdAt < b.review.createdAt ? 1 : -1)).slice(0, count)
}
