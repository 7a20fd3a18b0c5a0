import { businessParts } from './en/business-parts.ts'
import { businesses } from './en/businesses.ts'
import { fallbackProblems } from './en/fallback-problems.ts'
import { reviews } from './en/reviews.ts'
import { listStates } from './en/list-states.ts'
import { missing } from './en/missing.ts'
import { breadcrumb } from './en/breadcrumb.ts'

/**
 * Texts of the island for a business without a page of its own; apart from the rest, because the
 * browser downloads them.
 */
export const businessIslandMessages = {
  businessPage: businessParts,
  businesses,
  fallback: fallbackProblems,
  reviews,
  states: { ...listStates, ...missing },
  way: breadcrumb,
}
export type BusinessIslandMessages = typeof businessIslandMessages
