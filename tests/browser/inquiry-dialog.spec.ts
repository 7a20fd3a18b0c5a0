import type { Page } from '@playwright/test'
import { MIN_FILL_MS } from '#shared/rules/honeypot.ts'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

const ADDRESS = PAGES['business with everything']
/** What is sent quicker is taken for a program's. */
const LIKE_A_PERSON_MS = MIN_FILL_MS + 100

async function fill(page: Page) {
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Sample Medical Store' })
  await dialog.getByLabel('Your name').fill('Asha')
  await dialog.getByLabel('Email').fill('asha@example.com')
  await dialog.getByLabel('Message').fill('Do you have bandages?')
  return dialog
}

test.describe('an inquiry to a business', () => {
  test.use({ mayFail: /\/api\/contact$/ })

  test('is sent without an account', async ({ page }) => {
    await page.goto(ADDRESS)
    const dialog = await fill(page)
    await page.waitForTimeout(LIKE_A_PERSON_MS)
    const [request] = await Promise.all([
      page.waitForRequest('**/api/contact'),
      dialog.getByRole('button', { name: 'Send Message' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({
      name: 'Asha',
      email: 'asha@example.com',
      phone: '',
      message: 'Do you have bandages?',
      businessName: 'Sample Medical Store',
      linkToDetails: '',
    })
    await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test('needs a name, a good address and a message', async ({ page }) => {
    await page.goto(ADDRESS)
    await page.getByRole('button', { name: 'Send Inquiry' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('asha@nowhere')
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(dialog.getByText('Please enter your name.')).toBeVisible()
    await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(dialog.getByText('Please write a message.')).toBeVisible()
    await expect(dialog.getByLabel('Your name')).toBeFocused()
  })

  test('says that it failed, why where that helps, and keeps the words', async ({ page }) => {
    await page.goto(ADDRESS)
    const dialog = await fill(page)
    for (const [status, text] of [
      [500, 'Failed to send message. Please try again.'],
      [429, 'Failed to send message. Please try again. Too many attempts. Please try again later.'],
    ] as const) {
      const json = { error: 'Too many attempts. Please try again later.' }
      await page.route('**/api/contact', (route) => route.fulfill({ status, json }))
      await dialog.getByRole('button', { name: 'Send Message' }).click()
      await expect(dialog.getByRole('alert')).toHaveText(text)
      await expect(dialog.getByLabel('Message')).toHaveValue('Do you have bandages?')
      await page.unroute('**/api/contact')
    }
  })

  test(
    'a report goes to the website and names the record',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(ADDRESS)
      await page.getByRole('link', { name: 'Report a problem' }).click()
      const dialog = page.getByRole('dialog', { name: 'Report a problem' })
      await dialog.getByLabel('What’s wrong?').selectOption('wrong')
      await dialog.getByLabel('Tell us more').fill('The shop has moved.')
      await dialog.getByLabel('Your email').fill('asha@example.com')
      await page.waitForTimeout(LIKE_A_PERSON_MS)
      const [request] = await Promise.all([
        page.waitForRequest('**/api/reports'),
        dialog.getByRole('button', { name: 'Send Report' }).click(),
      ])
      expect(request.postDataJSON()).toMatchObject({
        noun: 'business',
        recordId: expect.any(Number),
        reason: 'wrong',
        detail: 'The shop has moved.',
        email: 'asha@example.com',
      })
      await expect(
        page.getByText(/^Thank you\. We will check this page\. Reference number: R-\d+\.$/),
      ).toBeVisible()
    },
  )
})
