import type { Page } from '@playwright/test'
import { locateCards, locateCardNames, openFilters } from './setup/list.ts'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { signIn, readToken } from './setup/visitors.ts'

const countOf = (page: Page) => page.getByRole('heading', { name: /ads? found$/ })
const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove filter: ${name}` })

const closeFilters = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: /^(Show|Loading)/ }).click()
}

test.describe('the list of ads', () => {
  test(
    'is narrowed by category, condition, price and place; all of it is in the address and goes ' +
      'back',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await page.goto(PAGES.classifieds)
      const all = await countOf(page).innerText()
      const filters = await openFilters(page, isMobile)
      await filters.getByLabel('Category').selectOption({ label: 'Cars, Bikes & Cycles (15)' })
      await expect(page).toHaveURL(/\/classified\?categoryId=\d+$/)
      await filters.getByLabel('Condition').selectOption('new')
      await filters.getByLabel('Min').fill('₹ 3,000')
      await filters.getByLabel('Max').fill('9000')
      await filters.getByLabel('Max').press('Enter')
      await expect(page).toHaveURL(/condition=new&minPrice=3000&maxPrice=9000$/)
      await closeFilters(page, isMobile)
      await expect(locateCardNames(page)).toHaveText([
        'Sample bicycle number 4',
        'Sample bicycle number 7',
      ])
      for (const name of ['Cars, Bikes & Cycles', 'New', 'From ₹3,000', 'Up to ₹9,000'])
        await expect(chip(page, name)).toBeVisible()
      await page.getByLabel('Where').selectOption('Sonpani')
      await expect(locateCardNames(page)).toHaveText(['Sample bicycle number 4'])
      await page.goBack()
      await expect(locateCardNames(page)).toHaveCount(2)
      await chip(page, 'From ₹3,000').click()
      await expect(locateCardNames(page)).toHaveCount(3)
      await page.reload()
      await expect(locateCardNames(page)).toHaveCount(3)
      await page.locator('.chosen').getByRole('button', { name: 'Clear', exact: true }).click()
      await expect(page).toHaveURL(/\/classified$/)
      await expect(countOf(page)).toHaveText(all)
    },
  )

  test('is searched while typing, in the order of prices, and says when nothing fits', async ({
    page,
  }) => {
    await page.goto(PAGES.classifieds)
    const search = page.getByRole('search').getByLabel('What are you looking for?')
    await search.fill('bicycle')
    await expect(countOf(page)).toHaveText('14 ads found')
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-high')
    await expect(locateCardNames(page).first()).toHaveText('Sample bicycle number 14')
    await expect(page).toHaveURL(/\?search=bicycle&sort=price-high$/)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link', { name: 'Next' }).click()
    await expect(locateCardNames(page)).toHaveText([
      'Sample bicycle number 2',
      'Sample bicycle number 1',
    ])
    await expect(countOf(page)).toBeFocused()
    await search.fill('a flying carpet')
    await expect(page.getByRole('heading', { name: 'No ads found' }).last()).toBeVisible()
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expect(locateCards(page)).toHaveCount(12)
  })

  test('comes by a category’s tile with that category alone', async ({ page }) => {
    await page.goto(PAGES.classifieds)
    await page
      .getByRole('region', { name: 'Browse by category' })
      .getByRole('link', { name: /Cattle/ })
      .click()
    await expect(page).toHaveURL(/\/classified\?categoryId=\d+$/)
    await expect(chip(page, 'Cattle & Dairy')).toBeVisible()
    await expect(locateCards(page)).toHaveCount(2)
    const cattle = page.locator('.card-kind', { hasText: 'Cattle' })
    await expect(locateCards(page).filter({ has: cattle })).toHaveCount(2)
  })

  test('shows price, place and age of each, and nothing of what is over', async ({ page }) => {
    await page.goto(PAGES.classifieds)
    const tractor = locateCards(page).filter({ hasText: 'Sample tractor' })
    await expect(tractor.locator('.ad-price')).toHaveText(/^₹4,25,000\s*Negotiable$/)
    await expect(tractor).toContainText('Navapur, Madhyam')
    await expect(tractor.locator('time')).toHaveText('Just now')
    await expect(locateCards(page).filter({ hasText: 'buffalo' }).locator('time')).toHaveText(
      '4 hours ago',
    )
    const room = locateCards(page).filter({ hasText: 'Sample room' })
    await expect(room.locator('.ad-price')).toHaveText('Price on Request')
    await expect(room.locator('time')).toHaveText('2 days ago')
    await expect(
      locateCards(page).filter({ hasText: 'bicycle number 1' }).first().locator('time'),
    ).toHaveText(/ 20\d\d$/)
    await expect(
      locateCards(page).filter({ hasText: /sold|expired|waits for review/ }),
    ).toHaveCount(0)
  })

  test(
    'keeps what is saved by its heart, also here',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await page.goto(PAGES['classified ad'])
      await page.getByRole('button', { name: 'Save Sample tractor with trolley' }).click()
      await page.goto(PAGES.classifieds)
      const filters = await openFilters(page, isMobile)
      await filters.getByLabel('Saved ads').check()
      await closeFilters(page, isMobile)
      await expect(locateCardNames(page)).toHaveText(['Sample tractor with trolley'])
      await locateCards(page).getByRole('button', { name: /^Save/ }).click()
      await page.reload()
      await expect(page.getByText('Ads you save appear here.')).toBeVisible()
    },
  )

  test('has what the account has saved, and gives it what a visitor had', async ({
    page,
    isMobile,
  }) => {
    const room = page.getByRole('button', { name: 'Save Sample room to let near the bus stand' })
    await page.goto('/classified/sample-room')
    await room.click()
    const token = await readToken('buyer', isMobile)
    await signIn(page, token)
    const joined = page.waitForResponse(
      (answer) => /saved-ads\/\d+$/.test(answer.url()) && answer.request().method() === 'PUT',
    )
    await page.reload()
    expect((await joined).status()).toBe(200)
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.includes('saved-ads')) localStorage.removeItem(key)
      sessionStorage.clear()
    })
    await page.reload()
    await expect(room).toHaveAttribute('aria-pressed', 'true')
    const told = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await room.click()
    expect((await told).status()).toBe(200)
  })

  test('tells somebody who asked for an ad that is not there', async ({ page }) => {
    await page.goto('/classified/no-such-ad')
    await expect(page).toHaveURL(/\/classified#ad-gone$/)
    await expect(page.getByRole('alert')).toContainText('That ad no longer exists')
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(locateCards(page)).toHaveCount(12)
  })

  test.describe('when the API', () => {
    test.use({ mayFail: /\/api\/classified\?/ })

    test('is slow says that ads are being loaded; when it fails, that, and tries again', async ({
      page,
    }) => {
      const answer = Promise.withResolvers<void>()
      await page.route('**/api/classified?*', async (route) => {
        await answer.promise
        await route.abort('connectionrefused')
      })
      await page.goto(`${PAGES.classifieds}?condition=new`)
      await expect(page.getByRole('heading', { name: 'Loading ads...' })).toBeVisible()
      answer.resolve()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('The server could not be reached.', { timeout: 15_000 })
      await page.unroute('**/api/classified?*')
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(countOf(page)).toBeVisible()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('says that an ad is not there', async ({ page }) => {
      await page.goto('/classified/no-such-ad')
      await expect(page.getByText('That ad no longer exists')).toBeInViewport({ ratio: 1 })
    })

    test('is read from page to page', async ({ page }) => {
      await page.goto(PAGES.classifieds)
      await expect(locateCards(page)).toHaveCount(12)
      await expect(page.locator('noscript .notice')).toBeVisible()
      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: 'Next' })
        .click()
      await page.waitForURL('**/classified/page/2')
      await expect(locateCards(page).first()).toBeVisible()
    })
  })
})
