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
    revenueOf: 'Prices of the ads you marked as sold',
  },
  tasks: 'What needs doing next',
  nothing: 'All done. What needs you comes here.',
  unreadMessages: (count: number) => counted(count, 'unread message', 'unread messages'),
  unreadMessagesText: 'Somebody waits for an answer.',
  read: 'Read',
  unreadInquiries: (count: number) => counted(count, 'unread inquiry', 'unread inquiries'),
  unreadInquiriesText: 'About your classified ads.',
  answer: 'Answer',
  ending: (title: string, days: number) =>
    days <= 0
      ? `Your ad “${title}” ends today`
      : `Your ad “${title}” ends in ${counted(days, 'day', 'days')}`,
  endingText: 'If it is sold, mark it as sold.',
  rejected: (title: string) => `Your ad “${title}” was rejected`,
  look: 'Look',
  mend: 'Change it',
  inactive: (name: string) => `${name} is not shown`,
  inactiveText: 'The reason is in the mail about it. Write to us when something has changed.',
  contact: 'Contact',
  businesses: 'My businesses',
  viewAll: 'View All',
  noBusinesses: 'No businesses yet',
  noBusinessesText: 'Businesses that belong to this account are listed here.',
  quick: 'Quick actions',
  messages: 'Messages',
  inbox: 'Inbox',
  noMessages: 'No messages yet.',
  unreadMark: 'Unread: ',
}
