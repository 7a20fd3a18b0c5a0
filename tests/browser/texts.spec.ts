import { expect, test } from './setup/test.ts'

test.describe('privacy and terms', () => {
  for (const path of ['/privacy', '/terms']) {
    test(`${path} says when it last changed, and whom to write to`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(/^Last updated: \d{1,2} \w{3} \d{4}$/)).toBeVisible()
      // The summary in Hindi says its day, and that no lawyer has read it.
      await expect(page.getByText(/^\d{1,2} \p{Script=Devanagari}+ \d{4} .*वकील/u)).toBeVisible()
      const officer = page.getByRole('region', { name: 'Grievance officer' })
      await expect(officer.getByRole('link', { name: 'help@example.com' })).toBeVisible()
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'Grievance officer' })
        .click()
      await expect(officer).toBeInViewport()
    })
  }

  test('name the laws and the minimum age', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page.getByText(/Digital Personal Data Protection Act, 2023/).first()).toBeVisible()
    await expect(page.getByText(/18 years and more, as the terms state/)).toBeVisible()
    await page.goto('/terms')
    await expect(page.getByText('You must be at least 18 years old.')).toBeVisible()
    await expect(page.getByText(/The law of India applies/)).toBeVisible()
  })
})

test.describe('the sitemap page', () => {
  test('leads to at most eight categories, to ten places, and pages that are there', async ({
    page,
  }) => {
    await page.goto('/sitemap')
    const hrefs = await page
      .locator('.site-map a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    // Eight at most, and only those where something was listed when the page was built; a workshop
    // opens later.
    const listed = await page.request.get('/api/categories?includeCount=true')
    const { data } = (await listed.json()) as { data: { slug: string; businessCount: number }[] }
    const filled = data.filter(
      ({ slug, businessCount }) => businessCount > 0 && slug !== 'services',
    )
    const kinds = filled.slice(0, 8).map(({ slug }) => `/businesses?category=${slug}`)
    expect(hrefs.filter((href) => href.startsWith('/businesses?category='))).toEqual(kinds)
    expect(hrefs.filter((href) => href.startsWith('/businesses?location='))).toHaveLength(10)
    for (const href of [
      '/',
      '/about',
      '/businesses',
      '/categories',
      '/locations',
      '/privacy',
      '/terms',
      '/grievance',
      '/sitemap',
      '/help',
    ])
      expect(hrefs).toContain(href)
    for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200)
  })
})

test.describe('help', () => {
  test('opens an answer at a touch or a key', async ({ page }) => {
    await page.goto('/help')
    const entry = page.locator('.help-entry').first()
    await expect(entry.locator('.prose')).toBeHidden()
    await entry.locator('summary').press('Enter')
    await expect(entry.locator('.prose')).toBeVisible()
  })
})
