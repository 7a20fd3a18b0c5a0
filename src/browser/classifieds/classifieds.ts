import { classifiedWords } from '#i18n/en/classified-words.ts'
import { formatClassifiedAge } from '#shared/rules/classified-age.ts'
import {
  readSavedClassifieds,
  onSavedClassifiedsChange,
  toggleSavedClassified,
} from '#stores/saved-classifieds-storage.ts'
import type * as Account from '#stores/saved-classifieds-account.ts'
import { readToken } from '#stores/token.ts'

/* Says how old the ads of a static page are, and lets their hearts save them: one listener for
   all. */

function sayAges() {
  const now = new Date()
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-age]'))
    time.textContent = formatClassifiedAge(time.dateTime, now, classifiedWords)
}

function paint() {
  const saved = new Set(readSavedClassifieds())
  for (const heart of document.querySelectorAll<HTMLElement>('[data-save-ad]'))
    heart.setAttribute('aria-pressed', String(saved.has(Number(heart.dataset['saveAd']))))
}

/** Loaded for signed-in people only, because it brings the API's client. */
function withAccount(work: (account: typeof Account) => Promise<void>) {
  if (readToken()) import('#stores/saved-classifieds-account.ts').then(work).catch(() => undefined)
}

sayAges()
setInterval(() => !document.hidden && sayAges(), 60_000)
paint()
onSavedClassifiedsChange(paint)
withAccount(({ syncSavedClassifiedsWithAccount }) => syncSavedClassifiedsWithAccount())
// The seller sees the seller's actions on the page of the ad, not the inquiry form.
const own = document.querySelector<HTMLElement>('[data-own-ad]')
if (own && readToken())
  import('./show-own-classified.ts')
    .then(({ showOwnClassifiedActions }) => showOwnClassifiedActions(own))
    .catch(() => undefined)
addEventListener('click', ({ target }) => {
  const heart = target instanceof Element ? target.closest<HTMLElement>('[data-save-ad]') : null
  if (!heart) return
  const id = Number(heart.dataset['saveAd'])
  const isOn = toggleSavedClassified(id)
  withAccount(({ sendSavedClassified }) => sendSavedClassified(id, isOn))
})
