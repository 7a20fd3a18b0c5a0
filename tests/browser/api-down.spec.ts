import { pageNames, PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { waitUntilIdle } from './setup/wait-until-settled.ts'

test.use({ apiDown: true })

test.describe('with the API down', () => {
  test('every page is there, and reading it asks nothing of the API', async ({ page }) => {
    test.slow()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // A post, an ad and a listing report that they were opened; they show the same when nobody
      // hears it. Uploaded pictures are files behind the API's address; without them their
      // descriptions are read.
      if (/^\/api(?!\/uploads\/)/.test(pathname) && !/\/views?$/.test(pathname))
        asked.push(request.url())
    })
    for (const name of pageNames.filter((name) => !name.endsWith('without a page of its own'))) {
      await page.goto(PAGES[name])
      await waitUntilIdle(page)
      await expect(page.locator('main h1').first(), name).toBeVisible()
    }
    expect(asked).toEqual([])
  })

  test('the list says so, names pages that are there, and comes back with the API', async ({
    page,
  }) => {
    await page.goto('/businesses?search=kheda')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The server could not be reached.', { timeout: 15_000 })
    await expect(page.getByRole('heading', { name: 'Couldn’t load the list' })).toBeVisible()
    const ways = await alert
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    expect(ways).toContain('/categories/banks')
    expect(ways).toContain('/locations/kheda-bazar')
    for (const way of ways) expect((await page.request.get(way)).status(), way).toBe(200)

    await page.unroute(/\/api\//)
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: /Businesses Found/ })).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test('a business without its own page cannot be shown; two ways on are offered', async ({
    page,
  }) => {
    await page.goto(PAGES['business without a page of its own'])
    await expect(page.getByText('Failed to load business details')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('heading', { name: 'Business Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to Homepage' }).click()
    await page.waitForURL(/:\d+\/$/)
  })

  test('a heart is kept all the same', async ({ page }) => {
    await page.goto('/categories/banks')
    const heart = page.locator('[data-heart]').first()
    await heart.click()
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})
