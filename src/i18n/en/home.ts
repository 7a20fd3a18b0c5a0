export const home = {
  title: (district: string) => `${district}, place by place.`,
  headTitle: (site: string, district: string, state: string) =>
    `${site}: places of ${district}, ${state}`,
  lede: (places: string) =>
    `${places} places across the district, with addresses and the way there.`,
  ledeEmpty: 'The directory has just opened: the first places will stand here soon.',
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
    title: 'In figures',
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
  towns: 'Town by town',
  townsLede: (district: string) =>
    `From the district headquarters to the last block: what there is in each town of ${district}.`,
  allTowns: 'All towns and blocks',
  townPlaces: (count: string, one: boolean) => `${count} ${one ? 'place' : 'places'}`,
  latestReviews: 'Latest reviews',
  fromBlog: 'From the blog',
  allPosts: 'All posts',
  newsletter: 'New places, by mail',
  newsletterText:
    'Now and then: what has opened, and what is worth knowing in the district. Nothing comes ' +
    'before you confirm, and one click ends it.',
  promise: 'Only what is true',
  promiseText: (places: string) =>
    `${places} places, taken from public lists and from the people who run them. What is not ` +
    'known is left blank: no invented numbers, hours or reviews.',
  promisePoints: [
    'Free to use, without an account',
    'Quick on slow connections and old phones',
    'Search in Hindi, in Roman letters, and misspelt',
  ],
  sources: 'Where the listings come from',
  owner: 'Run a shop, clinic or school here?',
  ownerText: 'Put your number and hours where the district looks. Listing is free.',
  writeToUs: 'Write to us',
}
