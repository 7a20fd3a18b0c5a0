import type { Page } from '@playwright/test'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { locateCards, locateCount } from './setup/list.ts'
import { expect, test } from './setup/test.ts'

/**
 * Presses Tab until the element has the focus, and checks that the focus is visible at each step.
 */
async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate((wanted) => {
      const element = document.activeElement!
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const around = element.closest('label, .card, .finder')
      const ring = around ? getComputedStyle(around) : null
      const isSeen =
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        boxShadow !== 'none' ||
        (ring !== null &&
          ((ring.outlineStyle !== 'none' && ring.outlineWidth !== '0px') ||
            ring.boxShadow !== 'none'))
      return { isFound: element.matches(wanted), isSeen, html: element.outerHTML.slice(0, 160) }
    }, selector)
    expect(focus.isSeen, `the focus is seen on ${focus.html}`).toBe(true)
    if (focus.isFound) return
  }
  throw new Error(`${selector} is not reached with ${most} presses of Tab`)
}

test.describe('with the keyboard alone', { tag: '@desktop' }, () => {
  for (const { language, home, list, skipText } of [
    { language: 'English', home: '/', list: '/businesses', skipText: 'Skip to content' },
    { language: 'Hindi', home: '/hi', list: '/hi/businesses', skipText: 'सीधे पेज पर जाएँ' },
  ]) {
    test(`in ${language}, the first press of Tab offers to skip the bar`, async ({ page }) => {
      await page.goto(home)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: skipText })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.locator('main')).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
    })

    test(`in ${language}, from the bar to the list, through filters, to a business`, async ({
      page,
    }) => {
      await page.goto(home)
      await tabTo(page, `.masthead a[href="${list}"]`)
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${list}`)
      await tabTo(page, '.filters-side select[name="category"]')
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL(/category=/)
      await expect(locateCount(page)).toBeVisible()
      await tabTo(page, '.filters-side input[name="hasPhone"]')
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(/hasPhone=true/)
      await tabTo(page, '.chosen button')
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/category=/)
      // The next key is pressed when the list is shown again, as a person would.
      await expect(locateCount(page)).toBeVisible()
      await tabTo(page, '.answer .card-name a')
      const name = await locateCards(page).first().locator('.card-name').innerText()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    })
  }

  test('rows about to be replaced are passed over: the focus would go with them', async ({
    page,
  }) => {
    await page.goto('/businesses?category=banks&hasPhone=true')
    await expect(locateCount(page)).toBeVisible()
    // The clock stands still, so that the rows stay; the answer arrives when the test lets it
    // through.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + MINUTE_MS)
    let letThrough = () => {}
    const isAwaited = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route(/\/api\/businesses\?/, async (route) => {
      await isAwaited
      await route.continue()
    })
    await tabTo(page, '.chosen button')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Searching' })).toBeFocused()
    await expect(locateCards(page).first()).toBeVisible()
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement!.closest('.card')?.outerHTML),
      ).toBeUndefined()
    }
    letThrough()
    await expect(locateCount(page)).toBeVisible()
    await locateCards(page).first().getByRole('link').first().focus()
    await expect(locateCards(page).first().getByRole('link').first()).toBeFocused()
  })

  test('the search overlay holds the focus until it is closed', async ({ page }) => {
    await page.goto('/about')
    await tabTo(page, '[data-opens-search]')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('[name=search]')).toBeFocused()
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const element = document.activeElement!
        return element !== document.body && element.closest('dialog') === null
      })
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('[data-opens-search]')).toBeFocused()
  })

  test('a business is saved and its reviews opened', async ({ page }) => {
    await page.goto('/business/sample-medical-store')
    await tabTo(page, '.more-reviews > summary', 90)
    await page.keyboard.press('Enter')
    await expect(page.locator('.review').filter({ visible: true })).toHaveCount(7)
    await tabTo(page, '.heart-button', 90)
    await page.keyboard.press('Space')
    await expect(page.locator('.heart-button')).toHaveAttribute('aria-pressed', 'true')
  })
})
