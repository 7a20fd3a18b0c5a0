import { atom } from 'nanostores'
import { readSavedAds, onSavedAdsChange } from './saved-ads-storage.ts'

/**
 * Ids of the classified ads saved in this browser, the oldest first. Empty until `watchSavedAds`.
 */
export const $savedAds = atom<ReadonlySet<number>>(new Set())

let isFollowing = false

/** Reads the saved ids now and whenever they change. */
export function watchSavedAds(): void {
  if (isFollowing) return
  isFollowing = true
  const read = () => $savedAds.set(new Set(readSavedAds()))
  read()
  onSavedAdsChange(read)
}
