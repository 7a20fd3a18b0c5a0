import { counted } from '#shared/text/counted.ts'

/** The first screen of the signed-in app. */
export const dashboard = {
  welcome: (name: string) => `Namaste, ${name}`,
  nothingWaits: 'Nothing waits for you.',
  waits: (count: number) =>
    count === 1 ? 'One thing waits for you.' : `${count} things wait for you.`,
  figures: {
    businesses: 'Businesses',
    live: (count: number) => `${count} live`,
    views: 'Views',
    viewsOf: (days: number) => `of your pages, last ${days} days`,
    ads: 'Classified Ads',
    active: (count: number) => `${count} active`,
    inquiries: 'Inquiries',
    unread: (count: number) => `${count} unread`,
    revenue: 'Revenue',
    revenueOf: (sold: number, here: number) =>
      sold === 0
        ? 'Prices of the ads you mark as sold'
        : `Prices of the ${counted(sold, 'ad', 'ads')} you marked as sold, ${here} of them here`,
  },
  tasks: 'What needs doing next',
  nothing: 'All done. What needs you comes here.',
  unreadMessages: (count: number) => counted(count, 'unread message', 'unread messages'),
  unreadMessagesText: 'Somebody waits for an answer.',
  read: 'Read',
  unreadInquiries: (count: number) => counted(count, 'unread inquiry', 'unread inquiries'),
  unreadInquiriesText: 'About your classified ads.',
  answer: 'Answer',
  unanswered: (count: number) => `${counted(count, 'review', 'reviews')} without an answer`,
  unansweredText: 'People read how you answer, more than the stars.',
  ending: (title: string, days: number) =>
    days <= 0
      ? `Your ad “${title}” ends today`
      : `Your ad “${title}” ends in ${counted(days, 'day', 'days')}`,
  endingText: 'If it is sold, mark it as sold.',
  rejected: (title: string) => `Your ad “${title}” was rejected`,
  unconfirmed: (name: string, others: number) =>
    others === 0
      ? `Is “${name}” still right?`
      : `Are “${name}” and ${counted(others, 'other listing', 'other listings')} still right?`,
  unconfirmedText: 'Nobody has said so for a year. One press is enough.',
  look: 'Look',
  mend: 'Change it',
  noHours: (name: string) => `${name} does not say when it is open`,
  noHoursText: 'People call a shop first that they know to be open.',
  noPhoto: (name: string) => `${name} has no photo`,
  noPhotoText: 'A photo of the front helps people to find it.',
  add: 'Add',
  allTasks: (count: number) => `Show all ${count}`,
  businesses: 'My businesses',
  viewAll: 'View All',
  noBusinesses: 'No businesses yet',
  noBusinessesText:
    'Add your shop, clinic or workshop: five minutes on a phone. The team looks at it first.',
  addListing: 'Add a listing',
  noBusinessesUserText:
    'For a shop, a clinic or a workshop of your own, add a listing: your account becomes a ' +
    'business account on the way.',
  quick: 'Quick actions',
  messages: 'Messages',
  inbox: 'Inbox',
  noMessages: 'No messages yet. When somebody writes to you, it comes here.',
  unreadMark: 'Unread: ',
}
