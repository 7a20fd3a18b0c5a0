import { expect, test } from './setup/test.ts'

test.describe('the categories', () => {
  test('each say how many places they hold, and hold as many', async ({ page }) => {
    await page.goto('/categories')
    const tiles = await page.locator('main .tiles a').evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href')!,
        count: Number(link.querySelector('.tile-count')!.textContent.replace(/\D/g, '')),
      })),
    )
    expect(tiles.length).toBeGreaterThan(5)
    const total = tiles.reduce((sum, { count }) => sum + count, 0)
    await expect(page.locator('.page-text')).toContainText(
      `${total} places in ${tiles.filter(({ count }) => count > 0).length} categories`,
    )
    for (const { href, count } of tiles.filter((tile) => tile.count > 0)) {
      await page.goto(href)
      await expect(page.getByText(`${count} Business`).first(), href).toBeVisible()
    }
  })

  test('that are empty say so and lead on', async ({ page }) => {
    await page.goto('/categories/shopping')
    await expect(
      page.getByRole('heading', { name: 'Nothing listed under Shopping yet' }),
    ).toBeVisible()
    await page.locator('.empty').getByRole('link', { name: 'Browse All Businesses' }).click()
    await page.waitForURL('**/businesses')
  })

  test('have pages that continue each other', async ({ page }) => {
    const names: string[] = []
    await page.goto('/categories/banks')
    const total = Number(/\d+/.exec(await page.getByText(/Businesses Found/).innerText())![0])
    const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
    for (;;) {
      names.push(...(await page.locator('.cards .card-name').allInnerTexts()))
      if ((await next.count()) === 0) break
      await next.click()
      await page.waitForLoadState()
    }
    expect(names).toHaveLength(total)
    expect(new Set(names).size).toBe(total)
  })

  test('lead to their places in one town', async ({ page }) => {
    await page.goto('/categories/banks')
    const towns = page.getByRole('navigation', { name: 'Banks by town' })
    const navapur = towns.getByRole('link', { name: /Navapur/ })
    const count = /\d+/.exec(await navapur.innerText())![0]
    await navapur.click()
    await expect(page.getByRole('heading', { name: `${count} Businesses Found` })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove filter: Banks' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove filter: Navapur' })).toBeVisible()
  })
})
