import sharp from 'sharp'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { postPath } from '#config/routes.ts'
import { openSignedIn } from './setup/app-page.ts'
import { test } from './setup/own-product-test.ts'
import { expect } from './setup/test.ts'
import { findViolations } from './setup/violations.ts'

const TITLE = 'Weekly markets near Kheda'
const SLUG = 'weekly-markets-near-kheda'

test.use({ mayFail: /\/api\/|\/_astro\// })

test(
  'a post is written with a picture while the line breaks twice, scheduled, and read on the site',
  { tag: '@desktop' },
  async ({ page, context, product }) => {
    test.setTimeout(240_000)
    await openSignedIn(page, await product.signInAdmin(), ADMIN_PATHS.adminNewBlog)
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    const state = page.locator('.page-top .editor-saved')
    const save = page.getByRole('button', { name: 'Save Now' })

    await test.step('the line breaks before anything is saved', async () => {
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill(TITLE)
      await text.fill('Every village market has its day.')
      await context.setOffline(true)
      await save.click()
      await expect(state).toContainText('Save failed')
      await context.setOffline(false)
      await expect(state).toContainText('Saved at')
      await expect(page).toHaveURL(/\/admin\/blogs\/edit\/\d+$/)
    })

    await test.step('a picture comes into the text', async () => {
      await page.locator('.page-top').getByRole('button', { name: 'Media' }).click()
      const dialog = page.getByRole('dialog', { name: 'Media' })
      const create = { width: 300, height: 200, channels: 3 as const, background: '#d95f1e' }
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'palash.png',
        mimeType: 'image/png',
        buffer: await sharp({ create }).png().toBuffer(),
      })
      await dialog.getByLabel('Image description').fill('A palash tree in March')
      await dialog.getByRole('button', { name: 'Add to the library' }).click()
      await expect(dialog.getByRole('img', { name: 'A palash tree in March' })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Insert' }).click()
      await expect(text.getByRole('img', { name: 'A palash tree in March' })).toBeVisible()
    })

    await test.step('the line breaks again, and the browser is closed', async () => {
      await context.setOffline(true)
      await text.press('ControlOrMeta+End')
      await text.pressSequentially('\nCome before ten.')
      await save.click()
      await expect(state).toContainText('Save failed')
      await context.setOffline(false)
      await page.reload()
      await expect(text).toContainText('Come before ten.')
      await page.getByRole('button', { name: 'Plain' }).click()
      await expect(text).toHaveValue(
        /^Every village market has its day\.\n\n!\[A palash tree in March\]\(\S+\)\n\nCome before/,
      )
      await page.getByRole('button', { name: 'Rich' }).click()
    })

    await test.step('it is scheduled, and nobody sees it before its hour', async () => {
      await page.getByRole('radio', { name: 'Schedule for Later' }).check()
      await expect(page.getByLabel('Time (India)')).toHaveValue('09:00')
      await page.getByRole('button', { name: 'Update Blog' }).click()
      await expect(page.getByText('Blog updated successfully!')).toBeVisible()
      const row = page.getByRole('row').filter({ hasText: TITLE })
      await expect(row.getByText('Scheduled')).toBeVisible()
      expect((await page.request.get(postPath(SLUG))).status()).toBe(404)
    })

    await product.bringForward(SLUG)
    await expect
      .poll(async () => (await page.request.get(postPath(SLUG))).status(), { timeout: 30_000 })
      .toBe(200)
    await page.goto(postPath(SLUG))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
    await expect(page.getByText('Come before ten.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'A palash tree in March' })).toBeVisible()
  },
)
