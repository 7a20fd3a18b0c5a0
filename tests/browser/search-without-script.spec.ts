import { expect, test } from './setup/test.ts'

test.use({ javaScriptEnabled: false })

test('with JavaScript off, a badly typed name still finds the branch and its page', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('searchbox').first().fill('stat bank navapr')
  await page.getByRole('button', { name: 'Search' }).first().click()

  await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
  await expect(page.getByText(/Businesses Found/)).toBeVisible()
  await page.getByRole('link', { name: 'State Bank of India, Navapur' }).first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: /State Bank of India, Navapur/ }),
  ).toBeVisible()
})

test('what was typed is shown as text, never as markup', async ({ page }) => {
  await page.goto(
    `/businesses?noscript=1&search=${encodeURIComponent('hostile <img src=x onerror=alert(1)>')}`,
  )
  await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

test('a kind in a town, chosen on a business page, is its filtered list, page by page', async ({
  page,
}) => {
  await page.goto('/business/state-bank-of-india-kheda-bazar')
  await page.getByRole('link', { name: 'Post Offices', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
  const lines = page.locator('.index small')
  for (const line of await lines.allInnerTexts()) expect(line).toBe('Post Offices, Kheda Bazar')
  expect(await lines.count()).toBeGreaterThan(0)
})

test('the links of the sitemap lead to lists of the kind and of the town', async ({ page }) => {
  await page.goto('/sitemap')
  await page.locator('main').getByRole('link', { name: 'Post Offices' }).click()
  await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  for (const line of await page.locator('.index small').allInnerTexts())
    expect(line).toMatch(/^Post Offices, /)
  await page.goto('/sitemap')
  await page.locator('main').getByRole('link', { name: 'Navapur', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible()
  for (const line of await page.locator('.index small').allInnerTexts())
    expect(line).toMatch(/, Navapur$/)
})
