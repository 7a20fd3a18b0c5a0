/** The most characters of a saved view, and the most views of one table. */
export const VIEW_LENGTHS = { list: 40, title: 40, query: 500 } as const
export const MAX_VIEWS = 20
