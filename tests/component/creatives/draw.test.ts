import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AdCreative } from '#contract/creatives.ts'
import '#styles/ad.css'
import '#styles/ad-shown.css'
import { getImageUrl } from '#shared/drawings/image-path.ts'
import { drawCreative } from '#views/creatives/draw-creative.ts'
import { toSameSiteUrl } from '#views/creatives/same-site-url.ts'
import { expectAccessible } from '../setup/accessible.ts'

const NOTHING: AdCreative = {
  ...{ type: 'banner', size: '300x250' },
  imageUrl: null,
  videoUrl: null,
  gifUrl: null,
  stillUrl: null,
  carousel: [],
  frameUrl: null,
  headline: null,
  description: null,
  callToAction: 'Learn More',
}

let frame: HTMLElement

beforeEach(() => {
  frame = document.createElement('div')
  frame.className = 'ad-frame'
  document.body.append(frame)
})
afterEach(() => {
  frame.remove()
  vi.restoreAllMocks()
})

function draw(creative: Partial<AdCreative>): HTMLElement {
  frame.replaceChildren(drawCreative({ ...NOTHING, ...creative }, 'A campaign'))
  return frame
}
const find = <E extends Element = HTMLElement>(selector: string) =>
  frame.querySelector<E>(selector)!
const sources = () => [...frame.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)
/** Resolves once the browser has told those who watch it what of the frame is in view. */
const noticed = async () => {
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(frame))
  await new Promise((resolve) => requestAnimationFrame(resolve))
}
/** As if the visitor wanted less motion. */
const wantLess = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)

describe('a creative', () => {
  test('shows words as words, and the campaign’s title where it has none', () => {
    const headline = '<img src=x onerror="document.title = 1">'
    expect(draw({ type: 'text', headline, description: 'Words' }).textContent).toBe(
      `${headline}WordsLearn More`,
    )
    expect(frame.querySelector('img')).toBeNull()
    expect(draw({ type: 'text' }).textContent).toBe('A campaignLearn More')
  })

  test.each([
    ['a banner', { type: 'banner', imageUrl: 'https://advertiser.example/a.png' }],
    ['a film', { type: 'video', videoUrl: 'https://advertiser.example/a.mp4' }],
    ['a page', { type: 'rich_media', frameUrl: 'https://advertiser.example/' }],
    [
      'pictures',
      { type: 'carousel', carousel: [{ imageUrl: 'https://advertiser.example/a.png', text: '' }] },
    ],
  ] as [string, Partial<AdCreative>][])('asks no other host for %s', (_, creative) => {
    draw({ ...creative, headline: 'A headline' })
    expect(frame.querySelector('img, video, iframe')).toBeNull()
    expect(frame.textContent).toContain('A headline')
  })

  test('that is a page of its own stands in a frame that may do nothing', () => {
    draw({ type: 'rich_media', frameUrl: '/uploads/page.html' })
    const shown = find<HTMLIFrameElement>('iframe')
    expect(shown.getAttribute('sandbox')).toBe('')
    expect(new URL(shown.src).pathname).toBe('/api/uploads/page.html')
    expect(shown.title).toBe('A campaign')
  })

  test.each([
    ['its place', '300x250', 'width: 300px; height: 250px'],
    ['a lower one', '300x250', 'width: 300px; height: 125px'],
    ['a phone’s card', '320x50', 'width: 260px; height: 104px'],
    ['a narrower one', '728x90', 'width: 326px; height: 116px'],
  ])('that is a page of its own is whole in %s, without words beside it', async (_, size, room) => {
    frame.style.cssText = `${room}; border: 0; max-width: none`
    draw({ type: 'rich_media', size, frameUrl: '/uploads/page.html', headline: 'Words' })
    expect(frame.textContent).toBe('')
    await vi.waitFor(() =>
      expect(find<HTMLIFrameElement>('iframe').style.width).toBe(`${size.split('x')[0]}px`),
    )
    const [page, place] = [find('iframe').getBoundingClientRect(), frame.getBoundingClientRect()]
    const [width, height] = size.split('x').map(Number) as [number, number]
    expect(page.width / page.height).toBeCloseTo(width / height, 1)
    for (const [inner, outer] of [
      [page.left, place.left],
      [page.top, place.top],
      [-page.right, -place.right],
      [-page.bottom, -place.bottom],
    ] as const)
      expect(inner).toBeGreaterThanOrEqual(outer - 0.5)
    const fills = [place.width - page.width, place.height - page.height]
    expect(Math.min(...fills)).toBeLessThanOrEqual(0.5)
  })

  test('that is a page for any size fills its place', () => {
    draw({ type: 'rich_media', size: 'responsive', frameUrl: '/uploads/page.html' })
    const [page, place] = [find('iframe'), frame]
    expect([page.clientWidth, page.clientHeight]).toEqual([place.clientWidth, place.clientHeight])
  })
})

