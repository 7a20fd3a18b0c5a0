import { createDayCache } from './day-cache.ts'

/** A day of a large district. */
const MAX_KEPT = 100_000

/**
 * How many views of a creative counted today from a neighbourhood of addresses (by `visitKey` of
 * the network), in this process: kept in memory, because it only keeps somebody from making
 * another's advertisement look dull.
 */
export const getNetworkViews = createDayCache<number>(MAX_KEPT)
