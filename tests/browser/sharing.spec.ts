import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

const ADDRESS = PAGES['business with everything']

test.describe('sharing a business', () => {
  test('copies its link and says so', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${ADDRESS}?utm=1#reviews`)
    await page.locator('.share > summary').click()
    await page.locator('.share-menu').getByRole('button', { name: 'Copy Link' }).click()
    await expect(
      page
        .getByRole('status')
        .getByText('Link copied to clipboard!')
        .or(page.getByText('Link copied to clipboard!')),
    ).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + ADDRESS)
    await expect(page.locator('.share-menu')).toBeHidden()
  })

  test('leads to the share pages of Facebook, Twitter and WhatsApp', async ({ page, baseURL }) => {
    await page.goto(ADDRESS)
    await page.locator('.share > summary').click()
    const link = encodeURIComponent(baseURL + ADDRESS)
    for (const [place, start] of [
      ['Facebook', 'https://www.facebook.com/sharer/sharer.php?'],
      ['Twitter', 'https://twitter.com/intent/tweet?'],
      ['WhatsApp', 'https://wa.me/?'],
    ] as const) {
      const href = await page
        .locator('.share-menu')
        .getByRole('link', { name: `Share on ${place}` })
        .getAttribute('href')
      expect(href).toContain(start)
      expect(href).toContain(link)
    }
  })

  test('closes its menu with Escape and gives the focus back', async ({ page }) => {
    await page.goto(ADDRESS)
    await page.locator('.share > summary').click()
    await expect(page.locator('.share-menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.share-menu')).toBeHidden()
    await expect(page.locator('.share > summary')).toBeFocused()
  })

  test('is the device’s own where it has one', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => void (document.title = `${data.title} ${data.url}`),
      })
    })
    await page.goto(ADDRESS)
    await page.locator('.share > summary').click()
    await expect(page).toHaveTitle(`Sample Medical Store ${baseURL}${ADDRESS}`)
    await expect(page.locator('.share-menu')).toBeHidden()
  })
})
