/** Limits of what an owner answers to a review. */
export const REVIEW_ANSWER_LENGTH = 1000
