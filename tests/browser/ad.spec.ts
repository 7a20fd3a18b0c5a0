import { PAGES } from './setup/pages.ts'
import { LATE_AD } from './setup/seed-classifieds.ts'
import { expect, test } from './setup/test.ts'
import { signIn, readToken } from './setup/visitors.ts'

test.describe('the page of an ad', () => {
  test('says what it is, what it costs, where, how old, and who sells it', async ({ page }) => {
    await page.goto(PAGES['classified ad'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample tractor with trolley')
    const head = page.locator('.ad-head')
    await expect(head.locator('.ad-price')).toHaveText(/^\s*₹4,25,000\s*Negotiable\s*$/)
    await expect(head).toContainText('Navapur, Madhyam')
    await expect(head).toContainText('Just now')
    await expect(head).toContainText(/\d+ views?/)
    const details = page.getByRole('region', { name: 'Details' })
    for (const text of [
      'Good',
      'Tractors & Farm Machines',
      'Sample Motors',
      'SM 275',
      '2016',
      '425001',
    ])
      await expect(details).toContainText(text)
    const seller = page.getByRole('region', { name: 'Seller' })
    await expect(seller).toContainText('Test Seller')
    await expect(seller.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
      'href',
      'tel:+919000000021',
    )
    await expect(seller.getByRole('link', { name: 'seller@example.com' })).toBeVisible()
    await expect(page.getByText('Ad ID')).toBeVisible()
  })

  test('goes round its pictures and shows them large', async ({ page }) => {
    await page.goto(PAGES['classified ad'])
    const strip = page.locator('.photos-strip')
    const shown = () =>
      strip.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth) + 1)
    await page.getByRole('link', { name: 'Previous photo' }).first().click()
    await expect.poll(shown).toBe(3)
    await expect(page.locator('.photos-thumbs [aria-current]')).toHaveAttribute('href', '#photo-3')
    await strip.getByRole('link', { name: 'Photo 3 of 3' }).click()
    const lightbox = page.getByRole('dialog', { name: 'Photos' })
    await expect(lightbox.getByText('3 / 3')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(lightbox.getByText('1 / 3')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
  })

  test('shows neither number nor address of a seller who does not want it', async ({ page }) => {
    await page.goto('/classified/sample-room')
    await expect(page.locator('.ad-head .ad-price')).toHaveText('Price on Request')
    const seller = page.getByRole('region', { name: 'Seller' })
    await expect(seller).toContainText('Ask the seller a question.')
    await expect(
      page.locator('a[href^="tel:+919000000021"], a[href^="mailto:seller"]'),
    ).toHaveCount(0)
    await expect(seller.getByRole('button', { name: 'Send Inquiry' })).toBeVisible()
  })

  for (const [state, path, words] of [
    ['sold', '/classified/sample-phone-sold', 'This item has been sold.'],
    ['expired', PAGES['classified ad that has expired'], 'This ad has expired'],
  ] as const)
    test(`says that it is ${state}, takes no inquiries, and is not for search engines`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.locator('.ad-head .notice')).toContainText(words)
      await expect(page.getByText('Send Inquiry')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Call Now' })).toHaveCount(0)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    })

  test(
    'is shared by its link or through others',
    { tag: '@desktop' },
    async ({ page, context, baseURL }) => {
      const address = PAGES['classified ad']
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(`${address}?utm=1`)
      await page.locator('.share > summary').click()
      const link = page.locator('.share-menu').getByRole('link', { name: 'Share on WhatsApp' })
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(`wa\\.me/.*${encodeURIComponent(baseURL + address)}`),
      )
      await page.locator('.share-menu').getByRole('button', { name: 'Copy Link' }).click()
      await expect(page.getByText('Link copied to clipboard!')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + address)
    },
  )

  test('is made in the browser for an ad younger than the site, its words being words', async ({
    page,
  }) => {
    await page.goto(PAGES['classified ad without a page of its own'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LATE_AD.title)
    await expect(page.getByText('₹12,345')).toBeVisible()
    await expect(page.getByText(LATE_AD.description)).toBeVisible()
    await page.getByRole('button', { name: 'Send Inquiry' }).click()
    await expect(page.getByRole('dialog', { name: 'Send Inquiry' })).toContainText(LATE_AD.title)
  })

  for (const address of [PAGES['classified ad'], PAGES['classified ad without a page of its own']])
    test(`offers its seller to mark it as sold, and no inquiry: ${address}`, async ({
      page,
      isMobile,
    }) => {
      await signIn(page, await readToken('mocked', isMobile))
      const { data } = (await (await page.request.get(`/api${address}`)).json()) as {
        data: { id: number }
      }
      await page.route('**/api/classified/user/my-ads?*', (route) =>
        route.fulfill({ json: { success: true, data: [data] } }),
      )
      await page.route('**/api/classified/*/mark-sold', (route) =>
        route.fulfill({ json: { success: true, data: { id: data.id, status: 'sold' } } }),
      )
      await page.goto(address)
      await expect(page.getByText('This is your own ad.')).toBeVisible()
      await expect(page.getByText('Send Inquiry').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Call Now' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Mark as sold' }).click()
      await expect(page.getByText('Buyers won’t be able to send inquiries.')).toBeVisible()
      const told = page.waitForRequest(`**/api/classified/${data.id}/mark-sold`)
      await page.getByRole('button', { name: 'Yes, mark as sold' }).click()
      expect((await told).method()).toBe('PATCH')
      await expect(page.getByText('Ad marked as sold.')).toBeVisible()
    })

  test('of somebody else offers no such thing', async ({ page, isMobile }) => {
    await signIn(page, await readToken('mocked', isMobile))
    const asked = page.waitForResponse('**/api/classified/user/my-ads?*')
    await page.goto(PAGES['classified ad'])
    expect(await (await asked).json()).toMatchObject({ data: [] })
    await expect(page.locator('#inquire')).toBeVisible()
    await expect(page.getByText('This is your own ad.')).toBeHidden()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is read whole, its pictures with it', async ({ page }) => {
      await page.goto(PAGES['classified ad'])
      await expect(page.getByText('One owner, new tyres, papers in order.')).toBeVisible()
      await expect(page.locator('noscript p')).toBeVisible()
      await expect(page.getByText('Send Inquiry').filter({ visible: true })).toHaveCount(0)
      await page.getByRole('link', { name: 'Next photo' }).first().click()
      await expect(page).toHaveURL(/#photo-2$/)
    })
  })
})
