import { counted } from '#shared/text/counted.ts'

/** Reviews of one's own listings, and what their owner answers. */
export const reviews = {
  show: 'Show',
  all: 'All',
  unanswered: 'Without an answer',
  none: 'No reviews yet',
  noneText: 'What people write about your listings comes here once our team has looked at it.',
  allAnswered: 'Every review has an answer',
  allAnsweredText: 'New reviews without an answer come here.',
  stars: (rating: number) => `${rating} of 5 stars`,
  of: (business: string) => `of ${business}`,
  yours: 'Your answer',
  statuses: { pending: 'Waits for our team', active: 'Shown', hidden: 'Not shown' },
  why: (reason: string) => `Why: ${reason}`,
  answer: 'Answer',
  change: 'Change answer',
  label: 'Your answer',
  hint:
    'Everybody can read it under the review, as “Answer of the owner”. Our team looks at it ' +
    'first. Thank them, say what you have changed; write no phone numbers or bills of others.',
  missing: 'Please write an answer.',
  send: 'Send answer',
  sending: 'Sending…',
  cancel: 'Cancel',
  delete: 'Delete answer',
  deleteTitle: 'Delete your answer?',
  deleteText: 'It is taken off the page, too. You can write another one later.',
  deleting: 'Deleting…',
  close: 'Close',
  sent: 'Sent. Our team looks at your answer before it is shown.',
  deleted: 'Answer deleted.',
  failed: 'This could not be done.',
  shown: (from: number, to: number, total: number) =>
    `${from}–${to} of ${counted(total, 'review', 'reviews')}`,
}
