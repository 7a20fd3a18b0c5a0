import type { VisitorActionKind, AnalyticsPeriod } from '#shared/rules/analytics.ts'

/** Statistics of one's own listings and ads. */
export const analytics = {
  period: 'Period',
  periods: { 7: '7 days', 28: '28 days', 90: '90 days' } satisfies Record<AnalyticsPeriod, string>,
  kinds: {
    view: 'Views',
    call: 'Calls',
    whatsapp: 'WhatsApp',
    directions: 'Directions',
    website: 'Website',
    save: 'Saves',
    share: 'Shares',
    message: 'Messages',
  } satisfies Record<VisitorActionKind, string>,
  before: (count: string, days: AnalyticsPeriod) => `${count} in the previous ${days} days`,
  all: 'All my listings and ads',
  only: (name: string) => `Only ${name}`,
  showAll: 'Show all',
  chartOf: (kind: string, from: string, to: string) => `${kind} by day, ${from} to ${to}`,
  byDay: 'By day',
  shown: 'Show in chart',
  table: 'View as table',
  day: 'Day',
  searches: 'Searches that led to your pages',
  searchesNote: 'Page views from searches for these words',
  noSearches: 'No views from search in this period.',
  listings: 'My listings and ads',
  listing: 'Name',
  viewsBefore: (count: string) => `previously: ${count}`,
  nouns: { business: 'Listing', classified: 'Classified ad' },
  onlyThis: (name: string) => `Show only ${name}`,
  days: 'Daily figures (CSV)',
  searchesFile: 'Searches (CSV)',
  saving: 'Preparing…',
  saveFailed: 'Couldn’t create the file. Please try again.',
  none: 'No data yet',
  noneText:
    'Once one of your listings or classified ads is live, you can see here how people ' + 'use it.',
  counting: 'How we count',
  countingTexts: [
    'We count a visitor once a day for each page and each action. The figures include ' + 'today.',
    'We don’t count your own visits while you are logged in, administrators, or bots ' +
      'such as search engines.',
    'Calls, WhatsApp chats and directions are counted when the button is pressed. We ' +
      'don’t know ' +
      'whether anyone answered.',
    '“Messages” counts the people who wrote to you here. Someone who writes twice in a ' +
      'day counts once.',
    'We use no cookies and store no IP addresses. We keep totals for 25 months. ' +
      'Browsers without JavaScript are not counted.',
  ],
}
