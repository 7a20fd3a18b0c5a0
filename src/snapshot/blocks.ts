import type { Business } from '#contract/businesses.ts'
import { compareByName } from './order.ts'
import { memoiseGroups } from './memoise.ts'

const BLOCK = 1000

/**
 * The block of ids that a row belongs to, one for each file of the sitemap. A row stays in its
 * block whatever rows come and go.
 */
export const getSitemapBlock = ({ id }: { id: number }): number => Math.floor(id / BLOCK)

/** Businesses by block. */
export const groupBusinessesByBlock = memoiseGroups<Business, number>(
  getSitemapBlock,
  compareByName,
)

/** Finds a business by id within its block. */
export const findBusinessInBlocks = (
  businesses: readonly Business[],
  id: number,
): Business | undefined =>
  groupBusinessesByBlock(businesses)
    .get(getSitemapBlock({ id }))
    ?.find((business) => business.id === id)
