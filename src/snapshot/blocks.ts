import type { Business } from '#contract/businesses.ts'
import { byName } from './order.ts'
import { steadyGroups } from './memoise.ts'

const BLOCK = 1000

/**
 * The block of a row: as many ids as one file of the sitemap names. A row stays in it whatever
 * comes and goes.
 */
export const blockOf = ({ id }: { id: number }): number => Math.floor(id / BLOCK)

/** Businesses by block. */
export const businessBlocks = steadyGroups<Business, number>(blockOf, byName)

/** The business of an id, found without a look at all of them. */
export const businessOf = (businesses: readonly Business[], id: number): Business | undefined =>
  businessBlocks(businesses)
    .get(blockOf({ id }))
    ?.find((business) => business.id === id)
