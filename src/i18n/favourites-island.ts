import { businesses } from './en/businesses.ts'
import { favourites } from './en/favourites.ts'
import { listStates } from './en/list-states.ts'
import type { Locale, Messages } from './index.ts'

/** Texts of the island of favourites; apart from the rest, because the browser downloads them. */
export type FavouritesIslandMessages = Pick<Messages, 'businesses' | 'favourites'> & {
  states: typeof listStates
}

const DICTIONARIES = { en: { businesses, favourites, states: listStates } } satisfies Record<
  Locale,
  FavouritesIslandMessages
>

/** The texts of a locale. Unknown locales get English. */
export function getFavouritesIslandMessages(locale: string | undefined): FavouritesIslandMessages {
  return DICTIONARIES[locale as Locale] ?? DICTIONARIES.en
}
