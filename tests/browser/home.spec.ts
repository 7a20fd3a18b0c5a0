import { locateCount } from './setup/list.ts'
import { expect, test } from './setup/test.ts'

test.describe('the home page', () => {
  test('counts what is there', async ({ page }) => {
    await page.goto('/businesses')
    const total = /[\d,]+/.exec(await locateCount(page).innerText())![0]
    await page.goto('/categories')
    const counts = await page.locator('main .tile-count').allInnerTexts()
    const categories = counts.filter((text) => !/^0\b/.test(text)).length
    await page.goto('/')
    const figure = (name: string) =>
      page
        .locator('dl div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .first()
    await expect(figure('Businesses')).toContainText(total)
    expect(categories).toBeGreaterThan(3)
    await expect(figure('Categories')).toContainText(String(categories))
  })

  test('leads to the first six categories that have places, each with its number', async ({
    page,
  }) => {
    await page.goto('/categories')
    const counts = await page.locator('main .tile-count').allInnerTexts()
    const filled = counts.filter((text) => !/^0\b/.test(text)).length
    await page.goto('/')
    const tiles = page
      .getByRole('region', { name: 'Browse by Category' })
      .locator('a[href^="/categories/"]')
    await expect(tiles).toHaveCount(Math.min(6, filled))
    const tile = tiles.filter({ hasText: 'Banks' })
    const count = /\d+/.exec(await tile.innerText())![0]
    await tile.click()
    await expect(page.getByText(`${count} Businesses Found`)).toBeVisible()
  })

  test('shows six businesses with their featured ones first', async ({ page }) => {
    await page.goto('/')
    const cards = page.locator('section[aria-labelledby=places] .card')
    await expect(cards).toHaveCount(6)
    await expect(cards.first()).toContainText('Sample Medical Store')
    await cards.first().locator('.card-name a').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample Medical Store')
  })

  test('has a search with a town, and words to begin with', async ({ page }) => {
    await page.goto('/')
    const search = page.locator('main').getByRole('search').first()
    await search.getByRole('combobox', { name: 'Where' }).selectOption('sonpani')
    await search.locator('[name=search]').fill('bank')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('button', { name: 'Remove filter: Sonpani' })).toBeVisible()
    await expect(locateCount(page)).toBeVisible()
    await page.goto('/')
    await page.locator('main').getByRole('link', { name: 'Healthcare' }).first().click()
    await expect(page).toHaveURL(/healthcare/i)
  })

  test('leads on to the newest posts, and offers the newsletter', async ({ page }) => {
    await page.goto('/')
    const blog = page.getByRole('region', { name: 'From the blog' })
    await expect(blog.getByRole('textbox', { name: 'Your email' })).toBeVisible()
    await expect(blog.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blog')
    await expect(blog.locator('.post-card')).toHaveCount(2)
    const newest = blog.locator('.card-name a').first()
    const title = await newest.innerText()
    await newest.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  test.describe('near me', () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 20.5, longitude: 75.5 } })

    test('asks on the press where that is, and leads to the nearest with answers above', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const { geolocation } = navigator
        const ask = geolocation.getCurrentPosition.bind(geolocation)
        const counted = globalThis as unknown as { asked: number }
        counted.asked = 0
        geolocation.getCurrentPosition = (...args) => {
          counted.asked += 1
          ask(...args)
        }
      })
      await page.goto('/')
      const button = page.getByRole('button', { name: 'Near me' })
      await expect(button).toBeVisible()
      expect(await page.evaluate(() => (globalThis as unknown as { asked: number }).asked)).toBe(0)
      await button.click()
      await expect(page).toHaveURL(/\/businesses\?lat=20\.5&lng=75\.5&sort=nearest$/)
      await expect(page.locator('.card').first()).toContainText('km away')
      const notes = page.locator('.search-notes')
      await expect(notes).toContainText('Nearest railway station: Navapur Railway Station')
      await expect(notes).toContainText(/Nearest hospital: .*\d\.\d km/s)
    })

    test('of what is typed', async ({ page }) => {
      await page.goto('/')
      await page.locator('main [role=search] [name=search]').fill('hospital')
      await expect(page.locator('.suggestion').first()).toBeVisible()
      await page.getByRole('button', { name: 'Near me' }).click()
      await expect(page).toHaveURL(/\?search=hospital&lat=20\.5&lng=75\.5&sort=nearest$/)
      await expect(page.locator('.search-notes')).toContainText('Nearest hospital:')
    })
  })

  test('does not offer without script what needs one', { tag: '@both' }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('main [role=search]').first()).toBeVisible()
    await expect(page.getByText('Near me', { exact: true })).toBeHidden()
    await context.close()
  })
})
