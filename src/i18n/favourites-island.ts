import { businesses } from './en/businesses.ts'
import { favourites } from './en/favourites.ts'
import { listStates } from './en/list-states.ts'

/** Texts of the island of favourites; apart from the rest, because the browser downloads them. */
export const favouritesIslandMessages = { businesses, favourites, states: listStates }
export type FavouritesIslandMessages = typeof favouritesIslandMessages
