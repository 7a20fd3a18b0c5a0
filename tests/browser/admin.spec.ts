import { ADMIN_PATHS } from '#config/app-paths.ts'
import { makeAdmin } from './setup/app-people.ts'
import { enter, violations } from './setup/app-page.ts'
import { makeAccount } from './setup/register.ts'
import { expect, test } from './setup/test.ts'

const FIXED_PATHS = Object.values(ADMIN_PATHS).filter((path) => !path.includes(':'))

test.describe("the administrators' area", () => {
  test('asks a visitor to sign in, and refuses everybody else', async ({ page, request }) => {
    await page.goto('/admin')
    await page.waitForURL(/\/login\?from=%2Fadmin/)
    const { token } = await makeAccount(request)
    await enter(page, token, '/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  })

  test('is reached by the link of the header', async ({ page, request, isMobile }) => {
    const { token } = await makeAdmin(request)
    await enter(page, token, '/help')
    if (isMobile) await page.locator('summary:has([href="#i-menu"])').click()
    await page.locator('.for-admin').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (isMobile) await page.getByRole('button', { name: 'More' }).click()
    const place = isMobile ? page.getByRole('dialog') : page.locator('.rail-dark')
    await expect(place.getByRole('link', { name: /Dashboard/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await place.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  })
})

test.describe('axe finds nothing wrong with a screen of administrators', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('light and dark', async ({ page, request }) => {
    test.slow()
    const { token } = await makeAdmin(request)
    for (const path of FIXED_PATHS) {
      await enter(page, token, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.skeleton')).toHaveCount(0)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violations(page), `${path}, ${colorScheme}`).toEqual([])
      }
    }
  })
})
