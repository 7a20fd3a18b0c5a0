import type { Page } from '@playwright/test'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

const ADDRESS = PAGES['business with many photos and reviews']
const lightboxOf = (page: Page) => page.getByRole('dialog', { name: 'Photos' })

test.describe('twenty pictures of a business', () => {
  test.beforeEach(({ page }) => page.goto(ADDRESS))

  test('are gone through with the arrow keys, round both ends, with dot and thumbnail following', async ({ page }) => {
    const strip = page.locator('.photos-strip')
    const marked = () =>
      page.locator('.photos-dots > span').evaluateAll((dots) => dots.findIndex((dot) => dot.className === 'now') + 1)
    await expect.poll(marked).toBe(1)
    await strip.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(marked).toBe(20)
    await expect(page.locator('.photos-thumbs [aria-current]')).toHaveAttribute('href', '#photo-20')
    await page.keyboard.press('ArrowRight')
    await expect.poll(marked).toBe(1)
    await page.keyboard.press('ArrowRight')
    await expect.poll(marked).toBe(2)
  })

  test('open large; arrows, keys and Escape work, and the focus comes back', async ({ page }) => {
    const first = page.locator('#photos a').first()
    await first.focus()
    await page.keyboard.press('Enter')
    const lightbox = lightboxOf(page)
    await expect(lightbox).toBeVisible()
    await expect(lightbox.getByRole('img')).toHaveAttribute('alt', 'Photo 1 of 20: Busy Photo Studio')
    await page.keyboard.press('ArrowLeft')
    await expect(lightbox.getByText('20 / 20')).toBeVisible()
    await lightbox.getByRole('button', { name: 'Next photo' }).click()
    await expect(lightbox.getByText('1 / 20')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await expect(first).toBeFocused()
    expect(new URL(page.url()).pathname).toBe(ADDRESS)
  })

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
      await expect(lightboxOf(page).getByText('This photo could not be loaded.')).toBeVisible()
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

test('the links to the parts say which part is being read', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(PAGES['business with everything'])
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]')
  await expect(current).toHaveText('Overview')
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /Reviews/ })
    .click()
  await expect(current).toContainText('Reviews')
})
