import type { Page } from '@playwright/test'
import { expect, test } from './setup/test.ts'

const lightness = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!
    const of = (colour: string) => {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data
      return (r! + g! + b!) / 3
    }
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { ground: of(backgroundColor), text: of(color) }
  })

const isDark = ({ ground, text }: { ground: number; text: number }) => ground < 64 && text > 160
const isLight = ({ ground, text }: { ground: number; text: number }) => ground > 220 && text < 80

test.describe('light and dark', () => {
  test('follow the visitor’s own setting', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    expect(isLight(await lightness(page))).toBe(true)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    expect(isDark(await lightness(page))).toBe(true)
  })

  test('are fixed by the website settings, whatever the visitor’s', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/about')
    // What a site with this setting is built with.
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
    await expect.poll(async () => isDark(await lightness(page))).toBe(true)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
    await expect.poll(async () => isLight(await lightness(page))).toBe(true)
  })

  test('colour the browser’s own bar', async ({ page }) => {
    await page.goto('/')
    const colours = page.locator('meta[name="theme-color"]')
    await expect(colours).toHaveCount(2)
    await expect(colours.and(page.locator('[media*="dark"]'))).toHaveAttribute('content', /^#[0-3]/)
  })
})

test.describe('motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('stops for those who ask for it', async ({ page }) => {
    for (const path of ['/', '/businesses', '/business/sample-medical-store']) {
      await page.goto(path)
      const moving = await page.locator('body *').evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { transitionDuration, animationDuration, animationName } =
              getComputedStyle(element)
            const longest = (durations: string) =>
              Math.max(...durations.split(',').map(Number.parseFloat))
            return (
              longest(transitionDuration) > 0.05 ||
              (animationName !== 'none' && longest(animationDuration) > 0.05)
            )
          })
          .map((element) => element.outerHTML.slice(0, 100)),
      )
      expect(moving, path).toEqual([])
    }
  })
})
