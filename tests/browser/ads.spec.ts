import type { Page } from '@playwright/test'
import { expect, test } from './setup/test.ts'
import { findViolations } from './setup/violations.ts'
import { waitUntilIdle } from './setup/wait-until-settled.ts'

const GUIDE = '/suhana-district'

const AD = {
  campaignId: 7,
  creativeId: 8,
  placementId: 9,
  campaign: { title: 'A shop' },
  placement: { size: '728x90' },
  whyShown: { page: 'district-guide', town: null, words: [] },
  creative: {
    ...{ type: 'text', size: '728x90' },
    imageUrl: null,
    videoUrl: null,
    gifUrl: null,
    stillUrl: null,
    carousel: [],
    frameUrl: null,
    headline: 'A mocked headline',
    description: 'Words',
    callToAction: 'Learn More',
  },
}

/** Answers the slots with these advertisements and records what the page reports of them. */
async function answer(page: Page, data: object[], wait = 0) {
  const told: { what: string; body: unknown }[] = []
  await page.route('**/api/ads/display*', async (route) => {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    // The page may have given up.
    await route.fulfill({ json: { success: true, data } }).catch(() => undefined)
  })
  await page.route('**/api/ads/track/*', async (route) => {
    told.push({
      what: route.request().url().split('/').at(-1)!,
      body: route.request().postDataJSON(),
    })
    await route.fulfill({
      json: { success: true, data: { counted: true }, targetUrl: 'https://advertiser.example/x' },
    })
  })
  return told
}

const slotOf = (page: Page) => page.locator('[data-ad-placement="suhana_district_middle"]')

/** What moved without being asked to, as the browser counts it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const kept = window as unknown as { shift: number }
    kept.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        kept.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)

test.describe('an ad slot', () => {
  test(
    'is only where a placement is open, and asks when it comes near',
    { tag: '@both' },
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/ads/')) asked.push(request.url())
      })
      await page.goto(GUIDE)
      await waitUntilIdle(page)
      await expect(page.locator('.ad-slot')).toHaveCount(1)
      expect(asked).toEqual([])
      await slotOf(page).scrollIntoViewIfNeeded()
      await expect(slotOf(page).getByText('Sample seeds for the rains')).toBeVisible()
      await expect(slotOf(page).getByText('Ad', { exact: true })).toBeVisible()
      expect(new URL(asked[0]!).searchParams.get('placement')).toBe('suhana_district_middle')
      expect(new URL(asked[0]!).searchParams.get('size')).toBe('728x90')
      await page.goto('/about')
      await expect(page.locator('.ad-slot')).toHaveCount(0)
    },
  )

  test('keeps its height while it is filled', { tag: '@both' }, async ({ page }) => {
    await watchShifts(page)
    await answer(page, [AD], 800)
    await page.goto(GUIDE)
    const height = (await slotOf(page).boundingBox())!.height
    await slotOf(page).scrollIntoViewIfNeeded()
    await expect(slotOf(page).getByText('A mocked headline')).toBeVisible()
    expect((await slotOf(page).boundingBox())!.height).toBe(height)
    expect(await shiftOf(page)).toBeLessThan(0.01)
  })

  test('counts a view once half of it was seen for a second, and only once', async ({ page }) => {
    const told = await answer(page, [AD])
    await page.goto(GUIDE)
    await slotOf(page).evaluate((slot) =>
      scrollTo(0, slot.getBoundingClientRect().top + scrollY - innerHeight + 30),
    )
    await expect(slotOf(page).locator('.ad-way')).toBeAttached()
    await page.waitForTimeout(1500)
    expect(told).toEqual([])
    await slotOf(page).evaluate((slot) => slot.scrollIntoView({ block: 'center' }))
    await expect.poll(() => told.length).toBe(1)
    expect(told[0]).toEqual({
      what: 'impression',
      body: { campaignId: 7, creativeId: 8, placementId: 9 },
    })
    await page.evaluate(() => scrollTo(0, 0))
    await slotOf(page).evaluate((slot) => slot.scrollIntoView({ block: 'center' }))
    await page.waitForTimeout(1500)
    expect(told).toHaveLength(1)
  })

  test('opens where it leads in a new tab, which cannot reach back', async ({ page, context }) => {
    await context.route('https://advertiser.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Advertiser</title>' }),
    )
    const told = await answer(page, [AD])
    await page.goto(GUIDE)
    await slotOf(page).scrollIntoViewIfNeeded()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      slotOf(page)
        .getByRole('button', { name: /A mocked headline \(opens in a new tab\)/ })
        .click(),
    ])
    await tab.waitForURL('https://advertiser.example/x')
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull()
    expect(told.filter(({ what }) => what === 'click')).toHaveLength(1)
    expect(page.url()).toContain(GUIDE)
  })

  test('says something of the site itself while no campaign fits, and counts it never', async ({
    page,
  }) => {
    await watchShifts(page)
    const told = await answer(page, [])
    await page.goto(GUIDE)
    await slotOf(page).evaluate((slot) => slot.scrollIntoView({ block: 'center' }))
    await expect(slotOf(page).getByText('Our own ad')).toBeVisible()
    await expect(slotOf(page).getByRole('link')).toHaveAttribute('href', /^\/(register|ads)/)
    await expect(slotOf(page).getByText('Ad', { exact: true })).toHaveCount(0)
    await page.waitForTimeout(1500)
    expect(told).toEqual([])
    expect(await shiftOf(page)).toBeLessThan(0.01)
  })

  test('that is answered too late is a drawn divider in view, and goes out of it', async ({
    page,
  }) => {
    await watchShifts(page)
    await answer(page, [AD], 4000)
    await page.goto(GUIDE)
    await slotOf(page).evaluate((slot) => slot.scrollIntoView({ block: 'center' }))
    await expect(slotOf(page)).toHaveClass(/ad-none/)
    await expect(slotOf(page)).toBeVisible()
    await expect(slotOf(page)).toBeEmpty()
    expect(await shiftOf(page)).toBeLessThan(0.01)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(slotOf(page)).toBeHidden()
    expect(await shiftOf(page)).toBeLessThan(0.01)
  })

  test('tells why it stands there, and leads to the form for complaints', async ({ page }) => {
    const why = { page: 'district-guide', town: null, words: ['rains', 'fields'] }
    await answer(page, [{ ...AD, whyShown: why }])
    await page.goto(GUIDE)
    await slotOf(page).scrollIntoViewIfNeeded()
    await slotOf(page).getByRole('button', { name: 'Why this ad?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Why this ad?' })
    await expect(dialog).toContainText('Campaign: “A shop”.')
    await expect(dialog).toContainText('this page is about “rains”, “fields”')
    expect(await findViolations(page, ['.ad-slot', 'dialog[open]'])).toEqual([])
    await dialog.getByRole('link', { name: 'Report this ad' }).click()
    await expect(page.getByRole('textbox', { name: /Describe the problem/ })).toHaveValue(
      /“A shop” \(7-8\)/,
    )
  })

  test.describe('with HTML of the advertiser', () => {
    // The browser tells of the script that it did not run.
    test.use({ mayFail: /Blocked script execution in '/ })

    test('shows it in a frame that may do nothing', async ({ page }) => {
      await page.route('**/api/rich-words', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<p>Rich words</p><script>parent.document.title = 1</script>',
        }),
      )
      const frameUrl = '/api/rich-words'
      await answer(page, [{ ...AD, creative: { ...AD.creative, type: 'rich_media', frameUrl } }])
      await page.goto(GUIDE)
      await slotOf(page).scrollIntoViewIfNeeded()
      await expect(slotOf(page).locator('iframe')).toHaveAttribute('sandbox', '')
      await expect(slotOf(page).frameLocator('iframe').getByText('Rich words')).toBeVisible()
      await expect(page).toHaveTitle(/Suhana District/)
    })
  })
})

