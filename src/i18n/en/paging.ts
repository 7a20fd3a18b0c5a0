/** The ways to the other pages of a list; by itself because the list's island carries it along. */
export const paging = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageNumber: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
}
