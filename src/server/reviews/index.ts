export { presentReview, selectReviews } from './columns.ts'
export { reviewRoutes } from './routes.ts'
export { reviewData } from './personal-data.ts'
export { setReviewStatus, setReviewStatuses } from './set-status.ts'
