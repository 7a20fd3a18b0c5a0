import { APP_PATHS } from '#config/app-paths.ts'
import { openSignedIn } from './setup/app-page.ts'
import { makeAccount } from './setup/register.ts'
import { expect, test } from './setup/test.ts'

test('a reader chooses Hindi, reads the same page in it, and is asked again later', async ({
  browser,
  page,
  baseURL,
}) => {
  await page.goto('/businesses?search=rice')
  await expect(page.locator('.language-line')).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'हिंदी' }).first().click()
  await expect(page).toHaveURL('/hi/businesses?search=rice')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hi\/businesses$/)
  const twin = page.locator('link[hreflang=en-IN]')
  await expect(twin).toHaveAttribute('href', /[^i]\/businesses$/)

  await page.goto('/contact')
  const line = page.locator('.language-line')
  await expect(line).toBeVisible()
  await line.getByRole('link', { name: 'यह पेज हिंदी में पढ़ें' }).click()
  await expect(page).toHaveURL('/hi/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/contact')

  await page.goto('/hi/contact')
  await expect(line).toBeVisible()
  await line.getByRole('button').click()
  await page.reload()
  await expect(line).toBeHidden()

  // A browser in Hindi: the page offers it, and never leads there by itself.
  const inHindi = await browser.newContext({ locale: 'hi-IN', baseURL })
  const offered = await inHindi.newPage()
  await offered.goto('/about')
  await expect(offered.locator('.language-line')).toBeVisible()
  await expect(offered).toHaveURL('/about')
  expect(await inHindi.cookies()).toEqual([])
  await inHindi.close()

  const withoutScript = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
  })
  const plain = await withoutScript.newPage()
  await plain.goto('/contact')
  await expect(plain.locator('.language-line')).toBeHidden()
  await plain.getByRole('contentinfo').getByRole('link', { name: 'हिंदी' }).click()
  await expect(plain).toHaveURL('/hi/contact')
  await withoutScript.close()
})

test('an account opens in its language on a new device', async ({ page, request }) => {
  const { token } = await makeAccount()
  const chosen = await request.put('/api/users/profile/language', {
    headers: { Authorization: `Bearer ${token}` },
    data: { language: 'hi' },
  })
  expect(chosen.ok()).toBe(true)
  await openSignedIn(page, token, APP_PATHS.profile)
  await expect(page).toHaveURL('/hi/profile')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})
