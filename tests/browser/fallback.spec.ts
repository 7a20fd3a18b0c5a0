import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { getServedSiteFolder } from './setup/folder.ts'
import { locateCards } from './setup/list.ts'
import { LATE_BUSINESS, LATE_FORMER_SLUG } from './setup/late-records.ts'
import { expect, test } from './setup/test.ts'

const ADDRESS = `/business/${LATE_BUSINESS.slug}`

test.describe('a business opened since the site was built', () => {
  test('is found by the search and read like any other', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T12:00:00+05:30'))
    await page.goto('/businesses?search=opend+leter+workshp')
    await locateCards(page).first().locator('.card-name a').click()
    await page.waitForURL(`**${ADDRESS}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LATE_BUSINESS.name)
    await expect(page).toHaveTitle(/^Opened Later & "Sons" <b>Workshop<\/b>/)
    await expect(page.locator('.business-head .status')).toHaveText('Open till 4:00 PM')
    await expect(page.locator('#hours tr[aria-current="date"]')).toContainText('Monday')
    await expect(
      page.locator('#contact').getByRole('link', { name: LATE_BUSINESS.email }),
    ).toBeVisible()
    await expect(
      page.locator(`a[href="tel:${LATE_BUSINESS.phone}"]`).filter({ visible: true }).first(),
    ).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Services')
    await expect(page.locator('#reviews')).toContainText('Words about the workshop.')
    await expect(page.locator('#reviews')).toContainText('4.0')
    await expect(page.locator('.business-source')).toContainText('Last updated 2019.')
  })

  test('shows its texts as texts', async ({ page }) => {
    let dialogs = 0
    page.on('dialog', (dialog) => {
      dialogs++
      void dialog.dismiss()
    })
    await page.goto(ADDRESS)
    await expect(page.getByText(LATE_BUSINESS.description)).toBeVisible()
    await expect(page.locator('main img')).toHaveCount(0)
    expect(dialogs).toBe(0)
  })

  test('has the status of a page that is there, and is found by its former name', async ({
    request,
    baseURL,
  }) => {
    expect((await request.get(ADDRESS)).status()).toBe(200)
    const former = await request.get(`/business/${LATE_FORMER_SLUG}`, { maxRedirects: 0 })
    expect(former.status()).toBe(301)
    expect(new URL(former.headers()['location']!, baseURL).href).toBe(baseURL + ADDRESS)
  })

  test('can be saved', async ({ page }) => {
    await page.goto(ADDRESS)
    const heart = page.locator('main [data-heart]').filter({ visible: true }).first()
    await heart.click()
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('on a host that only has the files', { tag: '@desktop' }, () => {
  test.use({ mayFail: /\/api\/businesses\/nothing-of-this-name$/ })

  /**
   * Answers as such a host does: files at their addresses, and its own page for unknown addresses.
   */
  async function onlyFiles(page: Page): Promise<void> {
    const site = await getServedSiteFolder()
    const html = (name: string, status: number) => ({
      status,
      contentType: 'text/html',
      path: join(site, name),
    })
    await page.route(/\/business\//, (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill(html('404.html', 404))
        : route.fallback(),
    )
    await page.route(/\/fallback\/business/, (route) =>
      route.fulfill(html('fallback/business.html', 200)),
    )
  }

  test('the page of unknown addresses finds the business all the same', async ({ page }) => {
    await onlyFiles(page)
    await page.goto(ADDRESS)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LATE_BUSINESS.name)
  })

  test('a business that is not there is said not to be, with ways on', async ({ page }) => {
    await onlyFiles(page)
    await page.goto('/business/nothing-of-this-name')
    await expect(page.getByRole('heading', { level: 1, name: 'Business Not Found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible()
    await page.getByRole('link', { name: 'Browse All Businesses' }).click()
    await page.waitForURL('**/businesses')
  })

  test('an address that names none says what is wrong', async ({ page }) => {
    await onlyFiles(page)
    await page.goto('/fallback/business')
    await expect(page.getByText('Business ID is missing from URL')).toBeVisible()
    await page.goto('/fallback/business?business=undefined')
    await expect(page.getByText('Invalid business ID')).toBeVisible()
  })
})
