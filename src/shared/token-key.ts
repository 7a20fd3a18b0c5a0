/** Under which the browser's storage holds the session token. In a file of its own: every page looks for it. */
export const TOKEN_KEY = 'zila-token'
