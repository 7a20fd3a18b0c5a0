import type { Page } from '@playwright/test'
import { HINDI_PAGES, pageNames, PAGES, type PageName } from './setup/pages.ts'
import { waitUntilSettled } from './setup/wait-until-settled.ts'
import {
  findPicturesWithoutSize,
  setDefaultText,
  findOverflow,
  SMALLEST_SCREEN,
} from './setup/overflow.ts'
import { expect, test } from './setup/test.ts'
import { findViolationsButOfColours, findViolationsInBothThemes } from './setup/violations.ts'

/** The number of animations and transitions that are running on the page. */
const inMotion = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().length)

/* Templates of which a wide screen shows parts that a phone does not. */
const WIDE: PageName[] = ['home', 'business list', 'business with everything', 'district guide']
const widthsOf = (name: PageName) => (WIDE.includes(name) ? ['@both'] : [])

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** As a phone with small glass, with the largest text of its settings, and with the browser's. */
async function expectNothingSideways(page: Page): Promise<void> {
  const usual = page.viewportSize()!
  await page.setViewportSize(SMALLEST_SCREEN)
  expect(await findOverflow(page)).toEqual([])
  expect(await findPicturesWithoutSize(page)).toEqual([])
  await page.setViewportSize(usual)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '130%'))
  expect(await findOverflow(page)).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await setDefaultText(page, 32)
  expect(await findOverflow(page)).toEqual([])
  await setDefaultText(page, 16)
}

for (const name of pageNames)
  test(
    `${name}: nothing has to be scrolled sideways, axe finds nothing wrong, light and dark`,
    { tag: widthsOf(name) },
    async ({ page }) => {
      await page.goto(PAGES[name])
      await waitUntilSettled(page)
      await expectNothingSideways(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await inMotion(page), 'colours change at once for who wants less motion').toBe(0)
      expect(await findViolationsInBothThemes(page)).toEqual([])
    },
  )

/* Themes and widths are those of English: here it is the letters that differ, and what is named. */
for (const [name, path] of Object.entries(HINDI_PAGES))
  test(`${name}: nothing has to be scrolled sideways, axe finds nothing wrong`, async ({
    page,
  }) => {
    await page.goto(path)
    await waitUntilSettled(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expectNothingSideways(page)
    expect(await findViolationsButOfColours(page)).toEqual([])
  })
