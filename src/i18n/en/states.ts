/** Empty, missing and failed states: each text tells what happened and what to do next. */
export const states = {
  noBusinesses: 'No businesses found',
  noBusinessesYet: 'No businesses yet. Be the first to list yours!',
  noCategories: 'No categories available at the moment.',
  businessNotFound: 'Business Not Found',
  pageNotFound: 'Page not found',
  pageNotFoundText: 'The page may have moved, or the address may be mistyped.',
  pageGone: 'No longer here',
  pageGoneText: 'What was at this address has been removed, or is not shown at present.',
  browseAll: 'Browse All Businesses',
  goHome: 'Go to Homepage',
  loading: 'Loading',
  loadFailed: 'The list could not be loaded',
  retry: 'Retry',
  browseMeanwhile: 'These pages are here meanwhile:',
  close: 'Close',
}
