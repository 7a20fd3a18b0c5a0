import type { AdCreative } from '#contract/creatives.ts'
import { drawCarousel } from './draw-carousel.ts'
import { drawVideoOrGif } from './draw-video-or-gif.ts'
import { drawStillImage } from './draw-parts.ts'
import { drawRichMedia } from './draw-rich-media.ts'
import { toSameSiteUrl } from './same-site-url.ts'

/** The picture, film, pictures or own page of a creative; null where it has none. */
export function drawMedia(creative: AdCreative, text: string): HTMLElement | null {
  const { type } = creative
  if (type === 'carousel') return drawCarousel(creative, text)
  if (type === 'gif' || type === 'video') return drawVideoOrGif(creative, text)
  if (type !== 'rich_media') return drawStillImage(creative, text)
  const src = toSameSiteUrl(creative.frameUrl)
  return src ? drawRichMedia(src, text, creative.size) : null
}
