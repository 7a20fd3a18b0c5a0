/** Writing a review. */
export const reviewForm = {
  title: 'Write a Review',
  rating: 'Rating',
  starName: (stars: number) => `${stars} of 5 stars`,
  reviewTitle: 'Title (optional)',
  comment: 'Your review',
  visitDate: 'Date of visit (optional)',
  loginHint: 'Log in to send your review. Your text is saved.',
  submit: 'Submit Review',
  submitting: 'Submitting...',
  cancel: 'Cancel',
  close: 'Close',
  noComment: 'Please write a review comment.',
  futureVisit: 'The visit date cannot be in the future',
  tooLong: (limit: number) => `Up to ${limit} characters`,
  sent:
    'Review submitted successfully! Your review is pending admin approval and will appear once ' +
    'approved.',
  unauthorised: 'Please login to write a review. You need to be logged in to submit reviews.',
  invalid: 'Invalid review data. Please check your input.',
  noBusiness: 'Business information is not available. Please refresh the page.',
  notFound: 'Review endpoint not found. Please contact support.',
  already: 'You have already reviewed this business. You can only submit one review per business.',
  network: (message: string) => `Network error: ${message}. Please check your internet connection.`,
  failed: 'Failed to submit review. Please try again later.',
  login: 'Login',
}
