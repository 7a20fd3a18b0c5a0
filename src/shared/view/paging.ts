/** Businesses on one page of a list. */
export const BUSINESSES_PER_PAGE = 12

/** The same on a category's or a town's own page, which has no filters to narrow it. */
export const BUSINESSES_PER_LANDING_PAGE = 24

/**
 * The most static pages of one list. Nobody pages further, and a new row at the front changes all
 * pages after it: without a limit one new listing would publish thousands of pages again. Search
 * and filters find the rest.
 */
export const MAX_STATIC_PAGES = 40

/** How many pages a list of so many rows has as static pages; at least one. */
export const countStaticPages = (total: number, size: number): number =>
  Math.min(MAX_STATIC_PAGES, Math.max(1, Math.ceil(total / size)))

/** Cuts a list into its static pages; an empty list has one, empty page. */
export function cutIntoPages<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: countStaticPages(rows.length, size) }, (_, i) =>
    rows.slice(i * size, (i + 1) * size),
  )
}

/**
 * What a pagination shows: the first page, the last, those within 2 of the current one, and an
 * ellipsis 3 away from it. A current page out of range counts as the nearest one.
 */
export function getPageWindow(current: number, total: number): (number | 'ellipsis')[] {
  const page = Math.min(Math.max(current, 1), total)
  const items: (number | 'ellipsis')[] = []
  for (let near = Math.max(page - 3, 1); near <= Math.min(page + 3, total); near++) {
    const isShown = near === 1 || near === total || Math.abs(near - page) <= 2
    items.push(isShown ? near : 'ellipsis')
  }
  if (page - 3 > 1) items.unshift(1)
  if (page + 3 < total) items.push(total)
  return items
}
