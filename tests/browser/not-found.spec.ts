import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

test.describe('an address that leads nowhere', () => {
  test('is answered with 404 and a page with ways on', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Browse All Businesses' }).click()
    await page.waitForURL('**/businesses')
  })

  test.describe('of a business', () => {
    test.use({ mayFail: /\/api\/businesses\// })

    test('says so, with its own status and ways on', async ({ page }) => {
      for (const named of [
        'nothing-of-this-name',
        '999999999',
        'BIZ-999999999',
        '%20',
        'undefined',
      ]) {
        const answer = await page.goto(`/business/${named}`)
        expect(answer?.status(), named).toBe(404)
        await expect(
          page.getByRole('heading', { level: 1, name: 'Business Not Found' }),
          named,
        ).toBeVisible()
      }
      await page.getByRole('link', { name: 'Browse All Businesses' }).click()
      await page.waitForURL('**/businesses')
    })
  })

  test('any more says that it was removed, and is searched on', async ({ page }) => {
    const answer = await page.goto(PAGES['page of what was removed'])
    expect(answer?.status()).toBe(410)
    expect(answer?.headers()['cache-control']).toBe('no-cache')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('heading', { level: 1, name: 'No longer available' })).toBeVisible()
    const box = page.locator('main [name=search]')
    await box.fill('sonpani')
    await box.press('Enter')
    await page.waitForURL(/\/businesses\?search=sonpani/)
  })

  test('is searched on from its own page', async ({ page }) => {
    await page.goto('/no-such-page')
    const box = page.locator('main [name=search]')
    await box.fill('sonpani')
    await box.press('Enter')
    await page.waitForURL(/\/businesses\?search=sonpani/)
  })
})

test.describe('other ways of writing an address', { tag: '@desktop' }, () => {
  test('lead to the one that counts', async ({ request, baseURL }) => {
    const answer = await request.get('/api/businesses/sample-medical-store')
    const { data } = (await answer.json()) as { data: { id: number; businessId: string } }
    const ways: [string, number, string][] = [
      [`/business/${data.id}`, 301, '/business/sample-medical-store'],
      [`/business/${data.businessId}`, 301, '/business/sample-medical-store'],
      ['/business/sample-chemist', 301, '/business/sample-medical-store'],
      ['/categories/healthcare-of-old?from=mail', 301, '/categories/healthcare?from=mail'],
      ['/categories/healthcare-of-old/page/99', 301, '/categories/healthcare'],
      ['/locations/navapur-of-old/page/2', 301, '/locations/navapur/page/2'],
      ['/about/', 308, '/about'],
      ['/about.html', 308, '/about'],
      ['/index.html', 308, '/'],
      ['/categories/banks/?from=mail', 308, '/categories/banks?from=mail'],
    ]
    for (const [from, status, to] of ways) {
      const redirect = await request.get(from, { maxRedirects: 0 })
      expect(redirect.status(), from).toBe(status)
      expect(new URL(redirect.headers()['location']!, baseURL).href, from).toBe(baseURL + to)
      expect((await request.get(from)).status(), from).toBe(200)
    }
  })

  test('of attackers lead nowhere', async ({ request }) => {
    for (const path of [
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/secret',
      '/_astro/..%5c..%5crelease.ndjson',
      '/%00',
    ]) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBeGreaterThanOrEqual(400)
      expect(answer.status(), path).toBeLessThan(500)
    }
  })
})
