import { HOUSE_ADS, type HouseAdName } from '#config/house-ads.ts'
import { creatives as t } from '#i18n/en/creatives.ts'
import { houseAds } from '#i18n/en/house-ads.ts'
import { createElement } from '#views/creatives/element.ts'

let isShown = false

/**
 * Fills a slot that no campaign fits with words of the site's own, which say so; nobody counts
 * them. One on a page is enough. Answers whether it is filled.
 */
export function showHouseAd(slot: HTMLElement): boolean {
  const names = Object.keys(HOUSE_ADS) as HouseAdName[]
  const name = names[Math.floor(Math.random() * names.length)]
  if (!name || isShown) return false
  const ad = houseAds[name]
  isShown = true
  const words = createElement('div', 'ad-words')
  words.append(
    createElement('b', 'ad-headline', { textContent: ad.title }),
    ...(ad.hindi ? [createElement('span', 'hi', { lang: 'hi', textContent: ad.hindi })] : []),
    createElement('span', 'ad-text', { textContent: ad.text }),
    createElement('a', 'ad-call', { href: HOUSE_ADS[name], textContent: ad.call }),
  )
  const frame = createElement('div', 'ad-frame ad-house')
  frame.append(words, createElement('span', 'ad-mark', { textContent: t.own }))
  slot.setAttribute('aria-label', slot.ariaLabel?.replace(t.region, t.own) ?? t.own)
  slot.replaceChildren(frame)
  return true
}