test(
  'a card comes on a later page, late, steps aside for forms and is closed for the day',
  { tag: '@both' },
  async ({ page }) => {
    await page.clock.install()
    const told = await answer(page, [AD])
    const card = page.locator('.ad-popup')
    await page.goto(GUIDE)
    await page.clock.runFor(30_000)
    await expect(card).toBeHidden()
    const again = () => page.evaluate((path) => (location.href = path), `${GUIDE}?again`)
    await again()
    await page.waitForURL(/again/)
    await page.clock.runFor(15_000)
    await expect(card).toBeHidden()
    await page.clock.runFor(10_000)
    await expect(card).toBeVisible()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect((await card.boundingBox())!.height).toBeLessThan(page.viewportSize()!.height / 3)
    // The newsletter's form of the footer, where the card stands.
    const form = page.locator('footer form')
    await form.evaluate((box) => box.scrollIntoView({ block: 'end' }))
    if (page.viewportSize()!.width < 500) await expect(card).toBeHidden()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(card).toBeVisible()
    await form.locator('input[type=email]').evaluate((box) => box.focus({ preventScroll: true }))
    await page.clock.runFor(100)
    await expect(card).toBeHidden()
    await form.locator('input[type=email]').evaluate((box) => box.blur())
    await page.clock.runFor(100)
    await expect(card).toBeVisible()
    await page.clock.runFor(1500)
    await expect.poll(() => told.length).toBe(1)
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await page.evaluate(() => location.reload())
    await page.clock.runFor(30_000)
    await expect(card).toBeHidden()
  },
)

test.describe('without the API', () => {
  test.use({ apiDown: true })

  test('a slot goes, and only the console says why', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto(GUIDE)
    await slotOf(page).evaluate((slot) =>
      scrollTo(0, slot.getBoundingClientRect().top + scrollY - innerHeight - 200),
    )
    await expect(slotOf(page)).toBeHidden()
    expect(logged.join()).toContain('Failed to fetch ads')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no empty box is shown', { tag: '@both' }, async ({ page }) => {
    await page.goto(GUIDE)
    await expect(slotOf(page)).toBeHidden()
  })
})
