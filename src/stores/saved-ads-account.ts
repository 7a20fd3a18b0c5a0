import { call } from './api.ts'
import {
  writeSavedAds,
  writeSavedAdsOwner,
  readSavedAds,
  readSavedAdsOwner,
} from './saved-ads-storage.ts'
import { refreshSession } from './session.ts'

const FRESH_KEY = 'zila-saved-ads-fresh'

/**
 * Joins the saved ads of this browser and of the account, once a visit, so that nothing saved
 * offline is lost. Ads of another account are left out.
 */
export async function syncAdsWithAccount(): Promise<void> {
  const id = refreshSession()?.id
  if (!id || sessionStorage.getItem(FRESH_KEY) === String(id)) return
  const { data } = await call('GET /saved-ads', { stays: true })
  const owner = readSavedAdsOwner()
  const own =
    owner === null || owner === id ? readSavedAds().filter((ad) => !data.includes(ad)) : []
  for (const ad of own) await sendSavedAd(ad, true)
  writeSavedAdsOwner(id)
  writeSavedAds([...data.toReversed(), ...own])
  sessionStorage.setItem(FRESH_KEY, String(id))
}

/** Sends one saved or removed ad to the account; if that fails, the next visit does it. */
export async function sendSavedAd(adId: number, isOn: boolean): Promise<void> {
  const name = isOn ? 'PUT /saved-ads/{adId}' : 'DELETE /saved-ads/{adId}'
  await call(name, { params: { adId }, stays: true }).catch(() => undefined)
}
