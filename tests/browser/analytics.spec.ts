import type { Page } from '@playwright/test'
import { expect, test } from './setup/test.ts'

/** Calls that count something, in their order, without what is before `/analytics/`. */
function countedBy(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    const [, what] = /\/api\/analytics\/(.+)$/.exec(request.url()) ?? []
    if (what && request.method() === 'POST') told.push(what.replace(/\d+/, 'ID'))
  })
  return told
}

test.describe('what is counted on public pages', () => {
  test('a listing: that it was seen, by which search, and what was pressed', async ({ page }) => {
    const told = countedBy(page)
    await page.goto('/businesses?search=sample+medical')
    await page.locator('.card-name a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample Medical Store')
    await expect.poll(() => told).toEqual(['business/ID/view?search=sample+medical'])
    told.length = 0

    await page.locator('.heart-button').click()
    await expect.poll(() => told).toEqual(['business/ID/save'])
    // Taken back: nothing to count.
    await page.locator('.heart-button').click()
    await page.evaluate(() => {
      // The phone's programs are not opened.
      addEventListener('click', (event) => event.preventDefault())
    })
    await page.locator('main a[href^="tel:"]:visible').first().click()
    await expect.poll(() => told).toEqual(['business/ID/save', 'business/ID/call'])
    await page.locator('main a[href*="google.com/maps/dir"]:visible').first().click()
    await expect.poll(() => told.at(-1)).toBe('business/ID/directions')
    await page.locator('footer a[href^="tel:"], footer a[href^="mailto:"]').first().click()
    expect(told).toHaveLength(3)
  })

  test('a card in a list: a call and a save are of its listing', async ({ page }) => {
    const told = countedBy(page)
    await page.goto('/categories/hospitals')
    await page.locator('.card [data-heart]').first().click()
    await expect.poll(() => told).toEqual(['business/ID/save'])
  })

  test('an ad: seen with its search, saved', async ({ page }) => {
    const told = countedBy(page)
    const seen: string[] = []
    page.on('request', (request) => request.url().includes('/views') && seen.push(request.url()))
    await page.goto('/classified?search=tractor')
    await page.locator('.card-name a').first().click()
    await expect(page.locator('[data-ad-views]')).toBeVisible()
    await expect.poll(() => seen.length).toBe(1)
    expect(seen[0]).toContain('/views?search=tractor')
    await page.locator('.heart-button').click()
    await expect.poll(() => told).toEqual(['classified/ID/save'])
  })
})
