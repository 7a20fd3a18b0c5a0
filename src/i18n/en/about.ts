import { LOCAL_LANGUAGE_NAME as language } from '#district/district.ts'

export const about = {
  title: (site: string) => `About ${site}`,
  lede: (district: string, state: string) =>
    `A directory of ${district} district, ${state}: shops, services and public offices, ` +
    'with their locations and contact details.',
  description: (site: string, district: string) =>
    `What ${site} is, what it lists in ${district} district, and where the listings come ` +
    'from.',
  figures: 'In numbers',
  businesses: 'Businesses',
  categories: 'Categories',
  towns: 'Towns',
  reviews: 'Reviews',
  counted: (date: string) => `As of ${date}.`,
  values: 'Our principles',
  valueList: [
    {
      title: 'Only known facts',
      text:
        'No invented numbers, hours, ratings or people. Missing information is left blank ' +
        'and shown as unknown.',
    },
    {
      title: 'For every phone and connection',
      text:
        `Pages are small and readable without JavaScript. Search works in ${language}, in Roman ` +
        'letters and with spelling mistakes.',
    },
    {
      title: 'Free to use',
      text: 'Searching and listing are free. Ads are always marked.',
    },
    {
      title: 'No account needed',
      text:
        'You can read everything without an account. Saved places stay in your browser. Log ' +
        'in to get them on all your devices.',
    },
  ],
  sources: 'Where the listings come from',
  sourcesLede:
    'The first listings come from open data, checked by hand. Thanks to everyone who ' +
    'publishes it.',
  source: 'Source',
  taken: 'Data used',
  licence: 'Licence',
  team: 'Who keeps it up to date',
  teamText: (site: string) =>
    `${site} depends on people who know the district: owners who keep their listings up ` +
    'to date, visitors who review, and everyone who reports a mistake.',
  closing: 'Missing a place?',
  closingText: 'Search for the business. If it is not listed, add it for free.',
  browse: 'Browse businesses',
  developers: 'For developers',
  developersText: 'All public data is available as JSON.',
  developersLink: 'API reference',
}
