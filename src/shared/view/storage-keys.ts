/*
 * Names in the browser's storage that every page reads at once; in a file of their own to keep that
 * script small.
 */

/** The session token. */
export const TOKEN_KEY = 'zila-token'
export const FAVOURITES_KEY = 'zila-favourites'
/** Ids of pressed hearts that are not saved yet. */
export const PRESSED_HEARTS_KEY = 'zila-hearts-pressed'
/** The last search, which is not among the recent searches yet. */
export const LAST_SEARCH_KEY = 'zila-search'
/** How the names of listings that are being written begin; after it the account, 0 for a visitor. */
export const LISTING_DRAFT_PREFIX = 'draft:listing:'
