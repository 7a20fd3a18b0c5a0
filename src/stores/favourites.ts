import { atom } from 'nanostores'
import { FAVOURITES_KEY } from '#shared/storage-keys.ts'

/** More than anyone saves by hand; beyond it the oldest are forgotten, so that the storage never fills. */
const MOST = 1000

/** Ids of the businesses saved in this browser, the oldest first. Empty until `followFavourites`. */
export const $favourites = atom<ReadonlySet<number>>(new Set())

let isRead = false

/** Reads the saved ids now, and again whenever another tab saves. A page that shows favourites calls it once. */
export function followFavourites(): void {
  if (isRead) return
  readStored()
  addEventListener('storage', ({ key }) => {
    if (key === FAVOURITES_KEY || key === null) readStored()
  })
}

/** Saves the business, or removes it when it is saved. */
export function toggleFavourite(id: number): void {
  followFavourites()
  const ids = new Set($favourites.get())
  if (!ids.delete(id)) ids.add(id)
  const kept = [...ids].slice(-MOST)
  $favourites.set(new Set(kept))
  try {
    localStorage.setItem(FAVOURITES_KEY, JSON.stringify(kept))
  } catch {
    // Storage is full or forbidden: saved for this visit only.
  }
}

function readStored(): void {
  isRead = true
  $favourites.set(new Set(storedIds()))
}

/** What is not a list of ids counts as none. */
function storedIds(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(FAVOURITES_KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id) && id > 0).slice(-MOST) : []
  } catch {
    return []
  }
}
