import { makeAdmin } from './setup/app-people.ts'
import { openSignedIn } from './setup/app-page.ts'
import { expect, test } from './setup/test.ts'
import { findViolations } from './setup/violations.ts'

test(
  'a file is checked, imported, left and found again, and taken back',
  { tag: '@desktop' },
  async ({ page }) => {
    const { token } = await makeAdmin()
    const source = `Shops ${Date.now()}`
    await openSignedIn(page, token, '/admin/import')
    const text = [
      'दुकान का नाम,Kind,Town,Phone',
      `Import ${source} one,services,Sonpani,`,
      `Import ${source} two,services,Nowhere at all,`,
    ].join('\n')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${source}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await expect(page.getByRole('heading', { level: 2, name: `${source}.csv` })).toBeVisible()
    await expect(page.getByLabel('Field for “दुकान का नाम”')).toHaveValue('name')
    await expect(page.getByLabel('Field for “Kind”')).toHaveValue('category')
    await page.getByLabel('New listings are').selectOption('pending')
    await page.getByRole('button', { name: 'Check all rows' }).click()
    const cause = page.locator('.cause', { hasText: 'Town not in your list' })
    await cause.getByRole('radio', { name: 'Leave out' }).check()
    await expect(cause.getByText('Decided')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Line 2 as a listing' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await page.getByRole('link', { name: 'All imports' }).click()
    await page.getByRole('link', { name: `${source}.csv` }).click()
    await page.getByRole('button', { name: 'Undo this import' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Undo this import' }).click()
    await expect(page.locator('.import-head').getByText('Undone', { exact: true })).toBeVisible()
  },
)
