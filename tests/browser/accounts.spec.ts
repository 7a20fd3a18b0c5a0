import type { Page } from '@playwright/test'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { readMailTo } from './setup/outbox.ts'
import { makeAccount, createMailAddress, PASSWORD, readMailedProof } from './setup/register.ts'
import { expect, test } from './setup/test.ts'

/** Quicker than this, only a program fills a form. */
const TYPING_MS = 1600

// The account's favourites are asked for with the same token.
test.use({ mayFail: /\/api\/(auth|favorites|reviews)/ })

const storedToken = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const passwordOf = (page: Page) => page.locator('[name=password]')

/** Fills the form and sends it, until the page asks for the code. */
async function register(
  page: Page,
  { address = createMailAddress(), name = 'Asha Kumari', from = '' } = {},
): Promise<string> {
  await page.goto(`/register${from && `?from=${encodeURIComponent(from)}`}#email`)
  await field(page, 'Your name').fill(name)
  await field(page, 'Email address').fill(address)
  await passwordOf(page).fill(PASSWORD)
  await page.waitForTimeout(TYPING_MS)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`We sent an email to ${address}.`)).toBeVisible()
  return address
}

async function signUp(page: Page, options: Parameters<typeof register>[1] = {}): Promise<string> {
  const address = await register(page, options)
  const { code } = await readMailedProof(address)
  await field(page, 'Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused()
  return address
}

async function login(page: Page, address: string, password: string): Promise<void> {
  // A phone begins with the number.
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await field(page, 'Email address').fill(address)
  await passwordOf(page).fill(password)
  await page.locator('[data-entry] [type=submit]').click()
}

/** The corner of the bar, or the menu it is in on a phone. */
async function logout(page: Page): Promise<void> {
  const menu = page.locator('.menu summary')
  if (await menu.isVisible()) await menu.click()
  await page.locator('[data-logout]:visible').first().click()
}

test.describe('from no account to signed in and out again', () => {
  test('one comes back to where one was, and logout goes home', async ({ page }) => {
    const from = '/business/sample-medical-store?x=1#reviews'
    const address = await signUp(page, { from })
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL(from)
    await expect(page.locator('html')).toHaveAttribute('data-session', 'user')
    await logout(page)
    await expect(page).toHaveURL('/')
    expect(await storedToken(page)).toBeNull()

    await page.goto(`/login?from=${encodeURIComponent(from)}`)
    await expect(page.getByText('Then you return to the page you left.')).toBeVisible()
    await login(page, address, PASSWORD)
    await expect(page).toHaveURL(from)
  })

  test('a wrong password stays, says so, and keeps the email address', async ({ page }) => {
    const { address } = await makeAccount()
    await page.goto('/login')
    await login(page, address, 'not it')
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.')
    await expect(page).toHaveURL('/login')
    await expect(field(page, 'Email address')).toHaveValue(address)
    await expect(passwordOf(page)).toBeFocused()
    await login(page, address, PASSWORD)
    await expect(page.getByRole('heading', { name: 'Namaste, Asha Kumari' })).toBeVisible()
  })

  test(
    'an address that is not confirmed stops nobody: the page one comes back to says so until it ' +
      'is put away',
    async ({ page }) => {
      const { address, token } = await makeAccount()
      const { id } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
        id: number
      }
      const user = { id, name: 'Asha', email: address, role: 'user', emailConfirmed: false }
      await page.route('**/api/auth/login', (route) =>
        route.fulfill({ json: { success: true, data: { token, user } } }),
      )
      await page.route('**/api/auth/resend-confirmation', (route) =>
        route.fulfill({ json: { success: true, data: { confirmed: false } } }),
      )
      const from = '/business/sample-medical-store'
      await page.goto(`/login?from=${encodeURIComponent(from)}`)
      await login(page, address, PASSWORD)
      await expect(page).toHaveURL(from)
      const notice = page.getByText('Please confirm your email address.')
      await expect(notice).toBeInViewport({ ratio: 1 })
      expect(
        await page
          .locator('html')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0)
      await page.goto('/about')
      await page.getByRole('button', { name: 'Resend link' }).click()
      await expect(page.getByText('We emailed you a new link.')).toBeVisible()
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(notice).toBeHidden()
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-session', 'user')
      await expect(notice).toHaveCount(0)
    },
  )

  test('an account for a business is an owner, and is told what comes next', async ({ page }) => {
    await page.goto('/register/business#email')
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible()
    await field(page, 'Your name').fill('Ravi Oraon')
    const address = createMailAddress()
    await field(page, 'Email address').fill(address)
    await passwordOf(page).fill(PASSWORD)
    await page.waitForTimeout(TYPING_MS)
    await page.getByRole('button', { name: 'Create business account' }).click()
    await expect(page.getByText(`We sent an email to ${address}.`)).toBeVisible()
    // The link, in the browser that registered, is enough.
    await page.goto((await readMailedProof(address)).link)
    await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
    await expect(page.getByText('Add your details')).toBeVisible()
    expect(page.url()).not.toContain('registration=')
    await expect(page.locator('html')).toHaveAttribute('data-session', 'owner')
  })

  test('an address that is taken is told to its mailbox alone', async ({ page }) => {
    const { address } = await makeAccount()
    await register(page, { address })
    expect(await readMailTo(address, 'already-registered')).toContain('You already have one')
    await field(page, 'Code from the email').fill('12345')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(field(page, 'Code from the email')).toHaveAccessibleDescription(
      /Enter the 6-digit code from the email$/,
    )
    await field(page, 'Code from the email').fill('123456')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(field(page, 'Code from the email')).toHaveAccessibleDescription(/Wrong code/)
  })

  test('a password that can be guessed is refused with what to change', async ({ page }) => {
    await page.goto('/register#email')
    await field(page, 'Your name').fill('Asha Kumari')
    await field(page, 'Email address').fill(createMailAddress())
    await passwordOf(page).fill('ashakumari')
    await page.waitForTimeout(TYPING_MS)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(passwordOf(page)).toBeFocused()
    await expect(passwordOf(page)).toHaveAccessibleDescription(
      /easy to guess from your name.*use three or four words/,
    )
  })
})

