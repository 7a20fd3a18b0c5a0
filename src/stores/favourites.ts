import { FAVOURITES_KEY } from '#shared/view/storage-keys.ts'
import { $favourites } from './favourite-ids.ts'
import {
  writeFavouriteIds,
  writeFavouriteName,
  writeUnsyncedFavourites,
  readFavouriteIds,
  readFavouriteNames,
  readFavouritesOwner,
  readUnsyncedFavourites,
  type FavouriteLink,
} from './favourites-storage.ts'
import type { Session } from './session.ts'

let isRead = false

/**
 * Reads the saved ids now, and again whenever another tab saves. A page that shows favourites calls
 * it once.
 */
export function watchFavourites(): void {
  if (isRead) return
  readStored()
  addEventListener('storage', ({ key }) => {
    if (key === FAVOURITES_KEY || key === null) readStored()
  })
}

/** Saves the business, or removes it if it is saved, and sends the change to the account. */
export function toggleFavourite(id: number): void {
  watchFavourites()
  const ids = new Set($favourites.get())
  const isOn = !ids.delete(id)
  if (isOn) ids.add(id)
  $favourites.set(new Set(writeFavouriteIds([...ids])))
  if (readFavouritesOwner() === null) return
  writeUnsyncedFavourites(readUnsyncedFavourites().set(id, isOn))
  void account().then(({ syncCurrentFavourites }) => syncCurrentFavourites())
}

/** Keeps name and address of a saved business, for when the API does not answer. */
export const saveFavouriteName = (id: number, place: FavouriteLink): void =>
  writeFavouriteName(id, place)
export const getFavouriteNames = readFavouriteNames

const FRESH_KEY = 'zila-favourites-fresh'

/** The account that this page has read. */
let asked: number | null = null

/**
 * Brings the saved ids and those of the account in step: a visitor's are added to the account's.
 * Asks the account once a visit, or with `eachPage` once a page, and whenever something is untold.
 */
export function syncFavouritesWithAccount(session: Session, { eachPage = false } = {}): void {
  const isAsked = asked === session.id || (!eachPage && isFresh(session))
  if (readFavouritesOwner() === session.id && readUnsyncedFavourites().size === 0 && isAsked) return
  asked = session.id
  void account()
    .then(({ syncFavourites }) => syncFavourites(session))
    .then((isDone) => {
      if (isDone) sessionStorage.setItem(FRESH_KEY, String(session.id))
      else asked = null
    })
    .catch(() => undefined)
}

/** Loaded for signed-in people only, because it brings the API's client. */
const account = () => import('./favourites-account.ts')

function isFresh({ id }: Session): boolean {
  try {
    return sessionStorage.getItem(FRESH_KEY) === String(id)
  } catch {
    return false
  }
}

function readStored(): void {
  isRead = true
  $favourites.set(new Set(readFavouriteIds()))
}
