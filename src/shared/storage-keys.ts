/** Names under which the browser's storage holds the session token, the favourites and the saved ads. */
export const TOKEN_KEY = 'zila-token'
export const FAVOURITES_KEY = 'zila-favourites'
export const SAVED_ADS_KEY = 'zila-saved-ads'
