/** What one sees after a listing or an ad was sent. */
export const sent = {
  next: 'What happens next',
  received: 'Received',
  inReview: 'Pending approval',
  inReviewText: 'Usually within 24-48 hours. We may ask you a question.',
  live: 'Live',
  listing: {
    text: (byPhone: boolean) =>
      'Our team will check it within 24-48 hours. ' +
      `We’ll ${byPhone ? 'text' : 'email'} you when it is live.`,
    yours: 'Your listing',
    preview: 'Preview',
    sentBack: 'Our team asked for changes. See why in My businesses.',
    live: 'Anyone can find your listing and call you.',
    meanwhile: 'While you wait',
    add: 'Add another listing',
  },
  ad: {
    title: 'Ad submitted for admin approval!',
    text: (byPhone: boolean) =>
      'We will check it within 24-48 hours. ' +
      `We’ll ${byPhone ? 'text' : 'email'} you when it is live.`,
    yours: 'Your ad',
    edit: 'Edit',
    live: 'Anyone can find your ad and write to you.',
    mine: 'My classified ads',
    add: 'Post another ad',
  },
} as const
