import type { Page } from '@playwright/test'
import { expect, test } from './setup/test.ts'

/** The suggestions under an input, not the choices of the page's select fields. */
const offered = (page: Page) =>
  page.getByRole('listbox').locator('[role=option]:not(.suggestion-speak)')

test.describe('suggestions while typing', () => {
  test(
    'are chosen by keyboard in the hero, and announced',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/')
      const box = page.locator('.hero [name=search]')
      await box.click()
      await expect(box).toHaveRole('combobox')
      await page.keyboard.type('navapr')
      const options = offered(page)
      await expect(options.first()).toContainText('Navapur')
      await expect(
        page.getByText(/\d+ suggestions?\. Use the arrow keys to choose one$/),
      ).toBeAttached()
      await expect(box).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await expect(box).toHaveAttribute(
        'aria-activedescendant',
        (await options.first().getAttribute('id'))!,
      )
      await page.keyboard.press('Escape')
      await expect(options).toHaveCount(0)
      await expect(box).toHaveAttribute('aria-expanded', 'false')
      await expect(box).toHaveValue('navapr')
      await page.keyboard.press('ArrowDown')
      await expect(options.first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/locations/navapur')
    },
  )

  test('stand above a phone’s keyboard: the box goes to the top', async ({ page }) => {
    await page.goto('/')
    const box = page.locator('.hero [name=search]')
    const top = () => box.evaluate((input) => input.getBoundingClientRect().top)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await top()).toBeGreaterThan(140)
    await box.click()
    await page.keyboard.type('navapr')
    await expect(offered(page).first()).toBeVisible()
    expect(await top()).toBeLessThan(140)
    expect(await top()).toBeGreaterThan(0)
  })

  test('in the overlay: the first Escape closes the list, the second the overlay', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const overlay = page.getByRole('dialog')
    await page.keyboard.type('post off')
    await expect(offered(page).first()).toContainText('Post Offices')
    await page.keyboard.press('Escape')
    await expect(offered(page)).toHaveCount(0)
    await expect(overlay).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
  })

  test('Enter without a choice searches, and the search is remembered until it is removed', async ({
    page,
  }) => {
    await page.goto('/businesses')
    const box = page.getByLabel('What are you looking for?')
    await box.fill('state bank')
    await box.press('Enter')
    await expect(page).toHaveURL(/search=state\+bank/)
    await page.goto('/')
    await page.locator('.hero [name=search]').click()
    await expect(
      page.getByRole('listbox').getByRole('option', { name: 'state bank' }),
    ).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(offered(page)).toHaveCount(0)
    await page.reload()
    await page.locator('.hero [name=search]').click()
    await expect(page.locator('.hero [name=search]')).toHaveRole('combobox')
    await expect(offered(page)).toHaveCount(0)
  })

  test('a search sent before the suggestions have come is remembered too', async ({ page }) => {
    await page.route('**/combobox.*.js', () => {})
    await page.goto('/')
    const box = page.locator('.hero [name=search]')
    await box.fill('post office')
    await box.press('Enter')
    await expect(page).toHaveURL(/search=post\+office/)
    await page.unroute('**/combobox.*.js')
    await page.goto('/')
    await box.click()
    await expect(
      page.getByRole('listbox').getByRole('option', { name: 'post office' }),
    ).toBeVisible()
  })

  test('a business is one press away in the list’s own box', async ({ page }) => {
    await page.goto('/businesses')
    await page.getByLabel('What are you looking for?').fill('sample medcal')
    await page.getByRole('option', { name: /Sample Medical Store/ }).click()
    await expect(page).toHaveURL('/business/sample-medical-store')
  })

  test.describe('with the API down', () => {
    test.use({ apiDown: true })

    test('come from the names the site was published with', async ({ page }) => {
      await page.goto('/')
      await page.locator('.hero [name=search]').click()
      await page.keyboard.type('बैंक')
      await expect(offered(page).first()).toContainText('Banks')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/categories/banks')
    })
  })
})
