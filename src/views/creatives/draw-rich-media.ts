import { parseAdSize } from '#shared/rules/ad-slots.ts'
import { createElement } from './element.ts'

/**
 * An advertiser's own page: no scripts, no forms, no other pages, an origin of its own. It is as
 * large as it was made, and smaller as a whole where there is less room; one for any size fills its
 * place.
 */
export function drawRichMedia(src: string, title: string, size: string): HTMLElement {
  const page = createElement('iframe', 'ad-page', { title, tabIndex: -1 })
  page.setAttribute('sandbox', '')
  page.src = src
  const box = createElement('div', 'ad-media ad-paged')
  box.append(page)
  const pixels = parseAdSize(size)
  if (pixels) new ResizeObserver(() => fit(page, box, pixels)).observe(box)
  return box
}

type Size = { width: number; height: number }

function fit({ style }: HTMLElement, box: HTMLElement, { width, height }: Size): void {
  const scale = Math.min(1, box.clientWidth / width, box.clientHeight / height)
  Object.assign(style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` })
}
