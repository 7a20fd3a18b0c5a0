import { atom } from 'nanostores'
import { SAVED_ADS_KEY } from '#shared/storage-keys.ts'
import { keepAds, keptAds } from './saved-ads-kept.ts'
import type * as Account from './saved-ads-account.ts'
import { storedToken } from './token.ts'

/** Ids of the classified ads saved in this browser, the oldest first. Empty until `followSavedAds`. */
export const $savedAds = atom<ReadonlySet<number>>(new Set())

let isRead = false

/**
 * Reads the saved ids now, and again whenever another tab saves; for somebody signed in those of the account join them.
 * A page that shows ads calls it once.
 */
export function followSavedAds(): void {
  if (isRead) return
  readStored()
  addEventListener('storage', ({ key }) => {
    if (key === SAVED_ADS_KEY || key === null) readStored()
  })
  withAccount(({ joinAccount }) => joinAccount())
}

/** Saves the ad, or removes it when it is saved; the account hears of it. */
export function toggleSavedAd(id: number): void {
  followSavedAds()
  const ids = new Set($savedAds.get())
  const isOn = !ids.delete(id)
  if (isOn) ids.add(id)
  setSavedAds([...ids])
  withAccount(({ tellAccount }) => tellAccount(id, isOn))
}

/** Keeps exactly these, the oldest first. */
export function setSavedAds(ids: readonly number[]): void {
  $savedAds.set(new Set(keepAds(ids)))
}

/** For someone signed in only: the API's client need not come to everyone. */
function withAccount(work: (account: typeof Account) => Promise<void>): void {
  if (!storedToken()) return
  import('./saved-ads-account.ts').then(work).catch(() => undefined)
}

function readStored(): void {
  isRead = true
  $savedAds.set(new Set(keptAds()))
}
