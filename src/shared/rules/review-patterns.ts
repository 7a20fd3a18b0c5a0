/*
 * What may be suspicious about reviews: shown to administrators as evidence, never as a verdict.
 * Whole villages share one address of a phone network.
 */

/** So many on one day are rarely written by chance. */
export const MANY_REVIEWS_PER_DAY = 5
/** So many of one listing from one network, within so many days. */
export const MANY_REVIEWS_PER_NETWORK = 3
export const NETWORK_PATTERN_DAYS = 3
/** How long the network of a review is stored. */
export const NETWORK_RETENTION_DAYS = 90
