import { afterEach, expect, test } from 'vitest'
import '#styles/global.css'
import '#styles/ad-shown.css'
import type { AdCreative } from '#contract/creatives.ts'
import { drawCreative } from '#views/creatives/draw-creative.ts'

const BASE: AdCreative = {
  ...{ type: 'banner', size: '300x250', imageUrl: null, videoUrl: null, gifUrl: null },
  ...{ stillUrl: null, carousel: [], frameUrl: null, description: null },
  headline: 'Fresh seeds and tools for the rains, at half price',
  callToAction: 'Learn More',
}
const picture = { imageUrl: '/uploads/a.png', text: '' }

let slot: HTMLElement | undefined
afterEach(() => slot?.remove())

/** The creative in a slot, as wide as in a phone of 360 pixels. */
function show(className: string, creative: Partial<AdCreative>): HTMLElement {
  slot = document.createElement('aside')
  slot.className = className
  const frame = document.createElement('div')
  frame.className = 'ad-frame'
  frame.append(drawCreative({ ...BASE, ...creative }, 'A campaign'))
  slot.append(frame)
  document.body.append(slot)
  return frame
}

const isWithin = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

test.each([
  ['a picture', { type: 'banner', imageUrl: '/uploads/a.png' }],
  ['a film', { type: 'video', videoUrl: '/uploads/a.mp4' }],
  ['pictures in a row', { type: 'carousel', carousel: [picture, picture] }],
] as [string, Partial<AdCreative>][])(
  'in a phone’s card %s is whole, with room beside a long headline',
  (_, creative) => {
    const frame = show('ad-popup', creative)
    const [whole, media, words] = [frame, ...frame.children].map((part) =>
      part.getBoundingClientRect(),
    ) as [DOMRect, DOMRect, DOMRect]
    expect(isWithin(media, whole)).toBe(true)
    expect(isWithin(words, whole)).toBe(true)
    expect(media.width).toBeGreaterThan(110)
    expect(media.height).toBeGreaterThan(90)
    expect(words.left).toBeGreaterThanOrEqual(media.right)
  },
)

test('a place of a phone’s size has the film alone, which has its words in it', () => {
  const frame = show('ad-slot ad-320x50', {
    ...{ type: 'video', size: '320x50', videoUrl: '/uploads/a.mp4' },
  })
  const media = frame.querySelector('.ad-media')!.getBoundingClientRect()
  expect(media.height).toBeGreaterThanOrEqual(50)
  expect(frame.querySelector<HTMLElement>('.ad-words')!.offsetHeight).toBe(0)
})
