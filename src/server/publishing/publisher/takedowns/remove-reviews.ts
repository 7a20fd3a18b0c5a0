/** The part of the home page that shows reviews (`components/home/LatestReviews.astro`). */
const REVIEWS = /<section[^>]*aria-labelledby="latest-reviews"[^>]*>.*?<\/section>/gs

/** A page without the section of the latest reviews. */
export const stripReviewsSection = (page: string): string => page.replace(REVIEWS, '')
