/** The static list pages: all businesses, of a category, of a town. */
export const listPage = {
  what: 'What are you looking for?',
  whatPlaceholder: 'Bank, doctor, school, shop',
  where: 'Where',
  allTowns: 'All towns',
  search: 'Search',
  noScript:
    'Filters need JavaScript. Without it, search by name, or browse by category or by town.',
  resultsTitle: 'Search results',
  resultsText: 'What the directory has for a search, with ways on by category and by town.',
  byCategory: 'By category',
  byTown: 'By town',
  allPlaces: 'All towns',
  browseTitle: 'Browse',
  inCategory: (category: string, district: string) => `${category} in ${district}`,
  inTown: (town: string) => `Places in ${town}`,
  categoryDescription: (count: string, category: string, district: string) =>
    `${count} ${category.toLowerCase()} in ${district} district with addresses, phone numbers ` +
    'where known and the way there.',
  townDescription: (count: string, town: string, district: string) =>
    `${count} places in ${town}, ${district} district, with addresses, phone numbers where ` +
    'known and the way there.',
  listDescription: (count: string, district: string, state: string) =>
    `All ${count} places of ${district} district, ${state}: search by name, kind or town.`,
  townsWithCategory: (category: string) => `${category} by town`,
  categoriesInTown: (town: string) => `What there is in ${town}`,
  otherTowns: 'Other towns and blocks',
  otherCategories: 'Other categories',
  empty: (category: string) => `Nothing listed under ${category} yet`,
  emptyText: 'Nobody has listed one so far. Meanwhile, see what else there is:',
  firstShown: (count: string) => `The first ${count} are listed here.`,
  narrow: 'Find others by name, town or category',
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
}
