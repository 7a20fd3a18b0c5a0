import { businesses } from './en/businesses.ts'
import { favourites } from './en/favourites.ts'
import { states } from './en/states.ts'
import type { Locale, Messages } from './index.ts'

/** Texts of the island of favourites; apart from the rest, because the browser downloads them. */
export type FavouritesIslandMessages = Pick<Messages, 'businesses' | 'favourites' | 'states'>

const DICTIONARIES = { en: { businesses, favourites, states } } satisfies Record<
  Locale,
  FavouritesIslandMessages
>

/** The texts of a locale. Unknown locales get English. */
export function favouritesIslandMessages(locale: string | undefined): FavouritesIslandMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
