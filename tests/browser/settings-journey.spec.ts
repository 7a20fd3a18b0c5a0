import { openSignedIn } from './setup/app-page.ts'
import { makeAdmin } from './setup/app-people.ts'
import { expect, test } from './setup/test.ts'

test(
  'a setting is changed, seen in what will change, saved and rolled back',
  {
    tag: '@desktop',
  },
  async ({ page, request }) => {
    const { token } = await makeAdmin()
    const settings = async () =>
      ((await (await request.get('/api/settings')).json()) as { data: { siteKeywords: string } })
        .data
    const before = (await settings()).siteKeywords
    const wanted = `palash, ${Date.now()}`
    await openSignedIn(page, token, '/admin/settings')
    await page.getByRole('tab', { name: 'SEO' }).click()
    const field = page.getByLabel('Keywords')
    await expect(field).toHaveValue(before)
    await field.fill(wanted)
    const bar = page.locator('.save-bar')
    await expect(bar).toContainText('1 unsaved change')
    await bar.locator('summary').click()
    await expect(bar.locator('ins')).toHaveText(wanted)
    await bar.getByRole('button', { name: 'Save Settings' }).click()
    await expect(page.getByText('Settings saved successfully!')).toBeVisible()
    expect((await settings()).siteKeywords).toBe(wanted)

    await page.getByRole('button', { name: 'History' }).click()
    const newest = page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: wanted })
      .first()
    await newest.getByRole('button').click()
    await newest.getByRole('status').getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(field).toHaveValue(before)
    expect((await settings()).siteKeywords).toBe(before)
  },
)
