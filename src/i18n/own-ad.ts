import { ownAd } from './en/own-ad.ts'
import type { Locale, Messages } from './index.ts'

const DICTIONARIES = { en: ownAd } satisfies Record<Locale, Messages['ownAd']>

/**
 * Texts for the seller of an ad; apart from the rest, because the browser downloads them. Unknown
 * locales get English.
 */
export function getOwnAdMessages(locale: string | undefined): Messages['ownAd'] {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
