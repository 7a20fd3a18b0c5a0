/*
 * What the service worker and the pages keep on a device, by the names of its caches. Signing out
 * clears the pages; the saved district stays until somebody removes it.
 */

const PREFIX = 'zila-'

/** Public pages that were opened. */
export const PAGES = `${PREFIX}pages`
/** Code and styles, whose names change with their content. */
export const ASSETS = `${PREFIX}assets`
/** The page without a line and what it needs, in each language that was read. */
export const SHELL = `${PREFIX}shell`
/** The listings of the district, once somebody has saved them. */
export const SAVED_DISTRICT = `${PREFIX}district`

export const isOwnCache = (name: string): boolean => name.startsWith(PREFIX)

/** A header of kept pages: when they were fetched, as an ISO timestamp. */
export const FETCHED_AT = 'x-fetched-at'
