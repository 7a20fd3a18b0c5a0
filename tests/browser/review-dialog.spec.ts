import type { Page } from '@playwright/test'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { signIn, readToken } from './setup/visitors.ts'
import { waitUntilIdle } from './setup/wait-until-settled.ts'

const ADDRESS = PAGES['business with many photos and reviews']
const SENT =
  'Review submitted successfully! Your review is pending admin approval and will appear once ' +
  'approved.'
const LOGIN = 'Please login to write a review. You need to be logged in to submit reviews.'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Write a Review' })

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Write a Review' }).click()
  await expect(dialogOf(page)).toBeVisible()
  return dialogOf(page)
}

test.describe('writing a review', () => {
  test.use({ mayFail: /\/api\/reviews$/ })

  test('asks nothing of React before the button is pressed', async ({ page }) => {
    const scripts: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(request.url()),
    )
    await page.goto(ADDRESS)
    await waitUntilIdle(page)
    const before = scripts.length
    expect(scripts.filter((url) => /react|client|Dialog/i.test(url))).toEqual([])
    await openDialog(page)
    expect(scripts.length).toBeGreaterThan(before)
  })

  test(
    'is sent, shown to its writer as pending, and closes with thanks',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await signIn(page, await readToken('writer', isMobile))
      await page.goto(ADDRESS)
      const dialog = await openDialog(page)
      await expect(dialog.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked()
      await dialog.getByRole('radio', { name: '5 of 5 stars' }).focus()
      await page.keyboard.press('ArrowLeft')
      await expect(dialog.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
      await dialog.getByLabel('Title (optional)').fill('<b>Good</b>')
      await expect(dialog.getByText('11/100')).toBeVisible()
      await dialog.getByLabel('Your review').fill('समय पर काम <i>done</i>')
      await expect(dialog.getByText('22/1000')).toBeVisible()
      await dialog.getByLabel('Date of visit (optional)').fill('2026-01-05')
      await dialog.getByRole('button', { name: 'Submit Review' }).click()
      await expect(page.getByText(SENT)).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: 'Write a Review' })).toBeFocused()

      const own = page.locator('[data-own-review]')
      await expect(own).toContainText('Pending approval')
      await expect(own).toContainText('<b>Good</b>')
      await expect(own.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
      await expect(own).toContainText('Visited 5 Jan 2026')
      // The number of published ones is what it was.
      await expect(page.locator('#reviews').getByText('47 reviews', { exact: true })).toBeVisible()

      await page.reload()
      await expect(own).toContainText('Pending approval')
      await openDialog(page)
      const already =
        'You have already reviewed this business. You can only submit one review per business.'
      await expect(dialog.locator('p.notice')).toHaveText(already)
      await expect(dialog.getByLabel('Your review')).toHaveValue('')
      await dialog.getByLabel('Your review').fill('Once more')
      await dialog.getByRole('button', { name: 'Submit Review' }).click()
      await expect(dialog.getByRole('alert')).toContainText(already)
      await expect(dialog.getByText(already)).toHaveCount(1)
      await expect(dialog.getByLabel('Your review')).toHaveValue('Once more')
    },
  )

  test('wants a comment and no visit to come', async ({ page, isMobile }) => {
    await signIn(page, await readToken('mocked', isMobile))
    await page.goto(ADDRESS)
    const dialog = await openDialog(page)
    await dialog.getByLabel('Your review').fill('  \n ')
    await dialog.getByRole('button', { name: 'Submit Review' }).click()
    await expect(dialog.getByText('Please write a review comment.')).toBeVisible()
    await expect(dialog.getByLabel('Your review')).toBeFocused()
    await dialog.getByLabel('Your review').fill('Words')
    await dialog.getByLabel('Date of visit (optional)').fill('2999-01-01')
    await dialog.getByRole('button', { name: 'Submit Review' }).click()
    await expect(dialog.getByText('The visit date cannot be in the future')).toBeVisible()
  })

  test('says for each refusal what the specification says, and keeps the words', async ({
    page,
    isMobile,
  }) => {
    test.slow()
    await signIn(page, await readToken('mocked', isMobile))
    await page.goto(ADDRESS)
    const dialog = await openDialog(page)
    await dialog.getByLabel('Your review').fill('Kept words')
    let sent: unknown
    for (const [status, body, text] of [
      [400, { error: 'The words of the server.' }, 'The words of the server.'],
      [400, {}, 'Invalid review data. Please check your input.'],
      [
        404,
        { error: 'Business not found.', fields: { businessId: 'Business not found.' } },
        'Business information is not available. Please refresh the page.',
      ],
      [404, { error: 'Not found.' }, 'Review endpoint not found. Please contact support.'],
      [
        409,
        { error: 'Twice.' },
        'You have already reviewed this business. You can only submit one review per business.',
      ],
      [
        429,
        { error: 'Too many attempts. Please try again later.' },
        'Too many attempts. Please try again later.',
      ],
      [500, { error: 'Our server fell over.' }, 'Our server fell over.'],
      [502, 'no json', 'Failed to submit review. Please try again later.'],
    ] as const) {
      await page.route('**/api/reviews', (route) => {
        sent = route.request().postDataJSON()
        return typeof body === 'string'
          ? route.fulfill({ status, body })
          : route.fulfill({ status, json: body })
      })
      await dialog.getByRole('button', { name: 'Submit Review' }).click()
      await expect(dialog.getByRole('alert')).toHaveText(text)
      await expect(dialog.getByLabel('Your review')).toHaveValue('Kept words')
      await page.unroute('**/api/reviews')
    }
    expect(sent).toMatchObject({ rating: 5, title: null, comment: 'Kept words', visitDate: null })
    await page.route('**/api/reviews', (route) => route.abort('connectionrefused'))
    await dialog.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText(/Saved on this phone; it will be sent/)).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test('rests its buttons while it is on the way', async ({ page, isMobile }) => {
    await signIn(page, await readToken('mocked', isMobile))
    await page.goto(ADDRESS)
    const dialog = await openDialog(page)
    await dialog.getByLabel('Your review').fill('Words')
    let answer: (() => void) | undefined
    await page.route('**/api/reviews', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve))
      await route.fulfill({ status: 500, json: { error: 'Later.' } })
    })
    await dialog.getByRole('button', { name: 'Submit Review' }).click()
    await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    answer?.()
    await expect(dialog.getByRole('alert')).toHaveText('Later.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })
})

