/** States of lists; in a file of its own because the browser downloads it. */
export const listStates = {
  noBusinesses: 'No businesses found',
  browseAll: 'Browse All Businesses',
  loading: 'Loading',
  loadFailed: 'Couldn’t load the list',
  retry: 'Retry',
  browseMeanwhile: 'Browse these pages instead:',
  close: 'Close',
}
