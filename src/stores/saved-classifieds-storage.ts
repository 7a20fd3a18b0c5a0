/* What the browser's storage holds of saved ads. A browser that forbids storage keeps them for
   this page alone. */

/** More than anyone saves by hand; beyond it the oldest are forgotten. */
const MAX_SAVED = 200
const SAVED_CLASSIFIEDS_KEY = 'zila-saved-ads'
/** The account that owns these saved ads; missing for a visitor's. */
const SAVED_CLASSIFIEDS_OWNER_KEY = 'zila-saved-ads-of'
const CHANGED = 'saved-ads:changed'

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

let unstored: readonly number[] | null = null

/** The saved ids, the oldest first. Anything that is not a list of ids counts as empty. */
export function readSavedClassifieds(): number[] {
  const ids = unstored ?? read(SAVED_CLASSIFIEDS_KEY)
  return Array.isArray(ids) ? ids.filter(isId).slice(-MAX_SAVED) : []
}

/** Keeps exactly these, the oldest first. */
export function writeSavedClassifieds(ids: readonly number[]): void {
  const kept = ids.slice(-MAX_SAVED)
  unstored = write(SAVED_CLASSIFIEDS_KEY, kept) ? null : kept
  document.dispatchEvent(new Event(CHANGED))
}

/** Saves the ad, or removes it when it is saved; answers whether it is saved now. */
export function toggleSavedClassified(id: number): boolean {
  const ids = readSavedClassifieds()
  const isOn = !ids.includes(id)
  writeSavedClassifieds(isOn ? [...ids, id] : ids.filter((other) => other !== id))
  return isOn
}

/** Calls `hear` after every change, here and in other tabs. */
export function onSavedClassifiedsChange(hear: () => void): void {
  document.addEventListener(CHANGED, hear)
  addEventListener(
    'storage',
    ({ key }) => (key === SAVED_CLASSIFIEDS_KEY || key === null) && hear(),
  )
}

/** The account whose saved ads are stored here; null for a visitor's. */
export function readSavedClassifiedsOwner(): number | null {
  const owner = read(SAVED_CLASSIFIEDS_OWNER_KEY)
  return isId(owner) ? owner : null
}

export const writeSavedClassifiedsOwner = (owner: number): boolean =>
  write(SAVED_CLASSIFIEDS_OWNER_KEY, owner)

/** On signing out, removes the account's saved ads from a device that others may use. */
export function clearStoredSavedClassifieds(): void {
  if (readSavedClassifiedsOwner() === null) return
  for (const key of [SAVED_CLASSIFIEDS_KEY, SAVED_CLASSIFIEDS_OWNER_KEY])
    localStorage.removeItem(key)
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    // Storage is full or forbidden.
    return false
  }
}