test.describe('the form', () => {
  test('names each wrong field, with the focus on the first, and leads to them', async ({
    page,
  }) => {
    await page.goto('/register#email')
    await field(page, 'Email address').fill('asha')
    await passwordOf(page).fill('12345')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(field(page, 'Your name')).toBeFocused()
    await expect(field(page, 'Your name')).toHaveAccessibleDescription(/Enter your name$/)
    await expect(field(page, 'Email address')).toHaveAttribute('aria-invalid', 'true')
    const summary = page.getByRole('alert')
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your name',
      'Enter a valid email address',
      'Password must be at least 6 characters long',
    ])
    await summary.getByRole('link').nth(2).click()
    await expect(passwordOf(page)).toBeFocused()

    await field(page, 'Email address').fill(' ')
    await passwordOf(page).fill('')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your name',
      'Enter your email address',
      'Enter your password',
    ])
  })

  test('says what the server says, and keeps what was typed', async ({ page }) => {
    const refusals = [
      {
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        error: 'Too many attempts. Please try again in 12 minutes.',
      },
      {
        status: 403,
        code: 'REGISTRATION_CLOSED',
        error: 'New registrations are closed.',
      },
      { status: 503, code: 'UNAVAILABLE', error: 'The service is busy. Please try again shortly.' },
    ]
    await page.goto('/register#email')
    await field(page, 'Your name').fill('Asha')
    await field(page, 'Email address').fill('asha@example.org')
    await passwordOf(page).fill(PASSWORD)
    for (const { status, ...failure } of refusals) {
      const body = { success: false, ...failure }
      await page.route('**/api/auth/register', (route) => route.fulfill({ status, json: body }), {
        times: 1,
      })
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert')).toHaveText(failure.error)
      await expect(page.getByRole('alert')).toBeFocused()
    }
    await expect(field(page, 'Your name')).toHaveValue('Asha')
    await expect(passwordOf(page)).toHaveValue(PASSWORD)
  })

  test('shows a password when asked to', async ({ page }) => {
    await page.goto('/login#email')
    const toggle = page.getByRole('button', { name: 'Show password' })
    await passwordOf(page).fill(PASSWORD)
    await expect(passwordOf(page)).toHaveAttribute('type', 'password')
    await toggle.click()
    await expect(passwordOf(page)).toHaveAttribute('type', 'text')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await toggle.click()
    await expect(passwordOf(page)).toHaveAttribute('type', 'password')
  })

  test('with the API down says so and keeps what was typed', async ({ page }) => {
    await page.goto('/login')
    await page.route(/\/api\/auth\/login/, (route) => route.abort('connectionrefused'))
    await login(page, 'asha@example.org', PASSWORD)
    await expect(page.getByRole('alert')).toHaveText('The server could not be reached.')
    await expect(field(page, 'Email address')).toHaveValue('asha@example.org')
  })
})

