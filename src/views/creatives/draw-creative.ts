import type { AdCreative } from '#contract/creatives.ts'
import { drawCarousel } from './draw-carousel.ts'
import { drawMoving } from './draw-moving.ts'
import { element } from './element.ts'
import { ownAddress } from './own-address.ts'

/**
 * The creative as elements: its picture, film, pictures or own page, and its words. Words are set
 * as text; a page of the advertiser is shown only in a frame that may do nothing. Drawn without
 * React, because it comes to pages that have none; the app shows its previews with it.
 */
export function drawCreative(creative: AdCreative, title: string): DocumentFragment {
  const drawn = document.createDocumentFragment()
  const media = drawMedia(creative, creative.headline || title)
  if (media) drawn.append(media)
  const words = drawWords(creative, title, media !== null)
  if (words) drawn.append(words)
  return drawn
}

function drawMedia(creative: AdCreative, text: string): HTMLElement | null {
  const { type } = creative
  if (type === 'carousel') return drawCarousel(creative, text)
  if (type === 'gif' || type === 'video') return drawMoving(creative, text)
  if (type === 'rich_media') {
    const src = ownAddress(creative.frameUrl)
    return src ? frameOf(src, text) : null
  }
  const src = type === 'text' ? null : ownAddress(creative.imageUrl)
  return src ? element('img', 'ad-media', { alt: text, decoding: 'async', src }) : null
}

/** No scripts, no forms, no other pages, an origin of its own. */
function frameOf(src: string, title: string): HTMLIFrameElement {
  const frame = element('iframe', 'ad-media', { title, tabIndex: -1 })
  frame.setAttribute('sandbox', '')
  frame.src = src
  return frame
}

/** Beside a picture only what was written for it; without one at least the campaign's title. */
function drawWords(
  { headline, description, callToAction }: AdCreative,
  title: string,
  hasMedia: boolean,
): HTMLElement | null {
  const lines = [
    ['ad-headline', headline || (hasMedia ? '' : title)],
    ['ad-text', hasMedia ? '' : (description ?? '')],
    ['ad-call', headline || !hasMedia ? callToAction : ''],
  ] as const
  const filled = lines.filter(([, text]) => text)
  if (filled.length === 0) return null
  const words = element('div', 'ad-words')
  words.append(...filled.map(([name, text]) => element('span', name, { textContent: text })))
  return words
}
