import type { Page } from '@playwright/test'
import { MIN_FILL_MS } from '#shared/rules/honeypot.ts'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { signIn, readToken } from './setup/visitors.ts'

const ADDRESS = PAGES['classified ad']

async function openInquiry(page: Page) {
  await page.locator('#inquire').click()
  const dialog = page.getByRole('dialog', { name: 'Send Inquiry' })
  await expect(dialog).toContainText('About: Sample tractor with trolley')
  return dialog
}

async function fill(page: Page) {
  const dialog = await openInquiry(page)
  await dialog.getByLabel('Message').fill('Is it there still?')
  await dialog.getByLabel('Your name').fill('Asha')
  await dialog.getByLabel('Your phone number').fill('90000 00031')
  return dialog
}

test.describe('an inquiry to the seller of an ad', () => {
  test.use({ mayFail: /\/api\/classified-inquiries$|\/login/ })

  test('is sent with an offer, closes with a word, and the form is empty again', async ({
    page,
    isMobile,
  }) => {
    await signIn(page, await readToken('buyer', isMobile))
    await page.goto(ADDRESS)
    const dialog = await openInquiry(page)
    await expect(dialog.getByLabel('Your name')).toHaveValue(/^buyer/)
    await expect(dialog.getByLabel('Your offer')).toHaveCount(0)
    await expect(dialog.getByLabel('How should the seller contact you?')).toHaveValue('phone')
    await dialog.getByLabel('What is it about?').selectOption('price_negotiation')
    await dialog.getByLabel('Your offer').fill('₹4,00,000')
    await dialog.getByLabel('Message').fill('Would you take less?')
    await dialog.getByLabel('Your phone number').fill('90000 00031')
    const [request] = await Promise.all([
      page.waitForRequest('**/api/classified-inquiries'),
      dialog.getByRole('button', { name: 'Send Inquiry' }).click(),
    ])
    expect(request.postDataJSON()).toMatchObject({
      inquiryType: 'price_negotiation',
      offeredPrice: '₹4,00,000',
      buyerPhone: '90000 00031',
      preferredContact: 'phone',
    })
    await expect(page.getByText('Your inquiry has been sent successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    await openInquiry(page)
    await expect(dialog.getByLabel('Message')).toHaveValue('')
  })

  test('needs a message, a name and a number; an address only to be reached by it', async ({
    page,
  }) => {
    await page.goto(ADDRESS)
    const dialog = await openInquiry(page)
    await dialog.getByLabel('What is it about?').selectOption('price_negotiation')
    await dialog.getByLabel('Your offer').fill('much')
    await dialog.getByLabel('Your phone number').fill('12345')
    await dialog.getByLabel('How should the seller contact you?').selectOption('email')
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click()
    for (const text of [
      'Enter an amount up to ₹2 crore, like 12,500',
      'Please write a message.',
      'Please enter your name.',
      /^Please enter a 10-digit mobile number/,
      'Please enter a valid email address.',
    ])
      await expect(dialog.getByText(text)).toBeVisible()
    await expect(dialog.getByLabel('Your offer')).toBeFocused()
  })

  test('leads a visitor to sign in and back, with what was written', async ({ page, isMobile }) => {
    await page.goto(ADDRESS)
    const dialog = await fill(page)
    await dialog.getByLabel('What is it about?').selectOption('availability')
    await dialog.getByRole('button', { name: 'Send Inquiry' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Please log in to send an inquiry.')
    await page.waitForURL(/\/login\?from=/)
    await signIn(page, await readToken('mocked', isMobile))
    await page.goto(new URL(page.url()).searchParams.get('from')!)
    await expect(dialog.getByLabel('Message')).toHaveValue('Is it there still?')
    await expect(dialog.getByLabel('What is it about?')).toHaveValue('availability')
    await expect(dialog.getByLabel('Your phone number')).toHaveValue('90000 00031')
  })

  test('says that it failed, why where that helps, and keeps the words', async ({
    page,
    isMobile,
  }) => {
    await signIn(page, await readToken('mocked', isMobile))
    await page.goto(ADDRESS)
    const dialog = await fill(page)
    const failed = 'Failed to send inquiry. Please try again.'
    for (const [status, error, text] of [
      [500, 'Inner words', failed],
      [409, 'This item has been sold.', `${failed} This item has been sold.`],
      [403, 'This is your own ad.', `${failed} This is your own ad.`],
      [401, 'Who?', 'Please log in to send an inquiry. Your text is saved.Login'],
    ] as const) {
      await page.route('**/api/classified-inquiries', (route) =>
        route.fulfill({ status, json: { error } }),
      )
      await dialog.getByRole('button', { name: 'Send Inquiry' }).click()
      await expect(dialog.locator('[role="alert"]')).toHaveText(text)
      await expect(dialog.getByLabel('Message')).toHaveValue('Is it there still?')
      await page.unroute('**/api/classified-inquiries')
    }
    await page.waitForURL(/\/login\?from=/)
  })
})

test.describe('a report', () => {
  test.use({ mayFail: /\/api\/reports$/ })

  test('of an ad needs a reason, says when it failed, and is sent without an account', async ({
    page,
  }) => {
    await page.goto(ADDRESS)
    await page.getByRole('button', { name: 'Report this ad' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this ad' })
    const send = dialog.getByRole('button', { name: 'Send Report' })
    await send.click()
    await expect(dialog.getByText('Please select a reason.')).toBeVisible()
    await dialog.getByLabel('What’s wrong?').selectOption('duplicate')
    await dialog.getByLabel('Tell us more').fill('The same tractor is there three times.')
    await page.route('**/api/reports', (route) => route.fulfill({ status: 500, json: {} }))
    await send.click()
    await expect(dialog.locator('.notice')).toHaveText(
      'Couldn’t send the report. Please try again.',
    )
    await page.unroute('**/api/reports')
    await page.waitForTimeout(MIN_FILL_MS)
    const [request] = await Promise.all([page.waitForRequest('**/api/reports'), send.click()])
    expect(request.postDataJSON()).toMatchObject({
      noun: 'classified',
      reason: 'duplicate',
      linkToDetails: '',
    })
    await expect(page.getByText('Thank you. We will check this ad.')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})