test.describe('where signing in leads', () => {
  for (const from of [
    '//evil.example/x',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login',
  ])
    test(`never off the site or in a circle: ${from} @desktop`, async ({ page }) => {
      await page.route(/\/api\/auth\/login/, async (route) => {
        const claims = { id: 1, role: 'user', name: 'A', exp: Math.floor(Date.now() / 1000) + 600 }
        const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
        const user = {
          id: 1,
          name: 'A',
          email: 'a@example.org',
          role: 'user',
          emailConfirmed: true,
        }
        await route.fulfill({ json: { success: true, data: { token, user } } })
      })
      // Nothing is answered there: the token is made up, and only the address matters.
      await page.route(/\/api\/(?!auth\/login)/, () => undefined)
      await page.goto(`/login?from=${encodeURIComponent(from)}`)
      await login(page, 'a@example.org', PASSWORD)
      await expect(page).toHaveURL('/dashboard')
    })

  test('who is signed in already is told so, also when it happens in another tab', async ({
    page,
    context,
  }) => {
    const hostile = '<img src=x onerror=alert(1)> & "Asha"'
    await page.goto('/login#email')
    const other = await context.newPage()
    await signUp(other, { name: hostile })
    await expect(page.getByText(`You are logged in as ${hostile}.`)).toBeVisible()
    await expect(page.locator('.entry-form img')).toHaveCount(0)
    await other.getByRole('link', { name: 'Continue' }).click()
    await expect(other.getByRole('link', { name: 'Continue' })).toBeHidden()
    await other.waitForLoadState()
    await logout(page)
    await expect(other.locator('html')).not.toHaveAttribute('data-session')
    // A tab that is still on its way may keep the browser from closing, so both arrive first.
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/')
      await tab.waitForLoadState()
    }
    await other.close()
  })
})

