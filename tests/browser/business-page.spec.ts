import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

test('hours come directly after the overview', async ({ page }) => {
  await page.goto(PAGES['business with everything'])
  const topOf = async (part: string) => (await page.locator(part).boundingBox())!.y
  expect(await topOf('#hours')).toBeGreaterThan(await topOf('#overview'))
  for (const part of ['#services', '#map', '#reviews', '#contact'])
    expect(await topOf('#hours'), part).toBeLessThan(await topOf(part))
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Hours' })
    .click()
  await expect(page.locator('.tabs [aria-current]')).toHaveText('Hours')
})

test('tabs beyond the edge are hinted at by a shade that stays while they move', async ({
  page,
}) => {
  await page.goto(PAGES['business with everything'])
  const tabs = page.locator('.tabs')
  expect(await tabs.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true)
  await tabs.scrollIntoViewIfNeeded()
  const { x, y, width } = (await tabs.boundingBox())!
  const edge = { x: x + width - 3, y: y + 2, width: 3, height: 6 }
  const withMore = await page.screenshot({ clip: edge })
  await tabs.evaluate((row) => row.scrollTo({ left: row.scrollWidth }))
  await expect
    .poll(async () => (await page.screenshot({ clip: edge })).equals(withMore))
    .toBe(false)
})

test(
  '"Back to Listings" keeps the search, also over a neighbour',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/businesses?search=bank&view=list')
    await page.locator('.card-name a').first().click()
    const back = page.getByRole('link', { name: 'Back to Listings' })
    await expect(back).toHaveAttribute('href', '/businesses?search=bank&view=list')
    await page.locator('.cards .card-name a').first().click()
    await expect(back).toHaveAttribute('href', '/businesses?search=bank&view=list')
    await page.goto('about:blank')
    await page.goto(PAGES['business with everything'])
    await expect(back).toHaveAttribute('href', /\/businesses$/)
  },
)

test('showing more reviews keeps "Verified visit"', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/api/reviews/business/*?*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { reviews: object[] }
    const reviews = body.reviews.map((review) => ({ ...review, verified: true }))
    await route.fulfill({ response: answer, json: { ...body, reviews } })
  })
  await page.goto(PAGES['business with many photos and reviews'])
  await page.locator('.more-reviews > summary').click()
  const before = await page.locator('.review').count()
  await page.locator('[data-rest]').click()
  await expect(page.locator('.review').nth(before)).toContainText('Verified visit')
})

test(
  'the newest message takes the place of an older one',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(PAGES['business with everything'])
    await page.locator('.facts-share [data-copy]').click()
    await expect(page.locator('.toast')).toHaveCount(1)
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('toast:shown', { detail: null })),
    )
    await expect(page.locator('.toast')).toHaveCount(0)
  },
)

test.describe('a field that was wrong', { tag: '@desktop' }, () => {
  test('stops being red when it is right, and not before', async ({ page }) => {
    await page.goto(PAGES.register)
    await page.locator('[data-entry] [type=submit]').click()
    const email = page.locator('[data-entry] [name=email]')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await email.fill('someone')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await email.fill('someone@example.com')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('[data-entry] [name=password]')).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  })
})

test.describe('a form of an account', () => {
  for (const name of ['login', 'register', 'forgotten password'] as const)
    test(`starts above the fold: ${name}`, async ({ page }) => {
      await page.goto(PAGES[name])
      await expect(page.locator('.entry-form .input').first()).toBeInViewport({ ratio: 1 })
    })
})
