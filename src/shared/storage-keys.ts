/** Names under which the browser's storage holds the session token and the favourites. */
export const TOKEN_KEY = 'zila-token'
export const FAVOURITES_KEY = 'zila-favourites'
