import { dropDrafts } from './drop-drafts.ts'
import { forgetAccountFavourites } from './favourites-storage.ts'
import { clearOutbox } from './outbox.ts'
import { forgetAccountAds } from './saved-ads-storage.ts'
import { endSession } from './session.ts'
import { storedToken } from './token.ts'
import { FORM_DRAFTS, UNSENT_FILES } from './unsent-files.ts'

/**
 * Ends the session, forgets its token, what was typed or chosen and what the account has saved, and
 * goes to the home page.
 */
export function logout(): void {
  const token = storedToken()
  if (token) endOnServer(token)
  forgetAccountFavourites()
  forgetAccountAds()
  endSession()
  dropDrafts()
  clearOutbox()
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(UNSENT_FILES)
  for (const key of Object.keys(localStorage))
    if (key.startsWith(FORM_DRAFTS)) localStorage.removeItem(key)
  location.assign('/')
}

/** Tells the server, even while the page is left. Without an answer the session expires later. */
function endOnServer(token: string): void {
  const address = `${import.meta.env.PUBLIC_API_URL || '/api'}/auth/logout`
  const headers = { Authorization: `Bearer ${token}` }
  fetch(address, { method: 'POST', headers, keepalive: true }).catch(() => undefined)
}