test.each(['uploads/a.png', '/uploads/a.png', '/api/uploads/a.png'])(
  'the address of %s',
  (path) => {
    const { href } = new URL(getImageUrl(path), location.href)
    expect(toSameSiteUrl(path)).toBe(href)
  },
)

describe('what moves', () => {
  const gif = { type: 'gif', gifUrl: '/api/moving.gif', stillUrl: '/api/still.png' } as const

  test('moves while it is seen, until it is paused by hand', async () => {
    draw(gif)
    await vi.waitFor(() => expect(sources()).toEqual(['/api/moving.gif']))
    expect(find('button').ariaLabel).toBe('Pause')
    find('button').click()
    expect(sources()).toEqual(['/api/still.png'])
    expect(find('button').ariaLabel).toBe('Play')
    frame.style.marginTop = '5000px'
    await noticed()
    frame.style.marginTop = ''
    await noticed()
    expect(sources()).toEqual(['/api/still.png'])
    await expectAccessible(frame)
  })

  test('stands still out of view', async () => {
    draw(gif)
    await vi.waitFor(() => expect(sources()).toEqual(['/api/moving.gif']))
    frame.style.marginTop = '5000px'
    await vi.waitFor(() => expect(sources()).toEqual(['/api/still.png']))
  })

  test('stands still for who wants less motion, until it is played by hand', async () => {
    wantLess()
    draw(gif)
    await noticed()
    expect(sources()).toEqual(['/api/still.png'])
    find('button').click()
    expect(sources()).toEqual(['/api/moving.gif'])
  })

  test('as a film is silent, fetches nothing before it plays and pauses unseen', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    draw({ type: 'video', videoUrl: '/api/film.mp4', stillUrl: '/api/still.png' })
    const film = find<HTMLVideoElement>('video')
    expect(film).toMatchObject({ muted: true, preload: 'none', loop: false, controls: false })
    await expect.poll(() => play).toHaveBeenCalledTimes(1)
    const before = pause.mock.calls.length
    frame.style.marginTop = '5000px'
    await vi.waitFor(() => expect(pause.mock.calls.length).toBeGreaterThan(before))
  })

  test('as a film without a still picture stands at its first one', () => {
    wantLess()
    draw({ type: 'video', videoUrl: '/api/film.mp4' })
    expect(find<HTMLVideoElement>('video')).toMatchObject({ preload: 'metadata', paused: true })
  })
})

describe('pictures side by side', () => {
  const carousel = ['a', 'b', 'c'].map((name) => ({ imageUrl: `/api/${name}.png`, text: name }))

  test('are moved by buttons and never by themselves, and lead on', async () => {
    draw({ type: 'carousel', carousel })
    const row = find('.ad-row')
    expect([...row.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['a', 'b', 'c'])
    expect([...frame.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Previous image',
      'Next image',
    ])
    expect(row.tabIndex).toBe(0)
    find('.ad-next').click()
    await vi.waitFor(() => expect(row.scrollLeft).toBeCloseTo(row.clientWidth, -1))
    const way = document.createElement('button')
    way.className = 'ad-way'
    way.ariaLabel = 'A campaign'
    const followed = vi.fn()
    way.addEventListener('click', followed)
    frame.append(way)
    row.click()
    expect(followed).toHaveBeenCalledOnce()
    await expectAccessible(frame)
  })

  test('need no buttons for one', () => {
    draw({ type: 'carousel', carousel: carousel.slice(0, 1) })
    expect(frame.querySelector('button')).toBeNull()
  })
})
