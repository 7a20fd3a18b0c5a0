import { atom } from 'nanostores'

/**
 * Ids of the businesses saved in this browser, the oldest first. Empty until `watchFavourites`.
 */
export const $favourites = atom<ReadonlySet<number>>(new Set())
