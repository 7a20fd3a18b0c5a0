import { expect, test } from '@playwright/test'
import { locateCards } from './setup/list.ts'

/* The list view and the chips of what is chosen, on phones of all widths. */

const WIDTHS = [320, 360, 412]

for (const width of WIDTHS) {
  test(`at ${width} px the list view shows every name whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/businesses?view=list')
    await expect(page.locator('.cards-rows')).toBeVisible()
    await expect(locateCards(page)).toHaveCount(12)
    const cut = await page
      .locator('.cards-rows .card-name')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      )
    expect(cut).toEqual([])
  })

  test(`at ${width} px Clear is whole beside what is chosen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    for (const query of ['search=state%20bank%20of%20india', 'category=banks&hasPhone=true']) {
      await page.goto(`/businesses?${query}`)
      const clear = page.locator('.chosen').getByRole('button', { name: 'Clear', exact: true })
      await expect(clear).toBeInViewport({ ratio: 1 })
      const isCut = await clear.evaluate((button) => {
        const own = button.getBoundingClientRect()
        const around = button.parentElement!.getBoundingClientRect()
        return own.right > around.right + 1 || own.left < around.left - 1
      })
      expect(isCut, query).toBe(false)
    }
  })
}

test('a card says that it leads to more, and does where that is pressed', async ({ page }) => {
  await page.goto('/businesses')
  const card = locateCards(page).first()
  const name = await card.locator('.card-name').innerText()
  const more = card.getByText('View Details')
  await more.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await more.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})
