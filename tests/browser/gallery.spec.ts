import type { Page } from '@playwright/test'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

const ADDRESS = PAGES['business with many photos and reviews']
const lightboxOf = (page: Page) => page.getByRole('dialog', { name: 'Photos' })

test.describe('twenty pictures of a business', () => {
  test.beforeEach(({ page }) => page.goto(ADDRESS))

  test(
    'follow the arrow keys, round both ends; dot and thumbnail follow too',
    { tag: '@desktop' },
    async ({ page }) => {
      const strip = page.locator('.photos-strip')
      const marked = () =>
        page
          .locator('.photos-dots > span')
          .evaluateAll((dots) => dots.findIndex((dot) => dot.className === 'now') + 1)
      await expect.poll(marked).toBe(1)
      await strip.focus()
      await page.keyboard.press('ArrowLeft')
      await expect.poll(marked).toBe(20)
      await expect(page.locator('.photos-thumbs [aria-current]')).toHaveAttribute(
        'href',
        '#photo-20',
      )
      await page.keyboard.press('ArrowRight')
      await expect.poll(marked).toBe(1)
      await page.keyboard.press('ArrowRight')
      await expect.poll(marked).toBe(2)
    },
  )

  test(
    'are one large and up to four small ones, which fill the same height',
    { tag: '@desktop' },
    async ({ page }) => {
      const boxesOf = (count: number) =>
        page.locator('.photos').evaluate((photos, shown) => {
          const copy = photos.cloneNode(true) as HTMLElement
          const later = `:is(.photos-strip, .photos-thumbs) > li:nth-child(n + ${shown + 1})`
          copy.querySelectorAll(later).forEach((picture) => picture.remove())
          photos.after(copy)
          const boxOf = (part: Element) => {
            const { left, right, top, bottom } = part.getBoundingClientRect()
            return [left, right, top, bottom].map(Math.round)
          }
          const tiles = [...copy.querySelectorAll('.photos-thumbs > li')].filter((tile) =>
            tile.checkVisibility(),
          )
          const boxes = {
            whole: boxOf(copy),
            large: boxOf(copy.firstElementChild!),
            small: tiles.map(boxOf),
          }
          const names = tiles.map((tile) => tile.querySelector('a')!.hash)
          copy.remove()
          return { ...boxes, names }
        }, count)

      for (const count of [2, 3, 4, 5, 9]) {
        const { whole, large, small, names } = await boxesOf(count)
        expect(names, `of ${count}`).toEqual(
          ['#photo-2', '#photo-3', '#photo-4', '#photo-5'].slice(0, count - 1),
        )
        // All pictures beside the large one: together they are as wide as the space that is left,
        // and as high as it.
        const edge = (side: number, most: typeof Math.max) =>
          most(...small.map((box) => box[side]!))
        expect(edge(0, Math.min), `of ${count}`).toBe(large[1]! + 4)
        expect(edge(1, Math.max), `of ${count}`).toBe(whole[1])
        expect([edge(2, Math.min), edge(3, Math.max)], `of ${count}`).toEqual(large.slice(2))
        const area = small.reduce((sum, [l, r, t, b]) => sum + (r! - l!) * (b! - t!), 0)
        const room = (whole[1]! - large[1]! - 4) * (large[3]! - large[2]!)
        expect(area / room, `of ${count}`).toBeGreaterThan(0.95)
      }
      await page.locator('.photos-thumbs a').nth(4).click()
      await expect(page.locator('.photos-thumbs [aria-current]')).toHaveAttribute(
        'href',
        '#photo-5',
      )
      await page.getByRole('link', { name: 'All 20 photos' }).click()
      await expect(page.locator('#photos h2')).toBeInViewport()
    },
  )

  test('are on a phone a strip of the whole width over one row of small ones', async ({ page }) => {
    const [whole, strip, row] = await Promise.all(
      ['.photos', '.photos-strip', '.photos-thumbs'].map((part) =>
        page.locator(part).boundingBox(),
      ),
    )
    expect(strip!.width).toBe(whole!.width)
    expect(row!.y).toBeGreaterThan(strip!.y + strip!.height)
    expect(row!.height).toBeLessThan(80)
    await expect(page.locator('.photos-all')).toBeHidden()
  })

  test(
    'open large; arrows, keys and Escape work, and the focus comes back',
    { tag: '@both' },
    async ({ page }) => {
      const first = page.locator('#photos a').first()
      await first.focus()
      await page.keyboard.press('Enter')
      const lightbox = lightboxOf(page)
      await expect(lightbox).toBeVisible()
      await expect(lightbox.getByRole('img')).toHaveAttribute(
        'alt',
        'Photo 1 of 20: Busy Photo Studio',
      )
      await page.keyboard.press('ArrowLeft')
      await expect(lightbox.getByText('20 / 20')).toBeVisible()
      await lightbox.getByRole('button', { name: 'Next photo' }).click()
      await expect(lightbox.getByText('1 / 20')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(lightbox).toBeHidden()
      await expect(first).toBeFocused()
      expect(new URL(page.url()).pathname).toBe(ADDRESS)
    },
  )

  test.describe('when one does not come', () => {
    test.use({ mayFail: /share\.png\?4/ })

    test('show the painting, large as well as small', async ({ page }) => {
      await page.route('**/share.png?4', (route) => route.abort('failed'))
      await page.reload()
      const link = page.locator('#photos a').nth(3)
      await link.scrollIntoViewIfNeeded()
      await expect(link.locator('img')).toBeHidden()
      await expect(link.locator('.drawing')).toBeVisible()
      await link.click()
      await expect(lightboxOf(page).getByText('Couldn’t load this photo.')).toBeVisible()
      await lightboxOf(page).getByRole('button', { name: 'Close' }).click()
      await expect(lightboxOf(page)).toBeHidden()
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture is a link to its file', async ({ page }) => {
    await page.goto(ADDRESS)
    await expect(page.locator('#photos a').first()).toHaveAttribute('href', /share\.png\?1$/)
    await expect(lightboxOf(page)).toBeHidden()
  })
})

test('on paper the page is its words', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(PAGES['business with everything'])
  await page.emulateMedia({ media: 'print' })
  for (const kept of ['h1', '#contact', '#hours', '.review-summary', '.business-address'])
    await expect(page.locator(kept).first()).toBeVisible()
  for (const left of [
    '.masthead',
    '.footer',
    '.gallery',
    '#video',
    '.quick-inquiry',
    '.share',
    '.thumb-bar',
    '#write-review',
    '.screen-only',
  ])
    await expect(page.locator(left).first()).toBeHidden()
})

test(
  'the links to the parts say which part is being read',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(PAGES['business with everything'])
    const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]')
    await expect(current).toHaveText('Overview')
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /Reviews/ })
      .click()
    await expect(current).toContainText('Reviews')
  },
)
