import type { CountKind, Period } from '#shared/rules/analytics.ts'

/** What people did with one's listings and ads. */
export const analytics = {
  period: 'Period',
  periods: { 7: '7 days', 28: '28 days', 90: '90 days' } satisfies Record<Period, string>,
  kinds: {
    view: 'Views',
    call: 'Calls',
    whatsapp: 'WhatsApp',
    directions: 'Directions',
    website: 'Website',
    save: 'Saves',
    share: 'Shares',
    message: 'Messages',
  } satisfies Record<CountKind, string>,
  before: (count: string, days: Period) => `${count} in the ${days} days before`,
  all: 'All my listings and ads',
  only: (name: string) => `Only ${name}`,
  showAll: 'Show all',
  chartOf: (kind: string, from: string, to: string) => `${kind} by day, ${from} to ${to}`,
  byDay: 'By day',
  shown: 'What the chart shows',
  table: 'The same as a table',
  day: 'Day',
  searches: 'Searches that led here',
  searchesNote: 'How many views came from a search for these words',
  noSearches: 'No search has led here in these days.',
  listings: 'My listings and ads',
  listing: 'Name',
  viewsBefore: (count: string) => `before: ${count}`,
  nouns: { business: 'Listing', classified: 'Classified ad' },
  onlyThis: (name: string) => `Only the figures of ${name}`,
  days: 'Days as CSV',
  searchesFile: 'Searches as CSV',
  saving: 'Preparing…',
  saveFailed: 'The file could not be prepared. Please try again.',
  none: 'Nothing to count yet',
  noneText:
    'Once a listing or a classified ad of yours is on the site, this screen says what people do ' +
    'with it.',
  counting: 'What is counted',
  countingTexts: [
    'A visitor counts once a day for each page and each kind of action. Today is included, as ' +
      'far as it has come.',
    'Not counted: your own visits while you are signed in, administrators, and programs such as ' +
      'search engines.',
    'A call, a WhatsApp chat or the way on a map is counted when its button is pressed; whether ' +
      'somebody answered is not known.',
    'Messages are people who wrote to you here. Somebody who writes twice in a day counts once.',
    'No cookies are used and no addresses are kept. Sums are kept for 25 months. Browsers ' +
      'without JavaScript are not counted.',
  ],
}
