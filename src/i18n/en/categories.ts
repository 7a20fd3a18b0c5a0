export const categories = {
  title: 'Categories',
  all: 'All categories',
  browseAll: 'Browse All Businesses',
  soFar: 'so far',
  lede: (places: string, count: string) => `${places} places in ${count} categories.`,
  description: (district: string, state: string) =>
    `All categories in ${district} district, ${state}, with the number of places in each.`,
  closing: 'Not sure which category?',
  closingText: 'Search by name, category or town. Hindi and misspellings work too.',
}
