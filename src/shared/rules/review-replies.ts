/** Limits of what an owner answers to a review. */
export const MAX_REVIEW_REPLY_LENGTH = 1000
