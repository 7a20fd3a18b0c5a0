import { FAVOURITES_KEY } from '#shared/view/storage-keys.ts'

/* What the browser's storage holds of favourites. A browser that forbids storage keeps nothing,
   and that is no error. */

/**
 * More than anyone saves by hand; beyond it the oldest are forgotten, so that the storage never
 * fills.
 */
const MAX_SAVED = 1000
/** The account that owns these favourites; missing for a visitor's. */
const FAVOURITES_OWNER_KEY = 'zila-favourites-of'
/** Changes that were not sent to the account yet. */
const FAVOURITES_UNSYNCED_KEY = 'zila-favourites-untold'
/** Names and addresses of saved businesses, for when the API does not answer. */
const FAVOURITES_NAMES_KEY = 'zila-favourites-names'

export interface FavouriteLink {
  name: string
  href: string
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** The saved ids, the oldest first. Anything that is not a list of ids counts as empty. */
export function readFavouriteIds(): number[] {
  const ids = read(FAVOURITES_KEY)
  return Array.isArray(ids) ? ids.filter(isId).slice(-MAX_SAVED) : []
}

export function writeFavouriteIds(ids: readonly number[]): number[] {
  const kept = ids.slice(-MAX_SAVED)
  write(FAVOURITES_KEY, kept)
  return kept
}

/** The account whose favourites are stored here; null for a visitor's. */
export function readFavouritesOwner(): number | null {
  const owner = read(FAVOURITES_OWNER_KEY)
  return isId(owner) ? owner : null
}

export const writeFavouritesOwner = (owner: number): void => write(FAVOURITES_OWNER_KEY, owner)

/** The unsent changes by id: true for saved, false for removed. */
export function readUnsyncedFavourites(): Map<number, boolean> {
  const entries = Object.entries(asRecord(read(FAVOURITES_UNSYNCED_KEY))).map(
    ([id, on]) => [Number(id), on] as const,
  )
  return new Map(entries.filter((entry): entry is readonly [number, boolean] => isId(entry[0])))
}

export const writeUnsyncedFavourites = (untold: ReadonlyMap<number, boolean>): void =>
  write(FAVOURITES_UNSYNCED_KEY, Object.fromEntries(untold))

/** Names of saved businesses as far as they were seen when saved. */
export function readFavouriteNames(): Map<number, FavouriteLink> {
  const entries = Object.entries(asRecord(read(FAVOURITES_NAMES_KEY))) as [
    string,
    Partial<FavouriteLink>,
  ][]
  return new Map(
    entries.flatMap(([id, place]) => {
      const { name, href } = asRecord(place) as Partial<FavouriteLink>
      return typeof name === 'string' && href?.startsWith('/')
        ? [[Number(id), { name, href }] as const]
        : []
    }),
  )
}

/** Keeps names of saved businesses only, so that the list cannot outgrow them. */
export function writeFavouriteName(id: number, place: FavouriteLink): void {
  const wanted = new Set([...readFavouriteIds(), id])
  const names = [...readFavouriteNames().set(id, place)].filter(([known]) => wanted.has(known))
  write(FAVOURITES_NAMES_KEY, Object.fromEntries(names))
}

/** On signing out, removes the account's favourites from a device that others may use. */
export function clearStoredFavourites(): void {
  if (readFavouritesOwner() === null) return
  for (const key of [
    FAVOURITES_KEY,
    FAVOURITES_OWNER_KEY,
    FAVOURITES_UNSYNCED_KEY,
    FAVOURITES_NAMES_KEY,
  ])
    localStorage.removeItem(key)
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: kept for this visit only.
  }
}
