import { ADMIN_PATHS, APP_PATHS, HELPER_PATHS } from '#config/app-paths.ts'
import { makeOwner } from './setup/app-people.ts'
import { makeAccount, PASSWORD } from './setup/register.ts'
import { openSignedIn } from './setup/app-page.ts'
import { countDialogSteps } from './setup/list.ts'
import { expect, test } from './setup/test.ts'
import { findViolationsInBothThemes } from './setup/violations.ts'

/** Others are gone through where there is a record, an administrator or a helper. */
const ELSEWHERE: readonly string[] = [...Object.values(ADMIN_PATHS), ...Object.values(HELPER_PATHS)]
const FIXED_PATHS = Object.values(APP_PATHS).filter(
  (path) => !path.includes(':') && !ELSEWHERE.includes(path),
)

test.describe('the signed-in app', () => {
  test('asks a visitor to sign in, and comes back', async ({ page, browserName: _ }) => {
    const { address } = await makeAccount()
    await page.goto('/messages?type=sent')
    await page.waitForURL(/\/login\?from=%2Fmessages%3Ftype%3Dsent/)
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    await page.getByLabel('Email address').fill(address)
    await page.getByLabel('Password').first().fill('sohrai painting')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    await expect(page).toHaveURL(/\/messages\?type=sent/)
  })

  test('every address is answered by the shell, after a reload too', async ({ page, request }) => {
    const { owner } = await makeOwner(request)
    for (const path of FIXED_PATHS) {
      await openSignedIn(page, owner.token, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.reload())!.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    const slash = await request.get('/messages/?type=sent', { maxRedirects: 0 })
    expect([slash.status(), slash.headers()['location']]).toEqual([308, '/messages?type=sent'])
  })

  test(
    'moves between screens: title, focus, Back',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      const { token } = await makeAccount()
      await openSignedIn(page, token, '/dashboard')
      await expect(page).toHaveTitle(/^Dashboard/)
      const links = page.getByRole('navigation', { name: 'Account' }).first()
      const bar = isMobile ? page.locator('.app-foot') : links
      await bar.getByRole('link', { name: /Messages/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused()
      await expect(page).toHaveTitle(/^Messages/)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Namaste' })).toBeFocused()
    },
  )

  test(
    'the screen before stays, under a thin line, until the next one has come',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      const { token } = await makeAccount()
      let come = () => undefined as void
      const coming = new Promise<void>((resolve) => (come = resolve))
      await page.route(/_astro\/Messages\.[^/]*\.js$/, async (route) => {
        await coming
        await route.continue()
      })
      await openSignedIn(page, token, '/dashboard')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText('Namaste')
      const links = page.getByRole('navigation', { name: 'Account' }).first()
      const bar = isMobile ? page.locator('.app-foot') : links
      await bar.getByRole('link', { name: /Messages/ }).click()
      await expect(page.locator('.app-progress')).toBeVisible()
      await expect(heading).toContainText('Namaste')
      come()
      await expect(heading).toContainText('Messages')
      await expect(page.locator('.app-progress')).toBeHidden()
    },
  )

  test('shows a regular user the panel of the business guard', async ({ page }) => {
    const { token } = await makeAccount()
    await openSignedIn(page, token, '/help')
    await page.goto('/my-businesses')
    await expect(page.getByRole('heading', { name: 'Business Account Required' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL(/\/help$/)
  })

  test('drawer by keyboard', async ({ page }) => {
    const { token } = await makeAccount()
    await openSignedIn(page, token, '/dashboard')
    const more = page.getByRole('button', { name: 'More' })
    await more.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByText('User Dashboard')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await drawer.getByRole('link', { name: /My classified ads/ }).press('Enter')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('My classified ads')
  })

  test('Back closes the drawer and a dialog, and then leaves', async ({ page }) => {
    const { token } = await makeAccount()
    await openSignedIn(page, token, '/dashboard')
    const main = page.getByRole('heading', { level: 1 })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    const hasStep = () => expect.poll(() => countDialogSteps(page)).toBe(1)
    await page.getByRole('button', { name: 'More' }).click()
    await drawer.getByRole('link', { name: /My classified ads/ }).click()
    await expect(main).toContainText('My classified ads')
    await page.getByRole('link', { name: 'Post an ad' }).first().click()
    await expect(main).toContainText('Post an ad')
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await expect(preview).toBeVisible()
    await hasStep()
    await page.goBack()
    await expect(preview).toBeHidden()

    await page.getByLabel('Title', { exact: false }).first().fill('A bicycle')
    await page.goBack()
    const question = page.getByRole('dialog', { name: 'Leave without sending?' })
    await expect(question).toBeVisible()
    await hasStep()
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(main).toContainText('Post an ad')
    await page.goBack()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(main).toContainText('My classified ads')

    await page.getByRole('button', { name: 'More' }).click()
    await expect(drawer).toBeVisible()
    await hasStep()
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(main).toContainText('My classified ads')
    await page.goBack()
    await expect(main).toContainText('Namaste')
  })

  test('Back closes a menu and stays', async ({ page, request }) => {
    const { owner } = await makeOwner(request)
    await openSignedIn(page, owner.token, '/dashboard')
    await page.locator('.app-foot').getByRole('link', { name: 'Listings' }).click()
    const more = page.getByRole('button', { name: /^More options for/ })
    await more.click()
    await expect.poll(() => countDialogSteps(page)).toBe(1)
    await page.goBack()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(more).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Namaste')
  })

  test('a screen opens at its top, whatever the first one was left at', async ({ page }) => {
    const { token } = await makeAccount()
    await page.setViewportSize({ width: 360, height: 400 })
    await openSignedIn(page, token, '/classified/post')
    await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible()
    const left = await page.evaluate(() => (scrollTo(0, 400), scrollY))
    expect(left).toBe(400)
    await page.goto('/help')
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('a sign-out ends the other tabs', { tag: '@both' }, async ({ page, context, isMobile }) => {
    const { token } = await makeAccount()
    await openSignedIn(page, token, '/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Namaste')
    const other = await context.newPage()
    await other.goto('/messages')
    await expect(other.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    if (isMobile) await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await other.waitForURL(/\/login/)
  })
})

test.describe('a session that ends', () => {
  test.use({ sessionEnds: true })

  test('keeps the scroll for Back, and what was typed for a sign-in', async ({ page, request }) => {
    const { owner, conversation } = await makeOwner(request)
    // The stream of news would tell of the end of the session before the answer is sent.
    await page.route('**/api/live', () => undefined)
    await page.setViewportSize({ width: 360, height: 400 })
    await openSignedIn(page, owner.token, '/dashboard')
    const last = page.getByRole('link', { name: /Sunday opening/ })
    // The page is as long as it stays.
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await expect(page.getByText(/has no photo$/).first()).toBeVisible()
    await last.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(200)
    await last.click()
    const reply = page.getByRole('textbox', { name: 'Message' })
    await expect(reply).toBeVisible()
    await page.goBack()
    // The message is marked as read in the test, because the page may be left before it has done
    // so.
    const there = () =>
      page.evaluate(
        (was) =>
          scrollY > 200 && scrollY === Math.min(was, document.body.scrollHeight - innerHeight),
        scrolled,
      )
    await expect.poll(there).toBe(true)

    await page.goForward()
    await reply.fill('Yes, from ten to two.')
    await request.post('/api/auth/logout', {
      headers: { Authorization: `Bearer ${owner.token}` },
    })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/\/login\?from=%2Fmessages/, { timeout: 15_000 })
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    await page.getByLabel('Email address').fill(owner.address)
    await page.getByLabel('Password').first().fill(PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    // In the field, or below the thread as not sent if another call was refused before the answer.
    const kept = () =>
      page
        .locator('main')
        .evaluate((main: HTMLElement) => main.innerText + main.querySelector('textarea')?.value)
    await expect.poll(kept, { timeout: 15_000 }).toContain('Yes, from ten to two.')
    await expect(page).toHaveURL(new RegExp(`with=${conversation}`))
  })
})

test.describe('the signed-in app without a line', () => {
  // Background requests (favourites, counts) and the loading of code fail while the browser is
  // offline.
  test.use({ mayFail: /\/api\/|\/_astro\/|dynamically imported/ })

  test(
    'says that it is offline, and shows what was read',
    { tag: '@both' },
    async ({ page, context, request, isMobile }) => {
      const { owner } = await makeOwner(request)
      await openSignedIn(page, owner.token, '/messages')
      await expect(page.getByText('Sunday opening')).toBeVisible()
      await context.setOffline(true)
      await expect(page.getByText(/^You’re offline/)).toBeVisible()
      await expect(page.getByText('Sunday opening')).toBeVisible()
      // A screen whose code was never loaded: Back leads to the screen before.
      const links = page.getByRole('navigation', { name: 'Account' }).first()
      const bar = isMobile ? page.locator('.app-foot') : links
      const other = bar.getByRole('link', { name: isMobile ? 'Listings' : /ads/i })
      await other.click()
      await expect(page.getByText('Pages you opened earlier still work')).toBeVisible()
      await page.getByRole('button', { name: 'Go Back' }).click()
      await expect(page.getByText('Sunday opening')).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText(/^You’re offline/)).toBeHidden()
      await other.click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        isMobile ? 'My businesses' : 'My classified ads',
      )
    },
  )
})

test.describe('axe finds nothing wrong with a screen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('light and dark', { tag: '@both' }, async ({ page, request }) => {
    test.slow()
    const { owner, conversation } = await makeOwner(request)
    for (const path of [...FIXED_PATHS, `/messages?with=${conversation}`]) {
      await openSignedIn(page, owner.token, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      expect(await findViolationsInBothThemes(page), path).toEqual([])
    }
  })
})
