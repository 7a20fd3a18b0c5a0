import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

const ADDRESS = PAGES['business with everything']

test.describe('the page of a business', () => {
  test('says what it is: name, marks, rating, address, kind', async ({ page }) => {
    await page.goto(ADDRESS)
    const head = page.locator('.business-head')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample Medical Store')
    await expect(head.getByText('नमूना मेडिकल स्टोर')).toHaveAttribute('lang', 'hi')
    await expect(head.getByText('Verified', { exact: true })).toBeVisible()
    await expect(head.getByText('Featured', { exact: true })).toBeVisible()
    await expect(head.getByRole('link', { name: 'Doctors & Medicine' })).toHaveAttribute(
      'href',
      '/categories/healthcare',
    )
    await expect(head.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
    await expect(head.getByText('4.3', { exact: true })).toBeVisible()
    await expect(head.getByRole('link', { name: '7 reviews' })).toHaveAttribute('href', '#reviews')
    await expect(head.getByText('Main Road, opposite the bus stand')).toContainText(
      'Navapur, Suhana, Madhyam 425001',
    )
    await expect(page).toHaveTitle(/^Sample Medical Store/)
  })

  test('lists only facts that are known', async ({ page }) => {
    await page.goto(ADDRESS)
    const facts = page.locator('.facts').first()
    const fact = (name: string) =>
      facts
        .locator('div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd')
    await expect(fact('Established')).toHaveText('1998')
    await expect(fact('Team size')).toHaveText('2-10')
    await expect(fact('Price range')).toHaveText('₹₹')
    await expect(fact('Home delivery')).toHaveText('Available')
    await expect(fact('Town')).toHaveText('Navapur')
    await page.goto(PAGES['business of the sample'])
    for (const unknown of [
      'Established',
      'Team size',
      'Price range',
      'Home delivery',
      'Online ordering',
    ])
      await expect(fact(unknown)).toHaveCount(0)
    await expect(page.locator('#hours')).toContainText('Hours not available')
    await expect(
      page.getByText('No reviews yet. Be the first to share your experience!'),
    ).toBeVisible()
    await expect(page.getByText('From public data')).toBeVisible()
    await expect(fact('Last updated')).toHaveText('Jan 2026')
    await expect(page.locator('.business-source')).toContainText('Last updated Jan 2026.')
  })

  test(
    'leads the ways to it: call, WhatsApp, mail, website, directions',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await page.goto(ADDRESS)
      const actions = page.locator(isMobile ? '.thumb-bar' : '.business-actions')
      await expect(actions.locator('a[href="tel:+919000000001"]')).toBeVisible()
      await expect(actions.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        'https://wa.me/919000000001',
      )
      await expect(actions.getByRole('link', { name: 'Directions' })).toHaveAttribute(
        'href',
        /google\.[^/]+\/maps\/.*20\.51(,|%2C)75\.51/,
      )
      const contact = page.locator('#contact')
      await expect(contact.getByRole('link', { name: 'sample@example.com' })).toHaveAttribute(
        'href',
        'mailto:sample@example.com',
      )
      await expect(contact.getByRole('link', { name: 'example.com', exact: true })).toHaveAttribute(
        'href',
        'https://example.com/',
      )
      await expect(contact.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
        'href',
        /maps/,
      )
      await expect(contact).toContainText('Near the clock tower')
      await expect(
        page.getByRole('link', { name: 'Facebook', exact: true }).first(),
      ).toHaveAttribute('href', 'https://facebook.com/example')
    },
  )

  test('says that no number is listed where there is none, and offers no call', async ({
    page,
  }) => {
    await page.goto(PAGES['business with photos'])
    await expect(page.locator('#contact')).toContainText('Number not listed')
    const calls = page
      .locator('.business-head, .thumb-bar, .side')
      .locator('[href^="tel:"], [href^="https://wa.me/9"]')
    await expect(calls).toHaveCount(0)
    await expect(
      page.getByRole('link', { name: 'Directions', exact: true }).filter({ visible: true }).first(),
    ).toHaveAttribute('href', /Three(\+|%20)Photos/)
  })

  test('tells its services and highlights', async ({ page }) => {
    await page.goto(ADDRESS)
    const services = page.locator('#services')
    await expect(services).toContainText('Navapur, Belpur')
    await expect(services).toContainText('Minimum order ₹200')
    await expect(services).toContainText('Not available')
    await expect(page.getByText('Since 1998')).toBeVisible()
    await expect(page.getByText('Rated 4.3 (7 reviews)')).toBeVisible()
    await expect(page.getByText('Online ordering', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: /^UPI$/ })).toBeVisible()
  })

  test('has a breadcrumb and the way back', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto(ADDRESS)
    const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    const names = ['Home', 'Businesses', 'Doctors & Medicine', 'Sample Medical Store']
    // The heading follows at once on a phone.
    await expect(steps).toHaveText(isMobile ? names.slice(0, 3) : names)
    await expect(steps.nth(2).getByRole('link')).toHaveAttribute('href', '/categories/healthcare')
    await page.getByRole('link', { name: 'Back to Listings' }).click()
    await page.waitForURL('**/businesses')
  })

  test('shows up to three similar businesses, never itself', async ({ page }) => {
    await page.goto(ADDRESS)
    const similar = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Similar Businesses' }) })
    const names = await similar.locator('.card-name').allInnerTexts()
    expect(names.length).toBeGreaterThan(0)
    expect(names.length).toBeLessThanOrEqual(3)
    expect(names).not.toContain('Sample Medical Store')
    await similar.locator('.card-name a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0]!)
  })

  test.describe('that is not active', () => {
    test.use({ mayFail: /\/api\/businesses\/closed-for-good$/ })

    test('is nowhere', async ({ page }) => {
      expect((await page.goto('/business/closed-for-good'))?.status()).toBe(404)
      await page.goto('/businesses?search=closed+for+good')
      await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible()
    })
  })
})

test.describe('hostile texts', () => {
  test('are shown as the text they are, and nothing runs', async ({ page }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.goto(PAGES['business with hostile texts'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '<script>alert("name")</script> & "Sons"',
    )
    await expect(page).toHaveTitle(/^<script>alert\("name"\)<\/script> & "Sons"/)
    await expect(page.locator('#overview')).toContainText(
      '</script><img src=x onerror=alert(1)> {{7*7}}',
    )
    await expect(page.locator('.business-address')).toContainText('"><svg onload=alert(2)>')
    await expect(page.locator('img[src="x"], svg[onload]')).toHaveCount(0)
    await expect(page.locator('[href^="javascript:" i], [src^="javascript:" i]')).toHaveCount(0)
    await expect(page.getByText('Video unavailable')).toBeVisible()
    const site = page.locator('#contact').getByRole('link', { name: /example\.com/ })
    await expect(site).toHaveAttribute('href', /^https:\/\/example\.com\/\?q=/)
    await page.goto('/businesses?search=sons')
    await expect(
      page.getByRole('link', { name: '<script>alert("name")</script> & "Sons"', exact: true }),
    ).toBeVisible()
    expect(dialogs).toEqual([])
  })
})
