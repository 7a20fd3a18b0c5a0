/** The most characters of a saved view, and the most views of one table. */
export const SAVED_VIEW_MAX_LENGTHS = { list: 40, title: 40, query: 500 } as const
export const MAX_SAVED_VIEWS = 20
