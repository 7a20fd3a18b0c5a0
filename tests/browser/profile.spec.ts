import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { readMailTo } from './setup/outbox.ts'
import { makeAccount, createMailAddress, PASSWORD } from './setup/register.ts'
import { openSignedIn } from './setup/app-page.ts'
import { expect, test } from './setup/test.ts'
import { findViolationsInBothThemes } from './setup/violations.ts'

/** Quicker than this, only a program fills a form. */
const TYPING_MS = 1600

async function login(page: Page, address: string, password = PASSWORD) {
  await page.goto('/login?from=%2Fprofile#email')
  await page.getByLabel('Email address').fill(address)
  await page.getByLabel('Password').first().fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/** Signs out in this browser alone. */
const leave = (page: Page) => page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY)

test.describe('the profile', () => {
  test.use({ mayFail: /\/api\/users\/profile$/ })

  test('is changed, and says what the server says', async ({ page }) => {
    const { token } = await makeAccount()
    await openSignedIn(page, token, '/profile')
    await page.getByLabel('Full name').fill('')
    await page.getByRole('button', { name: 'Update profile' }).click()
    await expect(page.getByLabel('Full name')).toBeFocused()
    await page.getByLabel('Full name').fill('Asha Devi')
    await page.getByLabel('PIN code').fill('12')
    await page.getByRole('button', { name: 'Update profile' }).click()
    await expect(page.getByRole('alert').last()).toContainText('6-digit PIN code')
    await page.getByLabel('PIN code').fill('425001')
    await page.getByLabel('Customer type').selectOption('student')
    await page.getByRole('button', { name: 'Update profile' }).click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Devi')
    await expect(page.getByLabel('Customer type')).toHaveValue('student')
  })

  test('takes a photo, cut by hand', async ({ page }) => {
    const { token } = await makeAccount()
    await openSignedIn(page, token, '/profile')
    const input = page.locator('input[type=file]')
    await input.setInputFiles({
      name: 'me.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a'),
    })
    await expect(page.getByText('Invalid file type. Only JPEG, PNG, and WebP')).toBeVisible()
    const buffer = await page.screenshot()
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    const area = page.getByRole('img', { name: 'Crop area' })
    await area.focus()
    await page.keyboard.press('+')
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: 'Upload photo' }).click()
    await expect(page.getByText('Profile photo uploaded successfully!')).toBeVisible()
    const photo = page.getByRole('img', { name: 'Your profile photo' })
    await expect(photo).toHaveJSProperty('complete', true)
    const width = (image: HTMLImageElement) => image.naturalWidth
    expect(await photo.evaluate(width as never)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Remove photo' }).click()
    await expect(photo).toHaveCount(0)
  })

  test('another mail address counts once its link was opened', async ({ page }) => {
    const { token, address } = await makeAccount()
    await openSignedIn(page, token, '/profile')
    const email = createMailAddress()
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Update profile' }).click()
    await expect(page.getByText(`${email} isn’t confirmed yet.`)).toBeVisible()
    await readMailTo(address, 'account-notice')
    const mail = await readMailTo(email, 'confirm-new-email')
    const [link = ''] = /http:\S+\/profile#new-email=[\w-]+/.exec(mail) ?? []
    await page.goto('/help')
    await page.goto(link)
    await expect(page.getByText('Email address updated.')).toBeVisible()
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await expect(page).toHaveURL(/\/profile$/)
  })
})

