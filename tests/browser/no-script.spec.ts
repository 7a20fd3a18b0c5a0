import { HINDI_PAGES, PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

test.use({ javaScriptEnabled: false })

test.describe('without JavaScript', () => {
  test('every page has its heading, its text and ways on, and waits for nothing', async ({
    page,
  }) => {
    test.slow()
    for (const [name, path] of Object.entries({ ...PAGES, ...HINDI_PAGES })) {
      await page.goto(path)
      await expect(page.locator('main h1').first(), name).toBeVisible()
      // Hindi says the same in fewer letters.
      const letters = path.startsWith('/hi') ? 80 : 100
      expect((await page.locator('main').innerText()).trim().length, name).toBeGreaterThan(letters)
      expect(await page.locator('main a:visible').count(), name).toBeGreaterThan(0)
      await expect(page.locator('main .skeleton:visible, main .spinner:visible'), name).toHaveCount(
        0,
      )
      // Buttons that only a script could serve.
      await expect(page.locator('main button[type="button"]:visible'), name).toHaveCount(0)
    }
  })

  test('no page says of a place that it is open or closed now', async ({ page }) => {
    const known = /^(See hours|Hours not available|समय देखें|समय पता नहीं)$/i
    for (const name of [
      'home',
      'business list',
      'category',
      'town',
      'business with everything',
    ] as const)
      for (const path of [PAGES[name], HINDI_PAGES[`${name}, in Hindi`]!]) {
        await page.goto(path)
        const said = await page.locator('.status').allInnerTexts()
        expect(
          said.filter((text) => !known.test(text.trim())),
          path,
        ).toEqual([])
      }
  })

  test('the list is read from page to page', async ({ page }) => {
    await page.goto('/businesses')
    const cards = page.locator('.answer .cards .card-name a')
    await expect(cards).toHaveCount(12)
    const first = await cards.allInnerTexts()
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Next' })
      .click()
    await page.waitForURL('**/businesses/page/2')
    await expect(cards).toHaveCount(12)
    expect(await cards.allInnerTexts()).not.toEqual(first)
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Previous' })
      .click()
    await page.waitForURL('**/businesses')
    expect(await cards.allInnerTexts()).toEqual(first)
  })

  test('the last page of the list has the last businesses and no next one', async ({ page }) => {
    await page.goto('/businesses')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.locator('a[aria-label]').last().click()
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
    const left = await page.locator('.answer .cards .card-name').count()
    expect(left).toBeGreaterThan(0)
    const total = Number(
      /[\d,]+/.exec(await page.getByText(/Businesses Found/).innerText())?.[0].replace(',', ''),
    )
    const number = Number(/\d+$/.exec(page.url())?.[0])
    expect((number - 1) * 12 + left).toBe(total)
  })

  test('a branch is found by category and town alone', async ({ page }) => {
    await page.goto('/')
    await page.locator('main').getByRole('link', { name: /Banks/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Banks')
    await page.goto('/locations')
    await page
      .locator('main')
      .getByRole('link', { name: /Kheda Bazar/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kheda Bazar')
    const branch = page.getByRole('link', { name: 'State Bank of India, Kheda Bazar', exact: true })
    const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
    while (!(await branch.isVisible()) && (await next.isVisible())) await next.click()
    await branch.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'State Bank of India, Kheda Bazar',
    )
  })

  test('a business is whole: contact, hours, every review, tabs as links', async ({ page }) => {
    await page.goto(PAGES['business with everything'])
    const hours = page.locator('#hours')
    await expect(hours.getByRole('row')).toHaveCount(7)
    await expect(hours.getByRole('row').first()).toContainText('Monday')
    await expect(hours.getByRole('row').first()).toContainText('10:00 AM - 4:00 PM')
    await expect(hours.getByRole('row').last()).toContainText('Closed')
    await page.getByText('Show all 7 reviews').click()
    for (let n = 1; n <= 7; n++)
      await expect(page.getByText(`Words of the test reviewer ${n}.`)).toBeVisible()
    for (const link of await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link')
      .all()) {
      const target = (await link.getAttribute('href'))!
      await link.click()
      expect(page.url()).toContain(target)
      await expect(page.locator(target)).toBeInViewport()
    }
  })

  test('the menu of share links opens and leads to the share pages', async ({ page }) => {
    await page.goto(PAGES['business with everything'])
    await page.locator('.share > summary').click()
    await expect(
      page.locator('.share-menu').getByRole('link', { name: 'Share on WhatsApp' }),
    ).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
    await expect(page.locator('.share-menu').getByText('Copy Link')).toBeHidden()
  })

  test('the list says what it cannot do, and shows nothing as the answer to a choice', async ({
    page,
  }) => {
    await page.goto('/businesses?sort=recent')
    await expect(page.locator('noscript .notice')).toBeVisible()
    await expect(page.locator('.chosen')).toHaveCount(0)
  })
})
