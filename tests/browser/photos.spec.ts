import type { Page } from '@playwright/test'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

const ADDRESS = PAGES['business with photos']

/** Number of the picture that the strip shows now. */
const shown = (page: Page) =>
  page.locator('.photos-strip').evaluate((strip) => strip.scrollLeft / strip.clientWidth + 1)

test.describe('the pictures of a business', () => {
  test('go round in both directions, and the page stays where it is', async ({ page }) => {
    await page.goto(ADDRESS)
    await expect(page.getByText('1 / 3')).toBeVisible()
    await page.locator('.photos-strip').scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    for (const [name, to] of [
      ['Next photo', 2],
      ['Next photo', 3],
      ['Next photo', 1],
      ['Previous photo', 3],
    ] as const) {
      await page
        .getByRole('link', { name })
        .and(page.locator('.photos-strip a'))
        .nth((await shown(page)) - 1)
        .click()
      await expect.poll(() => shown(page)).toBe(to)
    }
    expect(await page.evaluate(() => scrollY)).toBe(top)
    expect(page.url()).not.toContain('#photo')
  })

  test('are reached by their thumbnails', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(ADDRESS)
    await page.locator('.photos-thumbs a').nth(2).click()
    await expect.poll(() => shown(page)).toBe(3)
  })

  test('are all in the gallery, with words for those who do not see them', async ({ page }) => {
    await page.goto(ADDRESS)
    await expect(page.locator('#photos').getByRole('img')).toHaveCount(3)
    await expect(
      page.locator('#photos').getByRole('img', { name: 'Photo 2 of 3: Three Photos Shop' }),
    ).toBeVisible()
  })

  test('that are missing leave the painting, not a broken frame', async ({ page }) => {
    await page.goto(PAGES['business of the sample'])
    await expect(page.getByText('No photos available for this business.')).toBeVisible()
    await expect(page.locator('.gallery .drawing').first()).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^Photos/ }),
    ).toHaveCount(0)
  })

  test.describe('when one does not load', () => {
    test.use({ mayFail: /favicon\.svg\?1/ })

    test('show what is painted behind it', async ({ page }) => {
      await page.route('**/favicon.svg?1', (route) => route.abort('failed'))
      await page.goto(ADDRESS)
      const first = page.locator('#photo-1')
      await expect(first.locator('img')).toBeHidden()
      await expect(first.locator('.scene')).toBeVisible()
    })
  })
})
