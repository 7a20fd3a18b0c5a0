import { counted } from '#i18n/en/plural.ts'

/** The first screen of the signed-in app. */
export const dashboard = {
  welcome: (name: string) => `Namaste, ${name}`,
  nothingWaits: 'You have no tasks.',
  waits: (count: number, first: string) =>
    `You have ${counted(count, 'task', 'tasks')}. ${count === 1 ? '' : 'First: '}${first}` +
    (first.endsWith('?') ? '' : '.'),
  figures: {
    businesses: 'Businesses',
    live: (count: number) => `${count} live`,
    views: 'Views',
    viewsOf: (days: number) => `Views, ${days} days`,
    viewsBefore: (count: string) => `previously: ${count}`,
    favourites: 'Saved businesses',
    favouritesNote: 'in your list',
    reviews: 'My reviews',
    reviewsNote: 'including pending',
    ads: 'Classified Ads',
    active: (count: number) => `${count} active`,
    inquiries: 'Inquiries',
    unread: (count: number) => `${count} unread`,
    revenue: 'Revenue',
    revenueOf: (sold: number, here: number) =>
      sold === 0
        ? 'Total price of ads you mark as sold'
        : `Total price of ${counted(sold, 'ad', 'ads')} marked as sold, ${here} sold on this site`,
  },
  tasks: 'Next steps',
  nothing: 'All done. New tasks appear here.',
  unreadMessages: (count: number) => counted(count, 'unread message', 'unread messages'),
  unreadMessagesText: 'Someone is waiting for your reply.',
  read: 'Read',
  unreadInquiries: (count: number) => counted(count, 'unread inquiry', 'unread inquiries'),
  unreadInquiriesText: 'People asked about your classified ads.',
  answer: 'Reply',
  unanswered: (count: number) => `${counted(count, 'review', 'reviews')} without a reply`,
  unansweredText: 'Customers trust businesses that reply.',
  ending: (title: string, days: number) =>
    days <= 0
      ? `Your ad “${title}” ends today`
      : `Your ad “${title}” ends in ${counted(days, 'day', 'days')}`,
  endingText: 'If the item is sold, mark the ad as sold.',
  rejected: (title: string) => `Your ad “${title}” was rejected`,
  unconfirmed: (name: string, others: number) =>
    others === 0
      ? `Is “${name}” still correct?`
      : `Are “${name}” and ${counted(others, 'other listing', 'other listings')} still correct?`,
  unconfirmedText: 'Not confirmed for a year. Tap to confirm.',
  look: 'View',
  mend: 'Edit',
  noHours: (name: string) => `${name} has no opening hours`,
  noHoursText: 'Your page shows “Hours not available” instead of open or closed.',
  addHours: 'Add hours',
  noPhoto: (name: string) => `${name} has no photo`,
  noPhotoText: 'A photo of the shop front helps people find you.',
  addPhoto: 'Add photo',
  allTasks: (count: number) => `Show all ${count}`,
  businesses: 'My businesses',
  viewAll: 'View All',
  noBusinesses: 'No businesses yet',
  noBusinessesText:
    'Add your shop, clinic or workshop. It takes five minutes on a phone. Our team ' +
    'checks it first.',
  addListing: 'Add a listing',
  noBusinessesUserText:
    'Do you have a shop, clinic or workshop? Add a listing, and your account becomes a ' +
    'business account.',
  quick: 'Quick actions',
  messages: 'Messages',
  inbox: 'Inbox',
  noMessages: 'No messages yet. New messages appear here.',
  unreadMark: 'Unread: ',
}
