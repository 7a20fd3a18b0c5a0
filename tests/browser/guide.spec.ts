import { expect, test } from './setup/test.ts'

const GUIDE = '/suhana-district'

const SECTIONS = [
  'Quick Facts',
  'About Suhana',
  'Top Attractions',
  'Cultural Heritage',
  'Economic Sectors',
  'Historical Timeline',
  'Administrative Divisions',
  'Wildlife Diversity',
  'Transportation & Connectivity',
  'Education & Healthcare',
  'Local Cuisine & Delicacies',
  'Geography and Climate',
]

test.describe('the district guide', () => {
  test.beforeEach(({ page }) => page.goto(GUIDE))

  test('has its sections in order, each with its sources, and two ways on', async ({ page }) => {
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Suhana District')
    const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts()
    expect(headings.slice(0, -1)).toEqual(SECTIONS)
    await expect(main.locator('.guide-sources')).toHaveCount(SECTIONS.length)
    await expect(main.getByRole('link', { name: 'Browse All Businesses' })).toHaveAttribute(
      'href',
      '/businesses',
    )
    await expect(main.getByRole('link', { name: 'View Categories' })).toHaveAttribute(
      'href',
      '/categories',
    )
  })

  test('says what was not found instead of making it up', async ({ page }) => {
    const divisions = page.getByRole('region', { name: 'Administrative Divisions' })
    await expect(divisions.getByText(/^No population data for .+, .+, .+\.$/)).toBeVisible()
    await expect(divisions.getByText('No population data')).toHaveCount(1)
    await expect(divisions.getByText('12,345')).toBeVisible()
  })

  test('tells search engines who and what it is', async ({ page, baseURL }) => {
    await expect(page).toHaveTitle('Suhana District, Madhyam · Zila')
    const content = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content')
    expect(await content('description')).toContain('Suhana district')
    expect(await content('keywords')).toContain('Navapur')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${baseURL}${GUIDE}`,
    )
  })

  test(
    'keeps its index in view, marks the section that is read, and leads to others',
    { tag: '@both' },
    async ({ page }) => {
      const index = page.getByRole('navigation', { name: 'In this guide' })
      await index.getByRole('link', { name: 'Wildlife' }).click()
      await expect(page.getByRole('heading', { name: 'Wildlife Diversity' })).toBeInViewport()
      await expect(index.locator('[aria-current]')).toHaveText('Wildlife')
      await expect(index.getByRole('link', { name: 'Wildlife' })).toBeInViewport({ ratio: 1 })
      const { heading, bar } = await page.evaluate(() => ({
        heading: document.getElementById('wildlife-title')!.getBoundingClientRect().top,
        bar: document.querySelector('.guide-index')!.getBoundingClientRect().bottom,
      }))
      expect(heading).toBeGreaterThanOrEqual(bar)
    },
  )

  test('tells the years on alternating sides', { tag: '@desktop' }, async ({ page }) => {
    const sides = await page
      .locator('.timeline > li')
      .evaluateAll((items) =>
        items.map((item) => (item.getBoundingClientRect().left < innerWidth / 2 - 40 ? 'l' : 'r')),
      )
    expect(sides.join('')).toBe('lrlrl')
  })

  test('is found in the navigation and the footer', async ({ page }) => {
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'District guide' }),
    ).toHaveAttribute('href', GUIDE)
  })
})
