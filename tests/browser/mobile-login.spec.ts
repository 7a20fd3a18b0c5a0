import type { Page } from '@playwright/test'
import { readTextTo } from './setup/outbox.ts'
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
