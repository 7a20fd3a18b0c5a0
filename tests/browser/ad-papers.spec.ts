import { openSignedIn } from './setup/app-page.ts'
import { issueInvoice, SAMPLE_GSTIN as GSTIN } from './setup/invoice.ts'
import { findOverflow } from './setup/overflow.ts'
import { makeAccount } from './setup/register.ts'
import { expect, test } from './setup/test.ts'
import { findViolationsInBothThemes } from './setup/violations.ts'

test(
  'an advertiser finds an invoice, prints it, and says who it is for',
  { tag: '@both' },
  async ({ page }) => {
    const { id, token } = await makeAccount({ name: 'Asha Kumari' })
    const { number } = await issueInvoice(id)

    await test.step('invoices and receipts stand on the balance', async () => {
      await openSignedIn(page, token, '/ads/balance')
      await expect(page.getByText(`${number} · ₹2,133.44`)).toBeVisible()
      await expect(page.getByRole('link', { name: /^Receipt, 1 Nov/ })).toBeVisible()
      await page.getByLabel('Month', { exact: true }).selectOption('Other period')
      await expect(page.getByLabel('From')).toHaveValue(/-01$/)
      await page.getByLabel('From').fill('2026-01-01')
      await expect(page.getByRole('table', { name: /Statement, 1 Jan 2026 to/ })).toBeVisible()
      expect(await findViolationsInBothThemes(page)).toEqual([])
      expect(await findOverflow(page)).toEqual([])
    })

    await test.step('the details of the next invoice are checked and kept', async () => {
      await page.getByRole('button', { name: 'Add details' }).click()
      const form = page.getByRole('dialog', { name: 'Invoice details' })
      await form.getByLabel('Name on the invoice').fill('Sample Electronics')
      await form.getByLabel('GSTIN').fill('20AAAAA0000A1ZZ')
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form.getByText('Check the 15 characters of the GSTIN')).toBeVisible()
      await form.getByLabel('GSTIN').fill(GSTIN.toLowerCase())
      await expect(form.getByLabel('State')).toHaveValue('20')
      await form.getByLabel('Address').fill('Sample Road 1')
      expect(await findViolationsInBothThemes(page)).toEqual([])
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Saved. Your next invoice shows it.')).toBeVisible()
      await expect(page.getByText(`GSTIN ${GSTIN}`)).toBeVisible()
    })

    await test.step('the invoice is a sheet, on the screen and on paper', async () => {
      await page.getByRole('link', { name: 'Invoice, October 2026' }).click()
      const sheet = page.getByRole('article')
      await expect(sheet.getByRole('heading', { level: 2 })).toContainText('Tax invoice')
      for (const text of [
        number,
        'Rupees two thousand one hundred thirty-three and forty-four paise only',
        'CGST 9 %',
        '₹162.72',
        'Paid from your balance. Nothing is due.',
      ])
        await expect(sheet).toContainText(text)
      expect(await findViolationsInBothThemes(page)).toEqual([])
      expect(await findOverflow(page)).toEqual([])
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      await expect(sheet).toBeVisible()
      await page.emulateMedia({ media: null })
    })
  },
)
