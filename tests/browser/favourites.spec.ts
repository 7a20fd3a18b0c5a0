import { locateCards, waitUntilAwake } from './setup/list.ts'
import { makeAccount } from './setup/register.ts'
import { expect, test } from './setup/test.ts'

test.describe('favourites', () => {
  test('are saved on a static card and still there after the page is loaded again', async ({
    page,
  }) => {
    await page.goto('/categories/banks')
    const heart = page.locator('[data-heart]').nth(2)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  test('are the same on every page and are counted on the list, without React and with it', async ({
    page,
  }) => {
    await page.goto('/business/sample-medical-store')
    await page.getByRole('button', { name: 'Save Sample Medical Store' }).click()
    await expect(page.getByRole('button', { name: 'Save Sample Medical Store' })).toHaveText(
      'Saved',
      {
        useInnerText: true,
      },
    )
    await page.goto('/businesses')
    const count = page.locator('[data-heart-count]')
    await expect(count).toHaveText('1')
    await locateCards(page).first().locator('[data-heart]').click()
    await expect(count).toHaveText('2')

    await page.goto('/businesses?search=medical')
    const saved = locateCards(page).getByRole('button', { name: 'Save Sample Medical Store' })
    await expect(saved).toHaveAttribute('aria-pressed', 'true')
    // Nothing is pressed on what is just replaced.
    await waitUntilAwake(page)
    await saved.click()
    await expect(saved).toHaveAttribute('aria-pressed', 'false')
    await expect(count).toHaveText('1')
  })

  test('change in another tab at once', async ({ page, context }) => {
    await page.goto('/businesses')
    const other = await context.newPage()
    await other.goto('/businesses')
    await locateCards(other).first().locator('[data-heart]').click()
    await expect(locateCards(page).first().locator('[data-heart]')).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.locator('[data-heart-count]')).toHaveText('1')
  })

  test('are kept for the visit when the browser stores nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    })
    await page.goto('/categories/banks')
    const heart = page.locator('[data-heart]').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('survive a stored value that makes no sense', async ({ page }) => {
    await page.goto('/about')
    await page.evaluate(() => localStorage.setItem('zila-favourites', '{"broken":'))
    await page.goto('/categories/banks')
    const heart = page.locator('[data-heart]').first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('are listed on their page, the newest first, and can be taken back', async ({ page }) => {
    await page.goto('/favorites')
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    await page.goto('/business/sample-medical-store')
    await page.getByRole('button', { name: 'Save Sample Medical Store' }).click()
    await page.goto('/categories/banks')
    await page.locator('[data-heart]').first().click()
    const bank = await page.locator('.card-name').first().innerText()
    await page.goto('/favorites')
    const names = page.locator('main .cards > .card .card-name')
    await expect(names).toHaveText([bank, 'Sample Medical Store'])
    const heart = page.getByRole('button', { name: 'Save Sample Medical Store' })
    await heart.click()
    await expect(page.getByText('1 saved')).toBeVisible()
    await expect(names).toHaveCount(2)
    await heart.click()
    await expect(page.getByText('2 saved')).toBeVisible()
  })

  test('join the account at sign-in, and stay in step with it', async ({ page, request }) => {
    const { token } = await makeAccount()
    const headers = { Authorization: `Bearer ${token}` }
    const inAccount = async () =>
      ((await (await request.get('/api/favorites', { headers })).json()) as { data: number[] }).data
    await page.goto('/categories/banks')
    await page.locator('[data-heart]').first().click()
    await page.evaluate((kept) => localStorage.setItem('zila-token', kept), token)
    await page.goto('/categories/post-offices')
    await expect.poll(inAccount).toHaveLength(1)
    await page.locator('[data-heart]').first().click()
    await expect.poll(inAccount).toHaveLength(2)
    await page.locator('[data-heart]').first().click()
    await expect.poll(inAccount).toHaveLength(1)
    await page.goto('/favorites')
    await expect(page.getByText('Saved in your account.')).toBeVisible()
    await expect(page.getByText('1 saved')).toBeVisible()
    // Saved on another device meanwhile.
    const { data } = (await (await request.get('/api/businesses?limit=1')).json()) as {
      data: { id: number }[]
    }
    await request.post(`/api/favorites/${data[0]!.id}`, { headers })
    await page.reload()
    await expect(page.getByText('2 saved')).toBeVisible()
  })

  test.describe('with the API down', () => {
    test.use({ apiDown: true })

    test('are named by what the browser remembers', async ({ page }) => {
      await page.goto('/business/sample-medical-store')
      await page.getByRole('button', { name: 'Save Sample Medical Store' }).click()
      await page.goto('/favorites')
      await page.getByRole('main').getByRole('link', { name: 'Sample Medical Store' }).click()
      await expect(page).toHaveURL('/business/sample-medical-store')
    })
  })
})
