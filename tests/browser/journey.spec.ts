import type { Page } from '@playwright/test'
import { MIN_FILL_MS } from '#shared/rules/honeypot.ts'
import { locateCardNames } from './setup/list.ts'
import { createMailAddress, PASSWORD, readMailedProof } from './setup/register.ts'
import { expect, test } from './setup/test.ts'

/**
 * A cheap phone on slow 4G: 400 ms latency, 0.2 MB a second, a quarter of this processor's speed.
 */
async function likeACheapPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const WORDS = 'दवा समय पर मिली। Kind people.'

test('on a cheap phone and slow 4G one finds a place, calls it, reads and writes a review', async ({
  page,
  browser,
  baseURL,
}) => {
  // Signing up waits for a mail now, and every page for the slow line.
  test.setTimeout(240_000)
  await likeACheapPhone(page)

  await test.step('find it by its badly typed name', async () => {
    await page.goto('/')
    const box = page.locator('main').getByRole('search').first().locator('[name=search]')
    await box.tap()
    await box.pressSequentially('sampel medcal')
    await box.press('Enter')
    await locateCardNames(page).filter({ hasText: 'Sample Medical Store' }).getByRole('link').tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample Medical Store')
  })

  await test.step('call it, without scrolling', async () => {
    const call = page.locator('.thumb-bar').getByRole('link', { name: 'Call' })
    await expect(call).toHaveAttribute('href', 'tel:+919000000001')
    await expect(call).toBeInViewport({ ratio: 1 })
    const { height } = (await call.boundingBox())!
    expect(height).toBeGreaterThanOrEqual(44)
  })

  await test.step('read what others say', async () => {
    await page.getByRole('link', { name: '7 reviews' }).tap()
    await expect(page.getByText('Words of the test reviewer 7.')).toBeInViewport()
  })

  await test.step('write a review, and sign up when asked', async () => {
    await page.getByRole('button', { name: 'Write a Review' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Write a Review' })
    await dialog.getByLabel('Your review').fill(WORDS)
    await dialog.getByRole('button', { name: 'Submit Review' }).tap()
    await expect(dialog.getByRole('alert')).toContainText('Please login to write a review.')
    await page.waitForURL(/\/login\?from=/)
    await page.getByRole('link', { name: 'Create one' }).tap()
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    await page.getByRole('textbox', { name: 'Your name', exact: true }).fill('Sita Devi')
    const address = createMailAddress()
    await page.getByRole('textbox', { name: 'Email address', exact: true }).fill(address)
    await page.locator('[name=password]').fill(PASSWORD)
    // Quicker than this, only a program fills a form.
    await page.waitForTimeout(MIN_FILL_MS)
    await page.getByRole('button', { name: 'Create account' }).tap()
    const { code } = await readMailedProof(address)
    await page.getByRole('textbox', { name: 'Code from the email', exact: true }).fill(code)
    await page.getByRole('button', { name: 'Confirm' }).tap()
    await page.getByRole('link', { name: 'Continue' }).tap()

    await expect(page).toHaveURL('/business/sample-medical-store#write-review')
    // The page and its scripts come over the slow line first.
    await expect(dialog.getByLabel('Your review')).toHaveValue(WORDS, { timeout: 45_000 })
    await dialog.getByRole('button', { name: 'Submit Review' }).tap()
    await expect(page.getByText('Review submitted successfully!')).toBeVisible()
    const own = page.locator('[data-own-review]')
    await expect(own).toContainText('Pending approval')
    await expect(own).toContainText(WORDS)
  })

  await test.step('another visitor reads what is approved, and only that', async () => {
    const other = await browser.newContext({ baseURL, viewport: page.viewportSize() })
    const visit = await other.newPage()
    await likeACheapPhone(visit)
    await visit.goto('/business/sample-medical-store')
    await visit.getByText('Show all 7 reviews').click()
    await expect(visit.getByText('Words of the test reviewer 1.')).toBeVisible()
    await expect(visit.getByText('Kind people.')).toHaveCount(0)
    await other.close()
  })
})
