import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { enquiries } from '#server/kit/db/tables/index.ts'
import { withDatabase } from './setup/database.ts'
import { expect, test } from './setup/test.ts'

// Requests fail here because the line is cut.
test.use({ mayFail: /./ })

const KEPT = 'Saved on this phone. It will be sent when you’re back online.'
/** A form that is sent sooner is taken for a program's. */
const LIKE_A_PERSON_MS = 1600

const main = (page: Page) => page.getByRole('main')
async function write(page: Page, message: string) {
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Asha Kumari')
  await main(page).getByLabel('Email').fill('asha@example.org')
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
  await page.waitForTimeout(LIKE_A_PERSON_MS)
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const countStored = (message: string) =>
  withDatabase(async (db) => db.$count(enquiries, eq(enquiries.message, message)))

test.describe('a message that is sent without a line', () => {
  test('is kept, sent when there is one, and listed with where it stands', async ({
    page,
    context,
  }) => {
    const message = 'Written before the line was back'
    await page.goto('/contact')
    await write(page, message)
    await context.setOffline(true)
    await send(page)
    await expect(main(page).getByText(KEPT)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    await context.setOffline(false)
    await expect(page.getByText('Sent. Message to the website: Contact Us')).toBeVisible()
    await expect(main(page).getByText(KEPT)).toBeHidden()
    await page.goto('/offline')
    const line = page.locator('#waiting li')
    await expect(line).toContainText(/Message to the website: Contact Us\s*Sent at \d/)
    expect(await countStored(message)).toBe(1)
    await line.getByRole('button', { name: 'Delete' }).click()
    await expect(page.locator('#waiting')).toBeHidden()
  })

  test('is stored once when it arrived and its answer did not, in two tabs', async ({
    page,
    context,
  }) => {
    const message = 'Its answer was lost'
    await context.route('**/api/contacts', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.goto('/contact')
    await write(page, message)
    await send(page)
    await expect(main(page).getByText(KEPT)).toBeVisible()
    expect(await countStored(message)).toBe(1)
    await context.unroute('**/api/contacts')
    const other = await context.newPage()
    await Promise.all([other.goto('/about'), page.reload()])
    await expect(main(page).getByText(KEPT)).toBeHidden()
    const states = () => localStorage.getItem('outbox')
    await expect.poll(() => page.evaluate(states)).toContain('"state":"sent"')
    expect(await countStored(message)).toBe(1)
  })

  test('is shown with the reason when the server refuses it, and can be sent again', async ({
    page,
    context,
  }) => {
    const message = 'Refused at first'
    await page.goto('/contact')
    await write(page, message)
    await context.setOffline(true)
    await send(page)
    await expect(main(page).getByText(KEPT)).toBeVisible()
    await page.route('**/api/contacts', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'NO_RECIPIENT', error: 'Messages are turned off right now.' },
      }),
    )
    await context.setOffline(false)
    await expect(main(page).getByText('Messages are turned off right now.')).toBeVisible()
    await page.reload()
    await page.unroute('**/api/contacts')
    await main(page).getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message)
    await page.waitForTimeout(LIKE_A_PERSON_MS)
    await send(page)
    await expect(page.getByText('Message sent successfully!').last()).toBeVisible()
    await expect(main(page).getByText('Messages are turned off right now.')).toBeHidden()
    expect(await countStored(message)).toBe(1)
  })

  test('can be deleted before there is one', async ({ page, context }) => {
    const message = 'Not to be sent after all'
    await page.goto('/contact')
    await write(page, message)
    await context.setOffline(true)
    await send(page)
    await main(page).getByRole('button', { name: 'Delete' }).click()
    await context.setOffline(false)
    await page.reload()
    await expect(main(page).getByText(KEPT)).toBeHidden()
    expect(await countStored(message)).toBe(0)
  })
})

for (const [where, breakStorage] of [
  ['in a browser that forbids storage', forbidStorage],
  ['with a full disk', fillStorage],
] as const)
  test(`a message ${where} stays in its form and is sent from there`, async ({ page, context }) => {
    const message = `Written ${where}`
    await page.addInitScript(breakStorage)
    await page.goto('/contact')
    await write(page, message)
    await context.setOffline(true)
    await send(page)
    await expect(page.getByText('Error sending message. Please try again.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message)
    await context.setOffline(false)
    await send(page)
    await expect(page.getByText('Message sent successfully!').last()).toBeVisible()
    expect(await countStored(message)).toBe(1)
  })

/** Runs in the page: as in a private window of some browsers. */
function forbidStorage() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
}

/** Runs in the page. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
}
