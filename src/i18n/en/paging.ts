/**
 * Links to the other pages of a list; in a file of its own because the list's island includes it.
 */
export const paging = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageNumber: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
}
