import { counted } from '#i18n/en/plural.ts'

/** Reviews of one's own listings, and what their owner answers. */
export const reviews = {
  show: 'Show',
  all: 'All',
  unanswered: 'Without a reply',
  none: 'No reviews yet',
  noneText: 'Reviews of your listings appear here after our team approves them.',
  allAnswered: 'You replied to every review',
  allAnsweredText: 'New reviews appear here.',
  stars: (rating: number) => `${rating} of 5 stars`,
  of: (business: string) => `of ${business}`,
  yours: 'Your reply',
  statuses: { pending: 'Pending approval', active: 'Live', hidden: 'Hidden' },
  why: (reason: string) => `Reason: ${reason}`,
  answer: 'Reply',
  change: 'Edit reply',
  label: 'Your reply',
  hint:
    'After our team approves your reply, everyone sees it under the review as “Response ' +
    'from the owner”. Thank the customer and say what you have improved. Don’t share other ' +
    'people’s phone numbers or bills.',
  missing: 'Please write a reply.',
  send: 'Post reply',
  sending: 'Posting…',
  cancel: 'Cancel',
  delete: 'Delete reply',
  deleteTitle: 'Delete your reply?',
  deleteText: 'Your reply is also removed from your page. You can write another reply later.',
  deleting: 'Deleting…',
  close: 'Close',
  sent: 'Reply sent. It appears after our team approves it.',
  deleted: 'Reply deleted.',
  failed: 'Something went wrong. Please try again.',
  shown: (from: number, to: number, total: number) =>
    `${from}–${to} of ${counted(total, 'review', 'reviews')}`,
}
