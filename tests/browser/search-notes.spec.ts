import { expect, test } from './setup/test.ts'

test.describe('what a search did is said above its results', () => {
  test('a correction, which can be undone', async ({ page }) => {
    await page.goto('/businesses?search=kenra+bank')
    const notes = page.locator('.search-notes')
    await expect(notes).toContainText('Showing results for “canara”, not “kenra”.')
    await expect(page.locator('.card-name').first()).toContainText('Canara Bank')
    await notes.getByRole('link', { name: 'Exact match' }).click()
    await expect(page).toHaveURL(/exact=true/)
    await expect(page.getByText('No businesses found')).toBeVisible()
    await expect(page.getByText('“kenra bank”')).toBeVisible()
  })

  test('a number to call, and that nothing of the kind is listed', async ({ page }) => {
    await page.goto('/businesses?search=thana')
    const notes = page.locator('.search-notes')
    await expect(notes.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
    await expect(notes.locator('[lang=hi]').first()).toContainText('पुलिस')
    await expect(notes).toContainText('No police station is listed yet.')
    await expect(notes.getByRole('link', { name: 'Add a police station' })).toHaveAttribute(
      'href',
      '/register/business',
    )
  })

  test('the next search takes them away', async ({ page }) => {
    await page.goto('/businesses?search=qqqzzz+bank')
    const notes = page.locator('.search-notes')
    await expect(notes).toContainText('“qqqzzz”')
    const box = page.locator('#search')
    await box.fill('uco bank')
    await box.press('Enter')
    await expect(page.locator('.card-name').first()).toContainText('UCO Bank')
    await expect(notes).toBeEmpty()
  })

  test('without script the same', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/businesses?search=kenra+bank&noscript=1')
    await expect(page.getByText('not “kenra”')).toBeVisible()
    await page.getByRole('link', { name: 'Exact match' }).click()
    await expect(page.getByText('0 Businesses Found')).toBeVisible()
    await context.close()
  })
})
