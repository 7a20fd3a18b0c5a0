/* Names in the browser's storage that pages look for before anything is touched: apart from the
   others, to be few bytes. */

/** The session token. */
export const TOKEN_KEY = 'zila-token'
export const FAVOURITES_KEY = 'zila-favourites'
/** Ids of hearts that were pressed and are not dealt with yet. */
export const PRESSED_HEARTS_KEY = 'zila-hearts-pressed'
/** Searched for a moment ago, and not among the recent searches yet. */
export const LAST_SEARCH_KEY = 'zila-search'
