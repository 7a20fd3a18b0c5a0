import { expect, test } from '@playwright/test'
import { PAGES } from './setup/pages.ts'
import { followRequests, waitUntilIdle } from './setup/wait-until-settled.ts'

test.describe('the video of a business', () => {
  test('is asked of YouTube only once it is touched', async ({ page, baseURL }) => {
    const foreign: string[] = []
    followRequests(page)
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url())
    })
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }),
    )
    await page.goto(PAGES['business with everything'])
    const video = page.getByRole('link', { name: 'Play video' })
    await video.scrollIntoViewIfNeeded()
    await waitUntilIdle(page)
    expect(foreign).toEqual([])
    await expect(page.getByRole('heading', { name: 'A look around' })).toBeVisible()
    await expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')

    await video.click()
    const player = page.locator('iframe[title="A look around"]')
    await expect(player).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
    )
    await expect.poll(() => foreign.length).toBeGreaterThan(0)
    await expect(player.contentFrame().getByText('The player')).toBeVisible()
    await expect(player).toBeFocused()
  })

  test('that cannot be read is said to be unavailable', async ({ page }) => {
    await page.goto(PAGES['business with photos'])
    await expect(page.locator('#video').getByText('Video unavailable')).toBeVisible()
    await expect(page.locator('#video a')).toHaveCount(0)
  })
})
