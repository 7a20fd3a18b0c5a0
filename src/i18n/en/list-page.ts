import { countedText } from './plural.ts'

/** The static list pages: all businesses, of a category, of a town. */
export const listPage = {
  what: 'What are you looking for?',
  whatPlaceholder: 'Bank, doctor, school, shop',
  where: 'Where',
  allTowns: 'All towns',
  search: 'Search',
  noScript: 'Filters need JavaScript. Search by name, or browse by category or town.',
  resultsTitle: 'Search results',
  resultsText: 'Search results from the directory, by category and town.',
  byCategory: 'By category',
  byTown: 'By town',
  allPlaces: 'All towns',
  browseTitle: 'Browse',
  inCategory: (category: string, district: string) => `${category} in ${district}`,
  inTown: (town: string) => `Places in ${town}`,
  categoryDescription: (count: string, category: string, district: string) =>
    `${count} ${category.toLowerCase()} in ${district} district with addresses, phone ` +
    'numbers where known and directions.',
  townDescription: (count: string, town: string, district: string) =>
    `${countedText(count, 'place', 'places')} in ${town}, ${district} district, ` +
    'with addresses, phone numbers where known and directions.',
  listDescription: (count: string, district: string, state: string) =>
    `${count === '1' ? 'The one place' : `All ${count} places`} in ${district} district, ` +
    `${state}: search by name, category or town.`,
  townsWithCategory: (category: string) => `${category} by town`,
  categoriesInTown: (town: string) => `Categories in ${town}`,
  otherTowns: 'Other towns and blocks',
  otherCategories: 'Other categories',
  empty: (category: string) => `Nothing listed under ${category} yet`,
  emptyText: 'See other categories and towns:',
  firstShown: (count: string) => `Showing the first ${count}.`,
  narrow: 'Search by name, town or category',
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
}
