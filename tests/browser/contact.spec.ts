import type { Page } from '@playwright/test'
import { expect, test } from './setup/test.ts'

const fill = async (
  page: Page,
  { name = 'Asha Kumari', email = 'asha@example.org', message = 'Open on Saturday?' } = {},
) => {
  await page.getByRole('textbox', { name: 'Full Name' }).fill(name)
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const values = (page: Page) =>
  page
    .locator('#contact-form')
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)))

test.describe('the contact page', () => {
  test('says how the site is reached, and promises a reply', async ({ page }) => {
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main).toContainText('within 24 hours')
    await expect(main.getByRole('link', { name: 'help@example.com' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919000000006',
    )
    await expect(main).toContainText('A made-up office, Navapur')
  })

  test('sends what is typed, says so and is empty again', async ({ page, isMobile }) => {
    await page.goto('/contact')
    await fill(page, { message: `Open on Saturday? ${isMobile}` })
    await page.waitForTimeout(1600)
    await send(page)
    await expect(
      page.getByText("Message sent successfully! We'll get back to you soon.").last(),
    ).toBeVisible()
    expect(await values(page)).toMatchObject({ name: '', email: '', message: '' })
  })

  test('keeps what was typed over a reload', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, { message: 'A long letter' })
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A long letter')
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Asha Kumari')
  })
})

test.describe('what goes wrong', () => {
  test.use({ mayFail: /\/api\/contacts|_astro/ })

  test('keeps what was typed when sending fails', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await page.route('**/api/contacts', (route) => route.fulfill({ status: 500, json: {} }))
    await send(page)
    await expect(page.getByText('Error sending message. Please try again.')).toBeVisible()
    expect(await values(page)).toMatchObject({ name: 'Asha Kumari', message: 'Open on Saturday?' })
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
  })

  test('is said beside the field, which is then focused', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, { name: '   ' })
    await page.waitForTimeout(1600)
    await send(page)
    await expect(page.locator('#contact-name-error')).toHaveText('Enter your name')
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveAccessibleDescription(
      'Enter your name',
    )
  })

  test('is said above all, in its words', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await page.evaluate(() => {
      const now = performance.now.bind(performance)
      performance.now = () => Math.min(now(), 100)
    })
    await page.route('**/api/contacts', (route) =>
      route.fulfill({
        status: 429,
        json: {
          success: false,
          code: 'TOO_MANY_REQUESTS',
          error: 'Too many attempts. Please try again later.',
        },
      }),
    )
    await send(page)
    await expect(page.getByText('Too many attempts. Please try again later.')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the message is sent by a plain form, and the page says so', async ({ page, isMobile }) => {
    await page.goto('/contact')
    await fill(page, { message: `By a plain form ${isMobile}` })
    await send(page)
    await page.waitForURL('**/contact#done')
    await expect(
      page.getByText("Message sent successfully! We'll get back to you soon."),
    ).toBeVisible()
  })
})
