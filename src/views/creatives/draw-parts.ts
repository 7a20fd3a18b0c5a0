import type { AdCreative } from '#contract/creatives.ts'
import { createElement } from './element.ts'
import { toSameSiteUrl } from './same-site-url.ts'

/** A creative from its picture or film, if it has one, and its words, which are set as text. */
export function composeCreative(
  creative: AdCreative,
  title: string,
  media: HTMLElement | null,
): DocumentFragment {
  const drawn = document.createDocumentFragment()
  if (media) drawn.append(media)
  const words = drawWords(creative, title, media !== null)
  if (words) drawn.append(words)
  return drawn
}

/** The accessible name of a picture or video. */
export const getMediaLabel = ({ headline }: AdCreative, title: string): string => headline || title

/** Whether `drawStillImage` is all that draws it; the other kinds need `draw-media.ts`. */
export const isStillCreative = ({ type }: AdCreative): boolean =>
  type === 'text' || type === 'banner'

export function drawStillImage({ type, imageUrl }: AdCreative, text: string): HTMLElement | null {
  const src = type === 'text' ? null : toSameSiteUrl(imageUrl)
  return src ? createElement('img', 'ad-media', { alt: text, decoding: 'async', src }) : null
}

/**
 * Beside a picture only what was written for it; without one at least the campaign's title. An own
 * page has its words in it, and needs the whole place.
 */
function drawWords(
  { type, headline, description, callToAction }: AdCreative,
  title: string,
  hasMedia: boolean,
): HTMLElement | null {
  if (hasMedia && type === 'rich_media') return null
  const lines = [
    ['ad-headline', headline || (hasMedia ? '' : title)],
    ['ad-text', hasMedia ? '' : (description ?? '')],
    ['ad-call', headline || !hasMedia ? callToAction : ''],
  ] as const
  const filled = lines.filter(([, text]) => text)
  if (filled.length === 0) return null
  const words = createElement('div', 'ad-words')
  words.append(...filled.map(([name, text]) => createElement('span', name, { textContent: text })))
  return words
}
