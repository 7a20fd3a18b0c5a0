import { eq } from 'drizzle-orm'
import type { Page } from '@playwright/test'
import { accounts } from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { withDatabase } from './setup/database.ts'
import { readMailTo, readTextTo } from './setup/outbox.ts'
import { findOverflow } from './setup/overflow.ts'
import { expect, test } from './setup/test.ts'
import { findViolationsInBothThemes } from './setup/violations.ts'

/** Quicker than this, only a program fills a form. */
const TYPING_MS = 1600
const nextMobile = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

// The account's favourites are asked for with the same token.
test.use({ mayFail: /\/api\/(auth|favorites|reviews)/ })

async function sendCode(page: Page, mobile: string): Promise<string> {
  await page.getByLabel('Mobile number').fill(mobile)
  await page.waitForTimeout(TYPING_MS)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('6-digit code')).toBeFocused()
  return readTextTo(`+91${mobile}`)
}

const codeIn = (text: string) => /#(\d{6})/.exec(text)![1]!

test('a number alone makes a business account: name and number, then the code', async ({
  page,
}) => {
  await page.goto('/register/business?from=%2Fadd-listing')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Sunita Devi')
  const text = await sendCode(page, nextMobile())
  expect(text.trim().split('\n').at(-1)).toMatch(/^@\S+ #\d{6}$/)
  // Six digits are sent as soon as they are there.
  await page.getByLabel('6-digit code').fill(codeIn(text))
  await expect(page).toHaveURL('/add-listing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/profile?tab=security')
  await expect(page.getByText('You log in with +91')).toBeVisible()
})

test('logging in with a new number asks for the name alone', async ({ page }) => {
  await page.goto('/login')
  const mobile = nextMobile()
  const code = codeIn(await sendCode(page, mobile))
  const wrong = code === '000000' ? '111111' : '000000'
  await page.getByLabel('6-digit code').fill(wrong)
  await expect(page.getByLabel('6-digit code')).toHaveAccessibleDescription(/Wrong code/)
  await page.getByLabel('6-digit code').fill(code)
  await page.getByLabel('Your name').fill('Namuna')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a phone begins with the number, a desk with the email; what was used is remembered', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByLabel('Mobile number')).toBeVisible()
  await expect(page.getByLabel('Email address')).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(page.getByLabel('Email address')).toBeVisible()
  await sendCode(await chooseMobile(page), nextMobile())
  await page.goto('/login')
  await expect(page.getByLabel('Mobile number')).toBeVisible()
})

async function chooseMobile(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Mobile number' }).click()
  return page
}

test('a message that could not be sent is told, and other ways are offered', async ({ page }) => {
  await page.route('**/api/auth/mobile/state', (route) =>
    route.fulfill({ json: { success: true, data: { state: 'failed' } } }),
  )
  await page.goto('/login')
  await sendCode(page, nextMobile())
  await expect(page.getByText('The message could not be sent.')).toBeVisible()
  await page.getByRole('link', { name: 'Use email and password' }).click()
  await expect(page.getByLabel('Email address')).toBeVisible()
})

test('both forms and the code are usable by everybody, at 320 px too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/login')
  expect(await findViolationsInBothThemes(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await sendCode(page, nextMobile())
  expect(await findViolationsInBothThemes(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
})

test('a wrong number is refused at its field, with the API as without it', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Mobile number').fill('98765')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Mobile number')).toBeFocused()
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/10-digit mobile/)
  await page.route('**/api/auth/mobile', (route) => route.abort('connectionrefused'))
  await page.getByLabel('Mobile number').fill(nextMobile())
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('alert').first()).toHaveText('The server could not be reached.')
})

test('the account of a number that was silent for long: a code to its email, or the team', async ({
  page,
}) => {
  const mobile = nextMobile()
  const email = `silent-${mobile}@example.org`
  await withDatabase((db) =>
    db.insert(accounts).values({
      ...{ name: 'Namuna', email, emailConfirmedAt: new Date(), mobile: `+91${mobile}` },
      mobileConfirmedAt: new Date(),
      lastActiveAt: new Date(Date.now() - 91 * DAY_MS),
    }),
  )
  await page.goto('/login')
  const text = await sendCode(page, mobile)
  await page.getByLabel('6-digit code').fill(codeIn(text))
  await expect(page.getByText('This account was not used for 90 days')).toBeVisible()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText('If your account has an email address')).toBeVisible()
  const mailed = /login code for [^:]+: (\d{6})/.exec(await readMailTo(email, 'sign-in-code'))![1]!
  await page.getByLabel('Code from the email').fill(mailed)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('the team is asked to open one without an email', async ({ page }) => {
  const mobile = nextMobile()
  await withDatabase((db) =>
    db.insert(accounts).values({
      ...{ name: 'Namuna', mobile: `+91${mobile}`, mobileConfirmedAt: new Date() },
      lastActiveAt: new Date(Date.now() - 91 * DAY_MS),
    }),
  )
  await page.goto('/login')
  const text = await sendCode(page, mobile)
  await page.getByLabel('6-digit code').fill(codeIn(text))
  await page.getByLabel('No email? Tell our team whose account it is').fill('My shop in Sonpani')
  await page.getByRole('button', { name: 'Ask our team' }).click()
  await expect(page.getByRole('heading', { name: 'We got your request' })).toBeFocused()
})

test('a passkey is offered after a sign-in by number, once: made, it signs in', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const mobile = nextMobile()
  await page.goto('/register?from=%2Fdashboard')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Namuna')
  const text = await sendCode(page, mobile)
  await page.getByLabel('6-digit code').fill(codeIn(text))
  const offer = page.getByRole('region', { name: 'Log in faster next time' })
  await expect(offer).toBeVisible()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offer).toHaveCount(0)
  const readOffer = () =>
    withDatabase((db) =>
      db
        .select({ closedAt: accounts.passkeyOfferClosedAt })
        .from(accounts)
        .where(eq(accounts.mobile, `+91${mobile}`)),
    )
  expect(await readOffer()).toEqual([{ closedAt: expect.any(Date) as Date }])
  await withDatabase((db) =>
    db
      .update(accounts)
      .set({ passkeyOfferClosedAt: null })
      .where(eq(accounts.mobile, `+91${mobile}`)),
  )
  await page.reload()
  await offer.getByRole('button', { name: 'Set up' }).click()
  await expect(offer).toHaveCount(0)
  expect(await readOffer()).toEqual([{ closedAt: expect.any(Date) as Date }])
  await page.goto('/profile?tab=security')
  await expect(page.getByText('This phone')).toBeVisible()
})
