import { LOCAL_LANGUAGE_NAME as language } from '#district/district.ts'
import { counted, countedText } from './plural.ts'

export const home = {
  title: (district: string) => `${district}, place by place.`,
  headTitle: (site: string, district: string, state: string) =>
    `${site}: places in ${district}, ${state}`,
  lede: (places: string) =>
    `${countedText(places, 'place', 'places')} across the district, with addresses and directions.`,
  ledeEmpty: 'The directory has just opened. The first places will appear here soon.',
  popular: 'Popular',
  /** Words and their kinds; a kind without places is left out. */
  popularTerms: [
    { term: 'Restaurants', slug: 'restaurants' },
    { term: 'Shopping', slug: 'shopping' },
    { term: 'Healthcare', slug: 'healthcare' },
    { term: 'Services', slug: 'services' },
  ],
  browse: 'Browse businesses',
  stats: {
    title: 'In numbers',
    businesses: 'Businesses',
    categories: 'Categories',
    towns: 'Towns',
    mapped: 'On the map',
  },
  browseByCategory: 'Browse by Category',
  allCategories: 'All categories',
  featured: 'Featured businesses',
  showcase: (district: string) => `Places in ${district}`,
  seeAll: 'See all',
  towns: 'Browse by Town',
  townsLede: (district: string) => `Places in every town and block of ${district}.`,
  allTowns: 'All towns and blocks',
  townPlaces: (count: number) => counted(count, 'place', 'places'),
  latestReviews: 'Latest reviews',
  fromBlog: 'From the blog',
  allPosts: 'All posts',
  newsletter: 'New places by email',
  newsletterText:
    'New places and useful news from the district. We email you a link to confirm. ' +
    'Unsubscribe with one click.',
  promise: 'Only known facts',
  promiseText: (places: string) =>
    `${countedText(places, 'place', 'places')} from public data and from their owners. Unknown ` +
    'details are left blank: no invented numbers, hours or reviews.',
  promisePoints: [
    'Free to use, without an account',
    'Fast on slow connections and old phones',
    `Search in ${language}, in Roman letters, even misspelt`,
  ],
  sources: 'Where the listings come from',
  owner: 'Run a shop, clinic or school here?',
  ownerText: 'Show your number and hours to the whole district. Listing is free.',
  writeToUs: 'Contact us',
}