test.describe('security', () => {
  test.use({ mayFail: /\/api\// })

  test('a new password ends the other sessions', async ({ page, browser }) => {
    const { token, address } = await makeAccount()
    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await login(elsewhere, address)
    await expect(elsewhere.getByLabel('Full name')).toBeVisible()
    await openSignedIn(page, token, '/profile?tab=security')
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password', { exact: false }).first().fill('password1')
    await expect(page.getByText('Strength:')).toContainText('guess')
    await page.getByLabel('New password', { exact: false }).first().fill('khovar on a clay wall')
    await expect(page.getByText('Strength:')).toContainText('Strong')
    await page.getByLabel('Confirm new password').fill('khovar on a wall')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('alert').first()).toContainText('New passwords do not match')
    await page.getByLabel('Confirm new password').fill('khovar on a clay wall')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed successfully!')).toBeVisible()
    await elsewhere.goto('/profile')
    await elsewhere.waitForURL(/\/login/)
    await other.close()
  })

  test('a reset by mail, on another device, ends the sessions that there were', async ({
    page,
    browser,
  }) => {
    const { token, address } = await makeAccount()
    await openSignedIn(page, token, '/profile')
    await expect(page.getByLabel('Full name')).toBeVisible()
    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    const password = 'khovar on a clay wall'
    await elsewhere.goto('/forgot-password')
    await elsewhere.getByRole('textbox', { name: 'Email address', exact: true }).fill(address)
    await elsewhere.waitForTimeout(TYPING_MS)
    await elsewhere.getByRole('button', { name: 'Send link' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Check your email' })).toBeFocused()
    const mail = await readMailTo(address, 'reset-password')
    await elsewhere.goto(/http:\S+\/reset-password#token=[\w-]+/.exec(mail)![0])
    await elsewhere.locator('[name=password]').fill(password)
    await elsewhere.getByRole('button', { name: 'Set password' }).click()
    const done = elsewhere.getByRole('heading', { name: 'Password changed' })
    await expect(done).toBeFocused()
    await other.close()

    await page.reload()
    await page.waitForURL(/\/login\?from=%2Fprofile/)
    await login(page, address, password)
    await expect(page.getByLabel('Full name')).toBeVisible()
    await page.getByRole('tab', { name: 'Security' }).click()
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log out:' })).toHaveCount(0)
  })

  test('two steps on, phone lost, a recovery code lets in', async ({ page }) => {
    test.slow()
    const { token, address } = await makeAccount()
    await openSignedIn(page, token, '/profile?tab=security')
    await page.getByRole('button', { name: 'Add app' }).click()
    const secret = (await page.locator('.key-line code').innerText()).replace(/\s/g, '')
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    await page.getByLabel('Code from the app').fill(codeOf(secret))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.locator('.codes code')).toHaveCount(10)
    const codes = await page.locator('.codes code').allInnerTexts()
    await page.getByRole('button', { name: 'I saved them' }).click()
    await readMailTo(address, 'account-notice')
    await leave(page)
    await login(page, address)
    await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
    const code = page.getByLabel('Code from the app, or a recovery code')
    await code.fill('000000')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert').last()).toContainText('Wrong or expired code')
    // The next one: each counts once, and one that ends meanwhile would be too old.
    await code.fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByLabel('Full name')).toBeVisible()
    // The phone is lost.
    await leave(page)
    await login(page, address)
    await code.fill(codes[0]!)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByLabel('Full name')).toBeVisible()
    await page.getByRole('tab', { name: 'Security' }).click()
    await expect(page.getByText('9 codes left')).toBeVisible()
    await page.getByRole('button', { name: 'Remove app' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove app' }).click()
    await expect(page.getByText('Authenticator app removed.')).toBeVisible()
    await leave(page)
    await login(page, address)
    await expect(page.getByLabel('Full name')).toBeVisible()
  })

  test('a passkey is made, and asked for when signing in', async ({ page }) => {
    const { token, address } = await makeAccount()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await openSignedIn(page, token, '/profile?tab=security')
    await page.getByRole('button', { name: 'Add passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('This phone')
    await dialog.getByRole('button', { name: 'Add passkey' }).click()
    await expect(page.locator('.codes code')).toHaveCount(10)
    await page.getByRole('button', { name: 'I saved them' }).click()
    await expect(page.getByText('This phone')).toBeVisible()
    await leave(page)
    await login(page, address)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByLabel('Full name')).toBeVisible()
    await page.getByRole('tab', { name: 'Security' }).click()
    await expect(page.getByText(/last used/).first()).toBeVisible()
  })
})

test.describe('the end of an account', () => {
  test('its data is downloaded; it is deleted, and kept by signing in', async ({ page }) => {
    const { token, address } = await makeAccount()
    await openSignedIn(page, token, '/profile?tab=preferences')
    await page.getByLabel('Messages about businesses').selectOption('daily')
    await expect(page.getByText('Saved.')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^zila-data-.*\.zip$/)
    const zip = await readFile(await download.path())
    expect(zip.subarray(0, 2).toString()).toBe('PK')
    expect(zip.toString('latin1')).toContain('account.json')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('What we keep, and why')
    await dialog.getByRole('button', { name: 'Yes, delete my account' }).click()
    await expect(page.getByRole('dialog')).toContainText('Log in before then to cancel')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.waitForURL((url) => url.pathname === '/')
    await readMailTo(address, 'account-notice')
    await login(page, address)
    await expect(page.getByLabel('Full name')).toBeVisible()
    await page.reload()
    await page.getByRole('tab', { name: 'Preferences' }).click()
    await expect(page.getByLabel('Messages about businesses')).toHaveValue('daily')
  })
})

test.describe('axe finds nothing wrong', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('with the tabs and what opens from them, light and dark', async ({ page }) => {
    test.slow()
    const { token } = await makeAccount()
    const look = async (what: string) => {
      await expect(page.locator('.skeleton')).toHaveCount(0)
      expect(await findViolationsInBothThemes(page), what).toEqual([])
    }
    await openSignedIn(page, token, '/profile?tab=security')
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
    await page.getByLabel('New password', { exact: false }).first().fill('khovar on a clay wall')
    await expect(page.getByText('Strength:')).toBeVisible()
    await look('security')
    await page.getByRole('button', { name: 'Add app' }).click()
    await expect(page.getByLabel('Code from the app')).toBeVisible()
    await look('the authenticator app')
    await openSignedIn(page, token, '/profile?tab=preferences')
    await expect(page.getByLabel('Messages about businesses')).toBeVisible()
    await look('preferences')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText('What we keep, and why')).toBeVisible()
    await look('the deletion')
  })
})