test.describe('a session that has ended', () => {
  test('is forgotten when a page opens with an expired or an unreadable token', async ({
    page,
  }) => {
    const claims = { id: 1, role: 'user', name: 'A', exp: Math.floor(Date.now() / 1000) - 5 }
    for (const token of [
      `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`,
      'nonsense',
    ]) {
      await page.goto('/about')
      await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [TOKEN_KEY, token])
      await page.goto('/categories')
      await expect.poll(() => storedToken(page)).toBeNull()
      await expect(page.locator('html')).not.toHaveAttribute('data-session')
    }
  })

  test('by logout ends on the server, too: a copy of the token is worth nothing', async ({
    page,
    request,
  }) => {
    const { token } = await makeAccount()
    await page.goto('/about')
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [TOKEN_KEY, token])
    await page.reload()
    await logout(page)
    await expect(page).toHaveURL('/')
    const headers = { Authorization: `Bearer ${token}` }
    await expect
      .poll(async () => (await request.get('/api/auth/me', { headers })).status())
      .toBe(401)
  })

  test('while a review is written loses no word of it: one signs in again and it is there', async ({
    page,
  }) => {
    test.slow()
    const { address, token } = await makeAccount()
    await page.goto('/about')
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [TOKEN_KEY, token])
    await page.goto('/business/three-photos-shop')
    await page.getByRole('button', { name: 'Write a Review' }).first().click()
    const comment = page.getByRole('dialog').getByLabel('Your review')
    await comment.fill('Words that took a while <b>to write</b>')
    const claims = { id: 1, role: 'user', name: 'A', exp: Math.floor(Date.now() / 1000) + 600 }
    const forged = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [TOKEN_KEY, forged])
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await page.waitForURL(/\/login\?from=%2Fbusiness%2Fthree-photos-shop/)
    expect(await storedToken(page)).toBeNull()
    await login(page, address, PASSWORD)
    await expect(comment).toHaveValue('Words that took a while <b>to write</b>')
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText('Your review is pending admin approval')).toBeVisible()
  })
})

test.describe('links in mails', () => {
  test('set a new password, once', async ({ page }) => {
    const { address } = await makeAccount()
    await page.goto('/forgot-password')
    await field(page, 'Email address').fill(address)
    await page.waitForTimeout(TYPING_MS)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()

    const link = /http:\S+\/reset-password#token=[\w-]+/.exec(
      await readMailTo(address, 'reset-password'),
    )![0]
    await page.goto(link)
    await passwordOf(page).fill('khovar on a clay wall')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused()
    expect(page.url()).not.toContain('token')
    await page.getByRole('link', { name: 'Login' }).last().click()
    await login(page, address, 'khovar on a clay wall')
    // The link has shown that the mailbox is theirs.
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Namaste')

    await page.goto(link)
    await passwordOf(page).fill('once more')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeFocused()
  })

  test('say the same for an address nobody has', async ({ page }) => {
    await page.goto('/forgot-password')
    await field(page, 'Email address').fill(createMailAddress())
    await page.waitForTimeout(TYPING_MS)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  })

  test('make the account on another device only with its password: a click proves nothing', async ({
    page,
    browser,
  }) => {
    const address = await register(page)
    const { link } = await readMailedProof(address)
    const elsewhere = await browser.newPage()
    await elsewhere.goto(link)
    await expect(
      elsewhere.getByText('so we know that both the account and the email address are yours.'),
    ).toBeVisible()
    await expect(elsewhere.getByText('We sent an email')).toBeHidden()
    await passwordOf(elsewhere).fill('not it')
    await elsewhere.getByRole('button', { name: 'Confirm' }).click()
    await expect(elsewhere.getByRole('alert')).toHaveText('Email or password is incorrect.')
    await passwordOf(elsewhere).fill(PASSWORD)
    await elsewhere.getByRole('button', { name: 'Confirm' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Your account is ready' })).toBeFocused()
    await elsewhere.close()
  })

  test('that are made up do nothing; who is not signed in does that first', async ({ page }) => {
    await page.goto('/confirm-email')
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
    await page.goto('/about')
    await page.goto('/confirm-email#token=made-up')
    await expect(
      page.getByRole('heading', { name: 'Please log in on this device first' }),
    ).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each page says that signing in needs it, and sends nothing', async ({ page }) => {
    for (const path of [
      '/login',
      '/register',
      '/register/business',
      '/forgot-password',
      '/reset-password',
    ]) {
      await page.goto(path)
      await expect(page.locator('noscript .notice')).toContainText('Login needs JavaScript')
      await expect(page.locator('noscript .notice')).toBeVisible()
      await expect(page.locator('[data-entry] [type=submit]')).toBeDisabled()
    }
    await page.goto('/confirm-email#token=x')
    await expect(page.locator('noscript .notice')).toBeVisible()
  })
})
