import { ownClassified } from './en/own-classified.ts'
import type { Locale, Messages } from './index.ts'

const DICTIONARIES = { en: ownClassified } satisfies Record<Locale, Messages['ownAd']>

/**
 * Texts for the seller of an ad; apart from the rest, because the browser downloads them. Unknown
 * locales get English.
 */
export function getOwnClassifiedMessages(locale: string | undefined): Messages['ownAd'] {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
