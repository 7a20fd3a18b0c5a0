export const categories = {
  title: 'Categories',
  all: 'All categories',
  browseAll: 'Browse All Businesses',
  soFar: 'so far',
  lede: (places: string, count: string) => `${places} places in ${count} categories.`,
  description: (district: string, state: string) =>
    `Every category of the directory of ${district} district, ${state}, with the number of ` +
    'places in each.',
  closing: 'Not sure where it belongs?',
  closingText: 'Search by name, kind or town; misspellings and Hindi are understood.',
}
