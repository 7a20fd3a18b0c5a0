/** What one sees after a listing was sent. */
export const sentListing = {
  title: 'Listing sent for review',
  text: 'Our team reviews it within 24-48 hours. We’ll email you when it is live.',
  yours: 'Your listing',
  preview: 'Preview',
  next: 'What happens next',
  received: 'Received',
  inReview: 'In review',
  inReviewText: 'Usually within 24-48 hours. We may ask you a question.',
  sentBack: 'Our team asked for changes. See why in My businesses.',
  live: 'Live',
  liveText: 'Anyone can find it and call you.',
  meanwhile: 'While you wait',
  add: 'Add another listing',
} as const
