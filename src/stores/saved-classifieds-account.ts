import { call } from './api.ts'
import {
  writeSavedClassifieds,
  writeSavedClassifiedsOwner,
  readSavedClassifieds,
  readSavedClassifiedsOwner,
} from './saved-classifieds-storage.ts'
import { refreshSession } from './session.ts'

const FRESH_KEY = 'zila-saved-ads-fresh'

/**
 * Joins the saved ads of this browser and of the account, once a visit, so that nothing saved
 * offline is lost. Ads of another account are left out.
 */
export async function syncSavedClassifiedsWithAccount(): Promise<void> {
  const id = refreshSession()?.id
  if (!id || sessionStorage.getItem(FRESH_KEY) === String(id)) return
  const { data } = await call('GET /saved-ads', { stays: true })
  const owner = readSavedClassifiedsOwner()
  const own =
    owner === null || owner === id
      ? readSavedClassifieds().filter((classified) => !data.includes(classified))
      : []
  for (const classified of own) await sendSavedClassified(classified, true)
  writeSavedClassifiedsOwner(id)
  writeSavedClassifieds([...data.toReversed(), ...own])
  sessionStorage.setItem(FRESH_KEY, String(id))
}

/** Sends one saved or removed ad to the account; if that fails, the next visit does it. */
export async function sendSavedClassified(classifiedId: number, isOn: boolean): Promise<void> {
  const name = isOn ? 'PUT /saved-ads/{adId}' : 'DELETE /saved-ads/{adId}'
  await call(name, { params: { adId: classifiedId }, stays: true }).catch(() => undefined)
}
