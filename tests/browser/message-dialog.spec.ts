import type { Page } from '@playwright/test'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { signIn, readToken } from './setup/visitors.ts'

const ADDRESS = PAGES['business with many photos and reviews']

async function openDialog(page: Page) {
  await page.locator('#send-message').click()
  const dialog = page.getByRole('dialog', { name: 'Send Message' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function fill(page: Page) {
  const dialog = await openDialog(page)
  await dialog.getByLabel('Subject').fill('A question')
  await dialog.getByLabel('Message').fill('Are you open on Sunday?')
  return dialog
}

test.describe('a message to the owner of a business', () => {
  test.use({ mayFail: /\/api\/messages$|\/login/ })

  test('is sent, and closes with a word', async ({ page, isMobile }) => {
    await signIn(page, await readToken('messenger', isMobile))
    await page.goto(ADDRESS)
    const dialog = await fill(page)
    await expect(dialog.getByText('10/100')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(
      page.getByText('Message sent successfully! The business owner will receive your message.'),
    ).toBeVisible()
    await expect(dialog).toBeHidden()
    await openDialog(page)
    await expect(dialog.getByLabel('Subject')).toHaveValue('')
  })

  test('needs a subject and a message', async ({ page }) => {
    await page.goto(ADDRESS)
    const dialog = await openDialog(page)
    await dialog.getByLabel('Message').fill('Words')
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(dialog.locator('.notice-error')).toContainText(
      'Please fill in both subject and message fields.',
    )
    await expect(dialog.getByLabel('Subject')).toBeFocused()
  })

  test('leads a visitor to sign in and back, with what was written', async ({ page, isMobile }) => {
    await page.goto(ADDRESS)
    const dialog = await fill(page)
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Please login to send a message to the business owner.',
    )
    await page.waitForURL(/\/login\?from=/)
    await signIn(page, await readToken('mocked', isMobile))
    await page.goto(new URL(page.url()).searchParams.get('from')!)
    await expect(dialog.getByLabel('Message')).toHaveValue('Are you open on Sunday?')
    await expect(dialog.getByLabel('Subject')).toHaveValue('A question')
  })

  test('says for each refusal what the specification says, and keeps the words', async ({
    page,
    isMobile,
  }) => {
    await signIn(page, await readToken('mocked', isMobile))
    await page.goto(ADDRESS)
    const dialog = await fill(page)
    for (const [status, body, text] of [
      [404, { error: 'Not found.' }, 'Business owner not found. Please try again later.'],
      [400, { error: 'The words of the server.' }, 'The words of the server.'],
      [502, 'no json', 'Failed to send message. Please try again later.'],
      [401, { error: 'Who?' }, 'Please login to send messages.'],
    ] as const) {
      await page.route('**/api/messages', (route) => {
        return typeof body === 'string'
          ? route.fulfill({ status, body })
          : route.fulfill({ status, json: body })
      })
      await dialog.getByRole('button', { name: 'Send Message' }).click()
      await expect(dialog.getByRole('alert')).toContainText(text)
      await expect(dialog.getByLabel('Subject')).toHaveValue('A question')
      await page.unroute('**/api/messages')
    }
    await page.waitForURL(/\/login\?from=/)
  })

  test('where there is no owner says so, and shows the ways there are', async ({ page }) => {
    await page.goto(PAGES['business with everything'])
    const dialog = await openDialog(page)
    await expect(dialog).toContainText(
      'Business owner information is not available. Please contact the business directly ' +
        'using the phone number or email provided.',
    )
    await expect(dialog.getByRole('link', { name: /Call/ })).toHaveAttribute(
      'href',
      'tel:+919000000001',
    )
    await expect(dialog.getByRole('link', { name: 'sample@example.com' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click()
    await expect(page.getByRole('dialog', { name: 'Contact Sample Medical Store' })).toBeVisible()
  })

  test('where there is no owner, number or email, points to the place and to us', async ({
    page,
  }) => {
    await page.goto(PAGES['business with photos'])
    const dialog = await openDialog(page)
    await expect(dialog).toContainText('no owner, phone number or email')
    await expect(dialog).not.toContainText('using the phone number or email provided')
    await expect(dialog).toContainText('Navapur')
    const contact = dialog.getByRole('link', { name: 'Let us know' })
    await expect(contact).toHaveAttribute('href', '/contact')
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click()
    await expect(page.getByRole('dialog', { name: 'Contact Three Photos Shop' })).toBeVisible()
  })
})
