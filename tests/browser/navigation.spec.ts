import { expect, test } from './setup/test.ts'

test.describe('the bar at the top', () => {
  test(
    'stays in place and gets its shadow after ten pixels',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('/')
      const bar = page.locator('.masthead')
      await expect(bar).not.toHaveAttribute('data-scrolled')
      await page.evaluate(() => scrollTo(0, 300))
      await expect(bar).toHaveAttribute('data-scrolled')
      await expect(bar).toBeInViewport()
    },
  )

  test('links to no page that does not answer', { tag: '@both' }, async ({ page, request }) => {
    await page.goto('/')
    const hrefs = await page
      .locator('.masthead a, .footer a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    const own = new Set(
      hrefs
        .filter((href) => href.startsWith(new URL(page.url()).origin))
        .map((href) => href.split('#')[0]!),
    )
    for (const href of own) expect((await request.get(href)).status(), href).toBe(200)
  })

  test('has no sideways scroll at 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test.describe('the search overlay', () => {
  test('does not submit a blank term', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-opens-search]').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('[name=search]')).toBeFocused()
    await dialog.locator('[name=search]').fill('   ')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('takes the trimmed term to the list', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-opens-search]').click()
    await page.getByRole('dialog').locator('[name=search]').fill('  state bank ')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/businesses\?search=state\+bank$/)
  })

  test('closes with Escape and gives the focus back', { tag: '@both' }, async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-opens-search]').click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('[data-opens-search]')).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the phone’s menu opens and its links work', async ({ page }) => {
    await page.goto('/')
    await page
      .locator('summary')
      .filter({ has: page.locator('use[href="#i-menu"]') })
      .click()
    await page
      .locator('.menu-panel')
      .getByRole('link', { name: /Businesses/ })
      .click()
    await page.waitForURL('**/businesses')
  })

  test('the search button leads to the list’s own box', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-opens-search]').click()
    await page.waitForURL('**/businesses#search')
  })
})

test(
  'no shortcut leads to a kind without places',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const shortcuts =
      '.hero .chips a, .search-dialog .chips a, .footer a[href^="/categories/"], .tile, .site-map a'
    const kinds = new Set<string>()
    for (const address of ['/', '/about', '/sitemap']) {
      await page.goto(address)
      for (const href of await page
        .locator(shortcuts)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))) {
        const kind = /^\/categories\/([^/]+)$|[?]category=(.+)$/.exec(href)
        if (kind) kinds.add((kind[1] ?? kind[2])!)
      }
    }
    expect(kinds.size).toBeGreaterThan(3)
    for (const kind of kinds) {
      const answer = (await (
        await request.get(`/api/businesses?category=${kind}&limit=1`)
      ).json()) as { data: unknown[] }
      expect(answer.data, kind).not.toEqual([])
    }
  },
)
