import type { AdItem } from '#contract/creatives.ts'
import { imageUrl } from '#shared/drawings/image-path.ts'

type Creative = AdItem['creative']

const API = import.meta.env.PUBLIC_API_URL || '/api'

/**
 * The creative as elements: its picture, film or own HTML, and its words. Words are set as text;
 * HTML is shown only in a frame that may do nothing; and no picture is asked of another host, since
 * nobody has asked for the advertisement.
 */
export function drawCreative({ creative, campaign }: AdItem): DocumentFragment {
  const drawn = document.createDocumentFragment()
  const media = drawMedia(creative, creative.headline || campaign.title)
  if (media) drawn.append(media)
  const words = drawWords(creative, campaign.title, media !== null)
  if (words) drawn.append(words)
  return drawn
}

function drawMedia(creative: Creative, text: string): HTMLElement | null {
  if (creative.type === 'text') return null
  const framed = creative.type === 'rich_media' ? ownAddress(creative.frameUrl) : null
  if (framed) return frameOf(framed, text)
  const video = ownAddress(creative.videoUrl)
  if (creative.type === 'video' && video) return film(video, ownAddress(creative.imageUrl))
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const moving = creative.type === 'gif' && !isStill ? ownAddress(creative.gifUrl) : null
  const address = moving ?? ownAddress(creative.imageUrl)
  return address ? picture(address, text) : null
}

/** An address below the site or the API; null for one of another host. */
function ownAddress(path: string | null): string | null {
  if (!path) return null
  const address = new URL(imageUrl(path, API), location.href)
  const own = [location.origin, new URL(API, location.href).origin]
  return own.includes(address.origin) ? address.href : null
}

function picture(src: string, alt: string): HTMLImageElement {
  const image = document.createElement('img')
  image.className = 'ad-media'
  image.alt = alt
  image.decoding = 'async'
  image.src = src
  return image
}

/** Not fetched before it is played, which its own controls do. */
function film(src: string, poster: string | null): HTMLVideoElement {
  const video = document.createElement('video')
  video.className = 'ad-media ad-film'
  video.controls = true
  video.muted = true
  video.playsInline = true
  video.preload = 'none'
  if (poster) video.poster = poster
  video.src = src
  return video
}

function frameOf(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'ad-media'
  frame.title = title
  frame.tabIndex = -1
  // No scripts, no forms, no other pages, an origin of its own.
  frame.setAttribute('sandbox', '')
  frame.src = src
  return frame
}

/** Beside a picture only what was written for it; without one at least the campaign's title. */
function drawWords(
  { headline, description, callToAction }: Creative,
  title: string,
  hasMedia: boolean,
) {
  const lines = [
    ['ad-headline', headline || (hasMedia ? '' : title)],
    ['ad-text', hasMedia ? '' : (description ?? '')],
    ['ad-call', headline || !hasMedia ? callToAction : ''],
  ] as const
  const filled = lines.filter(([, text]) => text)
  if (filled.length === 0) return null
  const words = document.createElement('div')
  words.className = 'ad-words'
  words.append(
    ...filled.map(([name, text]) => {
      const line = document.createElement('span')
      line.className = name
      line.textContent = text
      return line
    }),
  )
  return words
}
