import { adWords } from '#i18n/en/ad-words.ts'
import { ageText } from '#shared/ad-words.ts'
import { $savedAds, followSavedAds, toggleSavedAd } from '#stores/saved-ads.ts'

/* Says how old the ads of a static page are, and lets their hearts save them: one listener for all. */

function sayAges() {
  const now = new Date()
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-age]'))
    time.textContent = ageText(time.dateTime, now, adWords)
}

function paint(saved: ReadonlySet<number>) {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-save-ad]'))
    heart.setAttribute('aria-pressed', String(saved.has(Number(heart.dataset['saveAd']))))
}

sayAges()
setInterval(() => !document.hidden && sayAges(), 60_000)
followSavedAds()
$savedAds.subscribe(paint)
addEventListener('click', ({ target }) => {
  const heart = target instanceof Element ? target.closest<HTMLElement>('[data-save-ad]') : null
  if (heart) toggleSavedAd(Number(heart.dataset['saveAd']))
})
