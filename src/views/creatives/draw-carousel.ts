import type { AdCreative } from '#contract/creatives.ts'
import { creatives as t } from '#i18n/en/creatives.ts'
import { createButton, createElement } from './element.ts'
import { toSameSiteUrl } from './same-site-url.ts'

/** Pictures side by side, which are moved by hand, by key or by two buttons, never by themselves. */
export function drawCarousel({ carousel }: AdCreative, text: string): HTMLElement | null {
  const own = carousel.flatMap((picture) => {
    const src = toSameSiteUrl(picture.imageUrl)
    return src ? [{ src, alt: picture.text || text }] : []
  })
  if (own.length === 0) return null
  const row = createElement('div', 'ad-row', { tabIndex: 0 })
  row.setAttribute('role', 'group')
  row.setAttribute('aria-label', t.pictures)
  row.append(
    ...own.map(({ src, alt }, i) =>
      createElement('img', '', { alt, decoding: 'async', loading: i > 0 ? 'lazy' : 'eager', src }),
    ),
  )
  // The way to the advertiser lies over the whole advertisement, but below the pictures.
  row.addEventListener('click', () =>
    row.closest('.ad-frame')?.querySelector<HTMLElement>('.ad-way')?.click(),
  )
  const move = (by: number) => () => row.scrollBy({ left: by * row.clientWidth })
  const box = createElement('div', 'ad-media ad-carousel')
  box.append(row)
  if (own.length > 1)
    box.append(
      createButton('ad-back', t.previous, move(-1)),
      createButton('ad-next', t.next, move(1)),
    )
  return box
}
