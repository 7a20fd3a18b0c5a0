/** Names under which the browser's storage holds favourites, saved ads and past searches; more are in `early-keys.ts`. */
/** The account whose favourites these are; none: they are a visitor's. */
export const FAVOURITES_OWNER_KEY = 'zila-favourites-of'
/** What the account has not been told yet. */
export const FAVOURITES_UNTOLD_KEY = 'zila-favourites-untold'
/** Names and addresses of saved businesses, for when the API does not answer. */
export const FAVOURITES_NAMES_KEY = 'zila-favourites-names'
/** A registration of this browser that waits for its code. */
export const REGISTRATION_KEY = 'zila-registration'
/** The account whose address is not confirmed, and who has not put that notice away. */
export const UNCONFIRMED_KEY = 'zila-unconfirmed'
export const SAVED_ADS_KEY = 'zila-saved-ads'
/** The account whose saved ads these are; none: they are a visitor's. */
export const SAVED_ADS_OWNER_KEY = 'zila-saved-ads-of'
export const RECENT_SEARCHES_KEY = 'zila-recent-searches'
/** Searched for a moment ago, and not among the recent searches yet. */
export const LAST_SEARCH_KEY = 'zila-search'
