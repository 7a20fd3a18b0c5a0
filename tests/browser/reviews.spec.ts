import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

test.describe('reviews of a business', () => {
  test.beforeEach(({ page }) => page.goto(PAGES['business with everything']))

  test('have an average and a distribution from five down to one', async ({ page }) => {
    const reviews = page.locator('#reviews')
    await expect(reviews.locator('.review-average')).toHaveText('4.3')
    await expect(reviews.getByText('7 reviews', { exact: true })).toBeVisible()
    await expect(reviews.locator('.review-bars li')).toHaveText([
      /5\s+stars\s+4/,
      /4\s+stars\s+2/,
      /3\s+stars\s+0/,
      /2\s+stars\s+1/,
      /1\s+star\s+0/,
    ])
    // The longest bar is the most frequent rating's.
    const bars = await reviews
      .locator('.review-bars rect')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width))
    expect(bars.map((width) => Math.round((width / bars[0]!) * 100))).toEqual([100, 50, 0, 25, 0])
  })

  test('show the first five, and all seven when asked', async ({ page }) => {
    const shown = page.locator('#reviews .review').filter({ visible: true })
    await expect(shown).toHaveCount(5)
    await page.getByText('Show all 7 reviews').click()
    await expect(shown).toHaveCount(7)
  })

  test('are nowhere before they are approved', async ({ page }) => {
    expect(await page.content()).not.toContain('Pending words')
    const answer = await page.request.get('/api/businesses/sample-medical-store')
    const { data } = (await answer.json()) as { data: { id: number } }
    expect(await (await page.request.get(`/api/reviews/business/${data.id}`)).text()).not.toContain(
      'Pending words',
    )
  })

  test('say who and when, and their titles are text', async ({ page }) => {
    await page.getByText('Show all 7 reviews').click()
    const review = page.locator('.review').filter({ hasText: 'Words of the test reviewer 1.' })
    await expect(review).toContainText('Test Reviewer 1')
    await expect(review).toContainText('<b>Bold</b> claim')
    await expect(review.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
    await expect(review.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/)
  })
})
