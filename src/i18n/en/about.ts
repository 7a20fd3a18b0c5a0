export const about = {
  title: (site: string) => `About ${site}`,
  lede: (district: string, state: string) =>
    `A directory of ${district} district, ${state}: shops, services and public offices, where ` +
    'they are and how to reach them.',
  description: (site: string, district: string) =>
    `What ${site} is, what it holds of ${district} district, and where its listings come from.`,
  figures: 'In figures',
  businesses: 'Businesses',
  categories: 'Categories',
  towns: 'Towns',
  reviews: 'Reviews',
  counted: (date: string) => `Counted in the database on ${date}.`,
  values: 'What we keep to',
  valueList: [
    {
      title: 'Only what is known',
      text:
        'No invented numbers, hours, ratings or people. What a source does not say is left ' +
        'blank and shown as unknown.',
    },
    {
      title: 'For every phone and connection',
      text:
        'Pages are small, readable without JavaScript, and found in Hindi, in Roman letters and ' +
        'misspelt.',
    },
    {
      title: 'Free to use',
      text:
        'Nobody pays to search or to be listed. Paid places, when there are any, are always ' +
        'marked.',
    },
    {
      title: 'Yours stays yours',
      text:
        'No account is needed to read anything. Saved places stay in your browser until you ' +
        'sign in.',
    },
  ],
  sources: 'Where the listings come from',
  sourcesLede:
    'The first listings were made from open lists, cleaned by hand. We thank those who ' +
    'publish them.',
  source: 'Source',
  taken: 'What is taken',
  licence: 'Licence',
  team: 'Who is behind it',
  teamText: (site: string) =>
    `${site} lives from people who know the district: owners who keep their entries right, ` +
    'visitors who review, and whoever tells us of a mistake.',
  closing: 'Is a place missing?',
  closingText: 'Look it up, and add it if it is not there. Both are free.',
  browse: 'Browse businesses',
  developers: 'For developers',
  developersText: 'Everything here can be read as data.',
  developersLink: 'The API reference',
}
