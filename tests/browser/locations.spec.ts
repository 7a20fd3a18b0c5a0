import { expect, test } from './setup/test.ts'

test.describe('the towns', () => {
  test('each say how many places they hold, which are all of them', async ({ page }) => {
    await page.goto('/businesses')
    const total = Number(/\d+/.exec(await page.getByText(/Businesses Found/).innerText())![0])
    await page.goto('/locations')
    const counts = await page
      .locator('main .index a > .num')
      .evaluateAll((numbers) =>
        numbers.map(({ textContent }) => Number(textContent.replace(/\D/g, ''))),
      )
    expect(counts.length).toBeGreaterThan(8)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total)
  })

  test('show their own places only, with both names and the PIN code', async ({ page }) => {
    await page.goto('/locations')
    await page
      .locator('main .index')
      .getByRole('link', { name: /Sonpani/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places in Sonpani')
    await expect(page.locator('.page-head [lang="hi"]')).toHaveText('सोनपानी')
    await expect(page.locator('.page-text')).toHaveText(/^Suhana, Madhyam(, PIN \d{6})?$/)
    const places = await page.locator('.cards .card-place').allInnerTexts()
    expect(places.length).toBeGreaterThan(10)
    expect(places.filter((place) => !place.includes('Sonpani'))).toEqual([])
  })

  test('lead to each other and to what there is in them', async ({ page }) => {
    await page.goto('/locations/sonpani')
    await page
      .getByRole('navigation', { name: 'Other towns and blocks' })
      .getByRole('link')
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Places in (?!Sonpani)/)
    await page.goto('/locations/sonpani')
    await page
      .getByRole('navigation', { name: 'Categories in Sonpani' })
      .getByRole('link', { name: /Banks/ })
      .click()
    await expect(page.getByRole('button', { name: 'Remove filter: Sonpani' })).toBeVisible()
  })
})
