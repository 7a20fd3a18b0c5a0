import { atom } from 'nanostores'

/**
 * Ids of the businesses saved in this browser, the oldest first. Empty until `followFavourites`.
 */
export const $favourites = atom<ReadonlySet<number>>(new Set())
