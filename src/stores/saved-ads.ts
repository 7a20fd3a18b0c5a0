import { atom } from 'nanostores'
import { storedAds, onAdsChange } from './saved-ads-storage.ts'

/**
 * Ids of the classified ads saved in this browser, the oldest first. Empty until `followSavedAds`.
 */
export const $savedAds = atom<ReadonlySet<number>>(new Set())

let isFollowing = false

/** Reads the saved ids now and whenever they change. */
export function followSavedAds(): void {
  if (isFollowing) return
  isFollowing = true
  const read = () => $savedAds.set(new Set(storedAds()))
  read()
  onAdsChange(read)
}
