/** States of lists; in a file of its own because the browser downloads it. */
export const listStates = {
  noBusinesses: 'No businesses found',
  browseAll: 'Browse All Businesses',
  loading: 'Loading',
  loadFailed: 'The list could not be loaded',
  retry: 'Retry',
  browseMeanwhile: 'These pages are here meanwhile:',
  close: 'Close',
}
