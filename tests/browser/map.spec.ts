import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { waitUntilIdle } from './setup/wait-until-settled.ts'

const TILES = /^https:\/\/tile\.openstreetmap\.org\//
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" ' +
  'height="256"/></svg>'

test.describe('the map of the list', () => {
  test('asks no other host for anything because of an address alone', async ({ page }) => {
    await page.goto('/businesses?view=map')
    await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible()
    await expect(page.getByText('openstreetmap.org')).toBeVisible()
  })

  test.describe('once chosen', () => {
    test.use({ mayAsk: TILES })

    test.beforeEach(async ({ page }) => {
      await page.route(TILES, (route) =>
        route.fulfill({ body: TILE, contentType: 'image/svg+xml' }),
      )
    })

    test('shows all that match, by name of the source, and leads to a place by keyboard', async ({
      page,
    }) => {
      await page.goto('/businesses?search=post+office+sonpani')
      await page.getByRole('button', { name: 'Map' }).click()
      await expect(page).toHaveURL(/view=map/)
      const map = page.getByRole('region', { name: /^Map:/ })
      await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
      const signs = map.locator('.leaflet-marker-icon')
      await expect(signs.first()).toBeVisible()
      await signs.first().focus()
      await page.keyboard.press('Enter')
      // Zooming in opens a group, until a marker stands for one place.
      const link = map.locator('.map-places a').first()
      for (let step = 0; step < 6 && !(await link.isVisible()); step++) {
        await page.waitForTimeout(500)
        if (await link.isVisible()) break
        await map.locator('.map-pin, .map-group').first().focus()
        await page.keyboard.press('Enter')
      }
      await expect(link).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(link).toBeHidden()
      await expect(map.locator('.leaflet-marker-icon:focus')).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(link).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/business\//)
    })

    test('marks what is only at its town, and offers the list where nothing has a place', async ({
      page,
    }) => {
      await page.goto('/businesses?search=state+bank+kheda')
      await page.getByRole('button', { name: 'Map' }).click()
      await expect(page.getByText(/Grey pins \(\d+\) show only the town/)).toBeVisible()
      const sign = page.locator('.map-pin-inexact, .map-group-inexact').first()
      await sign.press('Enter')
      await expect(page.locator('.map-places li').first()).toContainText(
        /Pin shows .+\. Exact location unknown\./,
      )
      await page.route('**/api/map/businesses?*', (route) =>
        route.fulfill({ json: { success: true, data: [], total: 0 } }),
      )
      await page.goto('/businesses?category=banks')
      await page.getByRole('button', { name: 'Map' }).click()
      await expect(
        page.getByRole('heading', { name: 'None of these are on the map yet' }),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Show list' }).click()
      await expect(page).toHaveURL(/view=list/)
    })
  })

  test.describe('without pictures', () => {
    test.use({ mayAsk: TILES, mayFail: TILES })

    test('says so and keeps the places', async ({ page }) => {
      await page.route(TILES, (route) => route.abort())
      await page.goto('/businesses')
      await page.getByRole('button', { name: 'Map' }).click()
      await expect(page.getByText('Map images didn’t load')).toBeVisible()
      await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    })
  })
})

test.describe('the map of a business', () => {
  test.use({ mayAsk: TILES })

  test('comes when it is asked for, and the way there needs no map', async ({ page }) => {
    const asked: string[] = []
    await page.route(TILES, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ body: TILE, contentType: 'image/svg+xml' })
    })
    await page.goto(PAGES['business with everything'])
    const place = page.locator('#map')
    await expect(place.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
      'href',
      /20\.51(,|%2C)75\.51/,
    )
    await place.getByRole('button', { name: 'Show map' }).scrollIntoViewIfNeeded()
    await waitUntilIdle(page)
    expect(asked).toEqual([])
    await place.getByRole('button', { name: 'Show map' }).click()
    await expect(place.locator('.leaflet-marker-icon')).toHaveCount(1)
    await expect(place.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible()
    await expect(place.getByRole('button', { name: 'Show map' })).toHaveCount(0)
    expect(asked.length).toBeGreaterThan(0)
  })

  test.describe('when its files do not come', () => {
    test.use({ mayFail: /_astro\/|dynamically imported module/ })

    test('says so, and can be asked again', async ({ page }) => {
      await page.route('**/_astro/draw*.js', (route) => route.abort())
      await page.goto(PAGES['business with everything'])
      const button = page.getByRole('button', { name: 'Show map' })
      await button.click()
      await expect(page.getByText('Couldn’t load the map.')).toBeVisible()
      await expect(button).toBeEnabled()
    })
  })
})
