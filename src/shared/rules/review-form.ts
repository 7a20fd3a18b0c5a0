/** Limits of a review as it is written, the same in the dialog and on the server. */
export const MAX_REVIEW_TITLE_LENGTH = 100
export const MAX_REVIEW_COMMENT_LENGTH = 1000
export const DEFAULT_RATING = 5
