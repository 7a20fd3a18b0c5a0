import { countOf } from './setup/list.ts'
import { expect, test } from './setup/test.ts'

test.describe('the home page', () => {
  test('counts what is there', async ({ page }) => {
    await page.goto('/businesses')
    const total = /[\d,]+/.exec(await countOf(page).innerText())![0]
    await page.goto('/categories')
    const categories = await page.locator('main a[href^="/categories/"]').count()
    await page.goto('/')
    const figure = (name: string) =>
      page
        .locator('dl div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .first()
    await expect(figure('Businesses')).toContainText(total)
    await expect(figure('Categories')).toContainText(String(categories))
  })

  test('leads to six categories, each with its number of places', async ({ page }) => {
    await page.goto('/')
    const tiles = page.getByRole('region', { name: 'Browse by Category' }).locator('a[href^="/categories/"]')
    await expect(tiles).toHaveCount(6)
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
    await search.getByRole('combobox', { name: 'Where' }).selectOption('panki')
    await search.locator('[name=search]').fill('bank')
    await search.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('button', { name: 'Remove filter: Panki' })).toBeVisible()
    await expect(countOf(page)).toBeVisible()
    await page.goto('/')
    await page.locator('main').getByRole('link', { name: 'Healthcare' }).first().click()
    await expect(page).toHaveURL(/healthcare/i)
  })

  test('leads on to the newest posts, and offers the newsletter', { tag: '@phone' }, async ({ page }) => {
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
})
