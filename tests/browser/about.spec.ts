import { BUSY_BUSINESS_REVIEWS } from './setup/seed-reviews.ts'
import { expect, test } from './setup/test.ts'

test.describe('the about page', () => {
  test('counts what is there on the day it says', async ({ page }) => {
    await page.goto('/businesses')
    const total = /\d+/.exec(await page.getByText(/Businesses Found/).innerText())![0]
    await page.goto('/about')
    const figure = (name: string) =>
      page
        .locator('dl div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .first()
    await expect(figure('Businesses')).toContainText(total)
    // Others may be approved while the tests run.
    expect(Number(/\d+/.exec(await figure('Reviews').innerText())![0])).toBeGreaterThanOrEqual(
      7 + BUSY_BUSINESS_REVIEWS,
    )
    await expect(page.getByText(/^As of \d{1,2} \w{3} \d{4}\.$/)).toBeVisible()
  })

  test('names the sources of the listings with their licences', async ({ page }) => {
    await page.goto('/about')
    const sources = page.getByRole('region', { name: 'Where the listings come from' })
    await expect(sources.getByRole('heading', { level: 3 })).toHaveCount(
      await sources.getByText(/Licence: ./).count(),
    )
    expect(await sources.getByText(/Licence: ./).count()).toBeGreaterThanOrEqual(3)
    await expect(sources).toContainText('the sample list of hospitals')
  })
})
