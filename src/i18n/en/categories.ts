export const categories = {
  title: 'Categories',
  all: 'All categories',
  browseAll: 'Browse All Businesses',
  soFar: 'so far',
}