test.describe('writing a review without being signed in', () => {
  test.use({ mayFail: /\/login|\/api\/(reviews|favorites)/ })

  test('leads to sign in and back, with what was written', async ({ page, isMobile }) => {
    await page.goto(ADDRESS)
    const dialog = await openDialog(page)
    await dialog.getByRole('radio', { name: '2 of 5 stars' }).check({ force: true })
    await dialog.getByLabel('Your review').fill('Words before signing in')
    await dialog.getByRole('button', { name: 'Submit Review' }).click()
    await expect(dialog.getByRole('alert')).toContainText(LOGIN)
    await page.waitForURL(/\/login\?from=/)
    const back = new URL(page.url()).searchParams.get('from')
    expect(back).toBe(`${ADDRESS}#write-review`)

    await signIn(page, await readToken('returning', isMobile))
    await page.goto(back!)
    await expect(dialog.getByLabel('Your review')).toHaveValue('Words before signing in')
    await expect(dialog.getByRole('radio', { name: '2 of 5 stars' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText(SENT)).toBeVisible()
  })

  test('with a token that is no longer good does the same', async ({ page }) => {
    const inAnHour = Math.floor(Date.now() / 1000) + 3600
    const payload = Buffer.from(
      JSON.stringify({ id: 1, role: 'user', name: 'x', exp: inAnHour }),
    ).toString('base64url')
    await signIn(page, `x.${payload}.x`)
    await page.goto(ADDRESS)
    const dialog = await openDialog(page)
    await dialog.getByLabel('Your review').fill('Words')
    await dialog.getByRole('button', { name: 'Submit Review' }).click()
    await expect(dialog.getByRole('alert')).toContainText(LOGIN)
    await expect(dialog.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      /^\/login\?from=/,
    )
    await page.waitForURL(/\/login\?from=/)
  })
})

test.describe('finding a review helpful', () => {
  test('counts, can be taken back, and is known again', async ({ page, isMobile }) => {
    await signIn(page, await readToken('voter', isMobile))
    await page.goto(ADDRESS)
    const review = page
      .locator('#reviews .review')
      .filter({ hasText: isMobile ? 'Busy words 46.' : 'Busy words 45.' })
    const button = review.getByRole('button', { name: 'Helpful' })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(review).toContainText('1 found this helpful')
    await page.reload()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(review).not.toContainText('found this helpful')
  })

  test('asks a visitor to sign in', async ({ page }) => {
    await page.goto(ADDRESS)
    const review = page.locator('#reviews .review').first()
    await review.getByRole('button', { name: 'Helpful' }).click()
    await expect(review.getByText('Please log in to mark a review as helpful.')).toBeVisible()
    await expect(review.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      /^\/login\?from=.*review-\d+$/,
    )
  })
})

test.describe('very many reviews', () => {
  test('are all shown when asked, the last of them from the API', async ({ page }) => {
    await page.goto(ADDRESS)
    // A middling rating is no highlight.
    await expect(page.getByText(/^Rated/)).toHaveCount(0)
    const shown = page.locator('#reviews .review').filter({ visible: true })
    await expect(shown).toHaveCount(5)
    await page.getByText('Show all 47 reviews').click()
    await expect(shown).toHaveCount(10)
    await page.getByRole('button', { name: 'Show more reviews' }).click()
    await expect(shown).toHaveCount(47)
    await expect(page.getByRole('button', { name: 'Show more reviews' })).toHaveCount(0)
    await expect(shown.filter({ hasText: 'Busy words 1.' })).toContainText('Busy Reviewer')
  })
})
