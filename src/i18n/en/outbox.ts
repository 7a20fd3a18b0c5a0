/** Forms that were filled in without a connection and are sent later. */
export const outbox = {
  kept: 'You’re offline. Saved on this phone; it will be sent when you’re back online.',
  waiting: 'Saved on this phone. It will be sent when you’re back online.',
  refused: 'This couldn’t be sent.',
  fileGone: 'The photo is no longer on this phone. Please choose it again.',
  delete: 'Delete',
  edit: 'Edit',
  title: 'Waiting to be sent',
  sentAt: (time: string) => `Sent at ${time}`,
  /** As in “Review of Sample Medical Store”. */
  item: (kind: string, about: string) => (about ? `${kind}: ${about}` : kind),
  sent: (kind: string, about: string) => (about ? `Sent. ${kind}: ${about}` : `Sent: ${kind}`),
  kinds: {
    'POST /contact': 'Inquiry',
    'POST /contacts': 'Message to the website',
    'POST /messages': 'Message',
    'POST /reviews': 'Review',
    'POST /reports': 'Report',
    'POST /grievances': 'Complaint',
    'POST /classified-inquiries': 'Inquiry about an ad',
    'POST /facts': 'Answer',
    'POST /facts/photo': 'Photo',
    'POST /newsletter': 'Newsletter',
    'POST /calls': 'Visit',
  },
}
