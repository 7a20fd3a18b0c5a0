import { expect, test } from './setup/test.ts'

test.use({ javaScriptEnabled: false })

test('with JavaScript off, a badly typed name still finds the branch and its page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').first().fill('stat bank hussainabd')
  await page.getByRole('button', { name: 'Search' }).first().click()

  await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
  await expect(page.getByText(/Businesses Found/)).toBeVisible()
  await page.getByRole('link', { name: 'State Bank of India, Hussainabad' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /State Bank of India, Hussainabad/ })).toBeVisible()
})

test('what was typed is shown as text, never as markup', async ({ page }) => {
  await page.goto(`/businesses?noscript=1&search=${encodeURIComponent('hostile <img src=x onerror=alert(1)>')}`)
  await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})
