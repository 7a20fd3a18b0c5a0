import { businessParts } from './en/business-parts.ts'
import { businesses } from './en/businesses.ts'
import { fallbackProblems } from './en/fallback-problems.ts'
import { reviews } from './en/reviews.ts'
import { listStates } from './en/list-states.ts'
import { missing } from './en/missing.ts'
import { breadcrumb } from './en/breadcrumb.ts'
import type { Locale, Messages } from './index.ts'

/**
 * Texts of the island for a business without a page of its own; apart from the rest, because the
 * browser downloads them.
 */
export type BusinessIslandMessages = Pick<Messages, 'businesses' | 'reviews'> & {
  businessPage: typeof businessParts
  fallback: typeof fallbackProblems
  way: typeof breadcrumb
  states: typeof listStates & typeof missing
}

const DICTIONARIES = {
  en: {
    businessPage: businessParts,
    businesses,
    fallback: fallbackProblems,
    reviews,
    states: { ...listStates, ...missing },
    way: breadcrumb,
  },
} satisfies Record<Locale, BusinessIslandMessages>

/** The texts of a locale. Unknown locales get English. */
export function getBusinessIslandMessages(locale: string | undefined): BusinessIslandMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
