import { atom } from 'nanostores'
import { readSavedClassifieds, onSavedClassifiedsChange } from './saved-classifieds-storage.ts'

/**
 * Ids of the classified ads saved in this browser, the oldest first. Empty until
 * `watchSavedClassifieds`.
 */
export const $savedClassifieds = atom<ReadonlySet<number>>(new Set())

let isFollowing = false

/** Reads the saved ids now and whenever they change. */
export function watchSavedClassifieds(): void {
  if (isFollowing) return
  isFollowing = true
  const read = () => $savedClassifieds.set(new Set(readSavedClassifieds()))
  read()
  onSavedClassifiedsChange(read)
}
