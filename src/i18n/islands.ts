import { businesses } from './en/businesses.ts'
import { navigation } from './en/navigation.ts'
import { states } from './en/states.ts'
import type { Locale, Messages } from './index.ts'

/** The texts that islands of public pages show: apart from the rest, so that a browser does not download all of it. */
export type IslandMessages = Pick<Messages, 'businesses' | 'navigation' | 'states'>

const DICTIONARIES = {
  en: { businesses, navigation, states },
} satisfies Record<Locale, IslandMessages>

/** The islands' texts of a locale. Unknown locales read English. */
export function islandMessagesFor(locale: string | undefined): IslandMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
