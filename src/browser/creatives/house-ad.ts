import { HOUSE_ADS } from '#config/house-ads.ts'
import { creatives as t } from '#i18n/en/creatives.ts'
import { createElement } from '#views/creatives/element.ts'

let isShown = false

/**
 * Fills a slot that no campaign fits with words of the site's own, which say so; nobody counts
 * them. One on a page is enough. Answers whether it is filled.
 */
export function showHouseAd(slot: HTMLElement): boolean {
  const ad = HOUSE_ADS[Math.floor(Math.random() * HOUSE_ADS.length)]
  if (!ad || isShown) return false
  isShown = true
  const words = createElement('div', 'ad-words')
  words.append(
    createElement('b', 'ad-headline', { textContent: ad.title }),
    createElement('span', 'hi', { lang: 'hi', textContent: ad.hindi }),
    createElement('span', 'ad-text', { textContent: ad.text }),
    createElement('a', 'ad-call', { href: ad.href, textContent: ad.call }),
  )
  const frame = createElement('div', 'ad-frame ad-house')
  frame.append(words, createElement('span', 'ad-mark', { textContent: t.own }))
  slot.setAttribute('aria-label', slot.ariaLabel?.replace(t.region, t.own) ?? t.own)
  slot.replaceChildren(frame)
  return true
}
