import { PREFIX } from '#shared/view/address.ts'
import { PAGES, SHARED } from '#shared/view/cache-names.ts'
import { clearLocalDrafts } from './clear-local-drafts.ts'
import { clearStoredFavourites } from './favourites-storage.ts'
import { clearOutbox } from './outbox.ts'
import { clearStoredSavedClassifieds } from './saved-classifieds-storage.ts'
import { clearSession } from './session.ts'
import { readToken } from './token.ts'
import { FORM_DRAFT_PREFIX, UNSENT_FILES_DB } from './unsent-files.ts'

/* Names of `app/data/kept-reads.ts` and of `waiting.ts`, which this does not download. */
const KEPT_READS_DB = 'zila-reads'
const WAITING_KEY = 'outbox'

/**
 * Ends the session, forgets its token, what was typed or chosen and what the account has saved, and
 * goes to the home page.
 */
export function logout(): void {
  const token = readToken()
  if (token) endOnServer(token)
  clearStoredFavourites()
  clearStoredSavedClassifieds()
  clearSession()
  clearLocalDrafts()
  clearOutbox()
  if (typeof indexedDB !== 'undefined')
    for (const name of [UNSENT_FILES_DB, KEPT_READS_DB]) indexedDB.deleteDatabase(name)
  for (const key of Object.keys(localStorage))
    if (key.startsWith(FORM_DRAFT_PREFIX)) localStorage.removeItem(key)
  localStorage.removeItem(WAITING_KEY)
  forgetOpenedPages()
  location.assign(PREFIX || '/')
}

/**
 * The pages that were opened, which the service worker keeps; of them none is a person's own. The
 * browser does it while the page is left, so nobody waits for a device that is slow or forbids it.
 */
function forgetOpenedPages(): void {
  if (typeof caches !== 'undefined')
    for (const name of [PAGES, SHARED]) caches.delete(name).catch(() => undefined)
}

/** Tells the server, even while the page is left. Without an answer the session expires later. */
function endOnServer(token: string): void {
  const address = `${import.meta.env.PUBLIC_API_URL || '/api'}/auth/logout`
  const headers = { Authorization: `Bearer ${token}` }
  fetch(address, { method: 'POST', headers, keepalive: true }).catch(() => undefined)
}
