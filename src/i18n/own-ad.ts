import { ownAd } from './en/own-ad.ts'
import type { Locale, Messages } from './index.ts'

const DICTIONARIES = { en: ownAd } satisfies Record<Locale, Messages['ownAd']>

/**
 * What the seller of an ad reads: apart from the rest, as the browser downloads it. Unknown locales
 * read English.
 */
export function ownAdMessages(locale: string | undefined): Messages['ownAd'] {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
