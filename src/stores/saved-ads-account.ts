import { call } from './api.ts'
import { keepAds, keepAdsOwner, keptAds, keptAdsOwner } from './saved-ads-kept.ts'
import { refreshSession } from './session.ts'

const FRESH_KEY = 'zila-saved-ads-fresh'

/**
 * What this browser and the account have saved becomes the same, once a visit: what either has,
 * both have. So nothing is lost that was saved while the network was not there. Another account's
 * ads are none of this one's business.
 */
export async function joinAccount(): Promise<void> {
  const id = refreshSession()?.id
  if (!id || sessionStorage.getItem(FRESH_KEY) === String(id)) return
  const { data } = await call('GET /saved-ads', { stays: true })
  const owner = keptAdsOwner()
  const own = owner === null || owner === id ? keptAds().filter((ad) => !data.includes(ad)) : []
  for (const ad of own) await tellAccount(ad, true)
  keepAdsOwner(id)
  keepAds([...data.toReversed(), ...own])
  sessionStorage.setItem(FRESH_KEY, String(id))
}

/** Tells the account of one ad; what it cannot be told now, it is told at the next visit. */
export async function tellAccount(adId: number, isOn: boolean): Promise<void> {
  const name = isOn ? 'PUT /saved-ads/{adId}' : 'DELETE /saved-ads/{adId}'
  await call(name, { params: { adId }, stays: true }).catch(() => undefined)
}
