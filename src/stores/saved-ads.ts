import { atom } from 'nanostores'
import { SAVED_ADS_KEY } from '#shared/storage-keys.ts'

/** More than anyone saves by hand; beyond it the oldest are forgotten. */
const MOST = 200

/** Ids of the classified ads saved in this browser, the oldest first. Empty until `followSavedAds`. */
export const $savedAds = atom<ReadonlySet<number>>(new Set())

let isRead = false

/** Reads the saved ids now, and again whenever another tab saves. A page that shows ads calls it once. */
export function followSavedAds(): void {
  if (isRead) return
  readStored()
  addEventListener('storage', ({ key }) => {
    if (key === SAVED_ADS_KEY || key === null) readStored()
  })
}

/** Saves the ad, or removes it when it is saved. */
export function toggleSavedAd(id: number): void {
  followSavedAds()
  const ids = new Set($savedAds.get())
  if (!ids.delete(id)) ids.add(id)
  const kept = [...ids].slice(-MOST)
  $savedAds.set(new Set(kept))
  try {
    localStorage.setItem(SAVED_ADS_KEY, JSON.stringify(kept))
  } catch {
    // Storage is full or forbidden: saved for this visit only.
  }
}

function readStored(): void {
  isRead = true
  $savedAds.set(new Set(storedIds()))
}

/** What is not a list of ids counts as none. */
function storedIds(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(SAVED_ADS_KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id) && id > 0).slice(-MOST) : []
  } catch {
    return []
  }
}
