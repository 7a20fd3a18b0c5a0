import { ADMIN_PATHS } from '#config/app-paths.ts'
import { makeAdmin } from './setup/app-people.ts'
import { openSignedIn } from './setup/app-page.ts'
import { findOverflow } from './setup/overflow.ts'
import { makeAccount } from './setup/register.ts'
import { seedQueue } from './setup/seed-queue.ts'
import { expect, test } from './setup/test.ts'
import { findViolations, findViolationsInBothThemes } from './setup/violations.ts'

const FIXED_PATHS = Object.values(ADMIN_PATHS).filter((path) => !path.includes(':'))
/** Their tables are cards on a phone; the other screens are the same in one column. */
const TABLES: string[] = [
  ADMIN_PATHS.adminBusinesses,
  ADMIN_PATHS.adminReview,
  ADMIN_PATHS.adminUsers,
]
/* One visit to several screens finds the code of the app in the browser's cache. */
const PER_VISIT = 6

test.describe("the administrators' area", () => {
  test('asks a visitor to sign in, and refuses everybody else', async ({ page }) => {
    await page.goto('/admin')
    await page.waitForURL(/\/login\?from=%2Fadmin/)
    const { token } = await makeAccount()
    await openSignedIn(page, token, '/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  })

  test('is reached by the link of the header', { tag: '@both' }, async ({ page, isMobile }) => {
    const { token } = await makeAdmin()
    await openSignedIn(page, token, '/help')
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

test(
  'the palette goes to any listing and to any screen',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const { token } = await makeAdmin()
    await openSignedIn(page, token, '/admin/audit')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/Audit log/)
    const open = page.getByRole('button', { name: 'Go to…' })
    const field = page.getByRole('combobox', { name: 'Search pages, listings, people or posts' })

    // The keys are heard once the button is there.
    await expect(open.filter({ visible: true })).toBeVisible()
    if (isMobile) await open.filter({ visible: true }).click()
    else await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    await field.fill('Sonpani Post Office')
    await page.getByRole('option', { name: /Sonpani Post Office.*Listing/ }).click()
    await expect(page).toHaveURL(/\/business\/\d+\/edit$/)
    await page.goBack()

    await expect(heading).toHaveText(/Audit log/)
    await open.filter({ visible: true }).click()
    const options = page.getByRole('dialog').getByRole('option')
    await expect(options.first()).toHaveText(/Sonpani Post Office/)
    await field.fill('backu')
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText(/Backups/)
  },
)

test.describe('the review queue', () => {
  const isOf = (person: string) => ({ hasText: person })

  test(
    'ten mixed things are worked off, the last one undone',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      const person = `Kiran ${Date.now()}`
      const { address } = await makeAccount()
      await seedQueue(address, person)
      const { token } = await makeAdmin()
      await openSignedIn(page, token, '/admin/review')
      const rows = page.locator('.queue-row', isOf(person))
      await expect(rows).toHaveCount(10)
      const title = page.getByRole('article').getByRole('heading', { level: 2 })
      const toast = page.locator('.toast')
      if (isMobile) await page.locator('.queue-list > summary').click()
      for (let left = 10; left > 0; left -= 1) {
        const name = await rows.first().locator('b').innerText()
        await rows.first().getByRole('button').click()
        await expect(title).toHaveText(name)
        const isListing = name.includes('listing')
        const does = page.getByRole('button', {
          name: isListing ? /^Approve/ : /^Close without a reply/,
        })
        // No key decides before the thing is shown.
        await expect(does).toBeEnabled()
        if (isMobile) await does.click()
        else await page.keyboard.press(isListing ? 'a' : 'd')
        await expect(toast).toContainText(
          isListing ? `${name} approved` : /^Message from .* closed/,
        )
        await expect(rows).toHaveCount(left - 1)
      }
      if (isMobile) await toast.getByRole('button', { name: /Undo/ }).click()
      else await page.keyboard.press('u')
      await expect(rows).toHaveCount(1)
    },
  )

  test(
    'asks why before it sends back, and several are rejected at once',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      const person = `Salim ${Date.now()}`
      const { address } = await makeAccount()
      await seedQueue(address, person)
      const { token } = await makeAdmin()
      await openSignedIn(page, token, '/admin/review?kind=listing')
      if (isMobile) await page.locator('.queue-list > summary').click()
      const rows = page.locator('.queue-row', isOf(person))
      await expect(rows).toHaveCount(5)
      await rows.first().getByRole('button').click()
      await page.getByRole('button', { name: /^Ask for changes/ }).click()
      const form = page.locator('form', { hasText: 'Reason' })
      await form.getByRole('button', { name: 'Ask for changes' }).click()
      await expect(form.getByText('Please enter a reason.')).toBeVisible()
      await form.getByLabel(/Please add a landmark/).check()
      expect(await findViolations(page)).toEqual([])
      await form.getByRole('button', { name: 'Ask for changes' }).click()
      await expect(rows).toHaveCount(4)
      for (const box of await rows.getByRole('checkbox').all()) await box.check()
      await page.getByRole('button', { name: /^Reject/ }).click()
      await form.getByRole('button', { name: 'Reject' }).click()
      await expect(rows).toHaveCount(0)
      await expect(page.locator('.toast')).toContainText('4 items')
    },
  )
})

test(
  'several listings are marked and changed back; bar, menu and window can be read',
  { tag: '@both' },
  async ({ page }) => {
    const person = `Budhni ${Date.now()}`
    const { address } = await makeAccount()
    await seedQueue(address, person)
    const { token } = await makeAdmin()
    const search = encodeURIComponent(`${person} listing`)
    await openSignedIn(page, token, `/admin/businesses?search=${search}&status=pending`)
    const rows = page.locator('tbody tr', { hasText: person })
    await expect(rows).toHaveCount(5)
    await rows.nth(0).getByRole('checkbox').check()
    await rows.nth(1).getByRole('checkbox').check()
    const bar = page.getByRole('group', { name: '2 selected' })
    await expect(bar.getByRole('button', { name: 'Select all 5 that match' })).toBeInViewport()
    await bar.getByRole('button', { name: /^More/ }).click()
    const mark = page.getByRole('menuitem', { name: 'Mark as verified' })
    await expect(mark).toBeInViewport({ ratio: 1 })
    expect(await findViolations(page)).toEqual([])
    await mark.click()
    const dialog = page.getByRole('dialog')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('2 updated.')).toBeVisible()
    await expect(rows.filter({ hasText: 'Verified' })).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByText('2 changed back.')).toBeVisible()
    await expect(rows.filter({ hasText: 'Verified' })).toHaveCount(0)
    expect(await findOverflow(page)).toEqual([])
  },
)

test.describe('axe finds nothing wrong with a screen of administrators', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [tag, paths] of [
    ['@desktop', FIXED_PATHS],
    ['@phone', TABLES],
  ] as const)
    for (let start = 0; start < paths.length; start += PER_VISIT) {
      const visited = paths.slice(start, start + PER_VISIT)
      test(`light and dark: ${visited.join(', ')}`, { tag }, async ({ page }) => {
        test.slow()
        const { token } = await makeAdmin()
        await openSignedIn(page, token, '/help')
        for (const path of visited) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('.skeleton')).toHaveCount(0)
          expect(await findViolationsInBothThemes(page), path).toEqual([])
        }
      })
    }
})
