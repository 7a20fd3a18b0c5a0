import { map } from './en/map.ts'
import type { Locale, Messages } from './index.ts'

const DICTIONARIES = { en: map } satisfies Record<Locale, Messages['map']>

/** Texts of the map of the business list, which loads on request. Unknown locales get English. */
export function getMapMessages(locale: string | undefined): Messages['map'] {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
