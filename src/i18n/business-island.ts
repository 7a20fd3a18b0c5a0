import { businessPage } from './en/business-page.ts'
import { businesses } from './en/businesses.ts'
import { fallback } from './en/fallback.ts'
import { reviews } from './en/reviews.ts'
import { states } from './en/states.ts'
import { way } from './en/way.ts'
import type { Locale, Messages } from './index.ts'

/**
 * Texts of the island for a business without a page of its own; apart from the rest, because the
 * browser downloads them.
 */
export type BusinessIslandMessages = Pick<
  Messages,
  'businessPage' | 'businesses' | 'fallback' | 'reviews' | 'states'
> & { way: typeof way }

const DICTIONARIES = {
  en: { businessPage, businesses, fallback, reviews, states, way },
} satisfies Record<Locale, BusinessIslandMessages>

/** The texts of a locale. Unknown locales get English. */
export function businessIslandMessages(locale: string | undefined): BusinessIslandMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
