import { adWords } from '#i18n/en/ad-words.ts'
import { formatAdAge } from '#shared/rules/ad-age.ts'
import { readSavedAds, onSavedAdsChange, toggleSavedAd } from '#stores/saved-ads-storage.ts'
import type * as Account from '#stores/saved-ads-account.ts'
import { readToken } from '#stores/token.ts'

/* Says how old the ads of a static page are, and lets their hearts save them: one listener for
   all. */

function sayAges() {
  const now = new Date()
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-age]'))
    time.textContent = formatAdAge(time.dateTime, now, adWords)
}

function paint() {
  const saved = new Set(readSavedAds())
  for (const heart of document.querySelectorAll<HTMLElement>('[data-save-ad]'))
    heart.setAttribute('aria-pressed', String(saved.has(Number(heart.dataset['saveAd']))))
}

/** Loaded for signed-in people only, because it brings the API's client. */
function withAccount(work: (account: typeof Account) => Promise<void>) {
  if (readToken()) import('#stores/saved-ads-account.ts').then(work).catch(() => undefined)
}

sayAges()
setInterval(() => !document.hidden && sayAges(), 60_000)
paint()
onSavedAdsChange(paint)
withAccount(({ syncAdsWithAccount }) => syncAdsWithAccount())
// The seller sees the seller's actions on the page of the ad, not the inquiry form.
const own = document.querySelector<HTMLElement>('[data-own-ad]')
if (own && readToken())
  import('./show-own-ad.ts')
    .then(({ showOwnAdActions }) => showOwnAdActions(own))
    .catch(() => undefined)
addEventListener('click', ({ target }) => {
  const heart = target instanceof Element ? target.closest<HTMLElement>('[data-save-ad]') : null
  if (!heart) return
  const id = Number(heart.dataset['saveAd'])
  const isOn = toggleSavedAd(id)
  withAccount(({ sendSavedAd }) => sendSavedAd(id, isOn))
})
