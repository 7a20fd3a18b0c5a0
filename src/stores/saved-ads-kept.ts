import { SAVED_ADS_KEY, SAVED_ADS_OWNER_KEY } from '#shared/storage-keys.ts'

/* What the browser's storage holds of saved ads. A browser that forbids storage keeps nothing, and that is no error. */

/** More than anyone saves by hand; beyond it the oldest are forgotten. */
const MOST = 200

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** The saved ids, the oldest first. What is not a list of ids counts as none. */
export function keptAds(): number[] {
  const ids = read(SAVED_ADS_KEY)
  return Array.isArray(ids) ? ids.filter(isId).slice(-MOST) : []
}

export function keepAds(ids: readonly number[]): number[] {
  const kept = ids.slice(-MOST)
  write(SAVED_ADS_KEY, kept)
  return kept
}

/** The account whose saved ads are kept here; null: a visitor's. */
export function keptAdsOwner(): number | null {
  const owner = read(SAVED_ADS_OWNER_KEY)
  return isId(owner) ? owner : null
}

export const keepAdsOwner = (owner: number): void => write(SAVED_ADS_OWNER_KEY, owner)

/** On signing out: what belongs to the account is there, and no longer on a device that others may use. */
export function forgetAccountAds(): void {
  if (keptAdsOwner() === null) return
  for (const key of [SAVED_ADS_KEY, SAVED_ADS_OWNER_KEY]) localStorage.removeItem(key)
}

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
