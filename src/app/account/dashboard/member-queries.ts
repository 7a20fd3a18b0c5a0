/** Number of saved businesses, and of own reviews, that the dashboard lists. */
export const MEMBER_LIST_LENGTH = 4

/** Figures and list read the same page, once. */
export const OWN_REVIEWS_INPUT = { query: { limit: MEMBER_LIST_LENGTH } }
