import { map } from './en/map.ts'
import type { Locale, Messages } from './index.ts'

const DICTIONARIES = { en: map } satisfies Record<Locale, Messages['map']>

/**
 * What the map of the business list says, which comes when it is asked for. Unknown locales read
 * English.
 */
export function mapMessages(locale: string | undefined): Messages['map'] {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
