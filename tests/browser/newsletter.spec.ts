import type { Page } from '@playwright/test'
import { readMailTo } from './setup/outbox.ts'
import { expect, test } from './setup/test.ts'

const CONFIRM = [
  'confirm-newsletter',
  /http:\/\/[^\s"<]+\/newsletter\/confirm\?token=[\w-]+/,
] as const
const END = ['newsletter-begins', /http:\/\/[^\s"<>]+\/newsletter\/unsubscribe\?s=[\w.-]+/] as const

/** The link in the mail of a template to this address, once it is in the outbox. */
async function linkIn(email: string, template: string, pattern: RegExp): Promise<string> {
  return pattern.exec(await readMailTo(email, template))![0]
}

const subscribe = async (page: Page, email: string) => {
  const box = page.getByRole('contentinfo')
  await box.getByLabel('Your email').fill(email)
  await page.waitForTimeout(1600)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  return box
}

const person = (isMobile: boolean, script = true) =>
  `reader-${isMobile}-${script}-${Date.now()}@example.org`

test('the newsletter is asked for in the footer, confirmed by mail, ended and taken back', async ({
  page,
  isMobile,
}) => {
  test.slow()
  const email = person(isMobile)
  await page.goto('/about')
  const box = await subscribe(page, email)
  await expect(box.getByText('Successfully subscribed!')).toBeVisible()
  await expect(box.getByText('We sent you an email')).toBeVisible()
  await expect(box.getByText('Successfully subscribed!')).toBeHidden({ timeout: 5000 })
  await expect(box.getByText('We sent you an email')).toBeVisible()

  await page.goto(await linkIn(email, ...CONFIRM))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('You are subscribed.').last()).toBeVisible()

  // The address for mail programs leads a person to the page.
  await page.goto(await linkIn(email, ...END))
  await expect(page).toHaveURL(/\/newsletter\/unsubscribe\?s=/)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You are unsubscribed.').last()).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe again' }).click()
  await expect(page.getByText('You are subscribed again.')).toBeVisible()
})

test.describe('a link that is not ours', () => {
  test.use({ mayFail: /\/api\/newsletter/ })

  test('says so', async ({ page }) => {
    await page.goto('/newsletter/confirm?token=made-up')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('This link is incomplete, expired or already used.')).toBeVisible()
    await page.goto('/newsletter/unsubscribe')
    await expect(page.getByText('Please open this page from the link in our email')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('asked for, confirmed and ended all the same', async ({ page, isMobile }) => {
    test.slow()
    const email = person(isMobile, false)
    await page.goto('/newsletter')
    await page.getByRole('main').getByLabel('Your email').fill(email)
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await page.waitForURL('**/newsletter#done')
    await expect(page.getByText('We sent you an email').first()).toBeVisible()

    await page.goto(await linkIn(email, ...CONFIRM))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL('**/newsletter/confirm#done')
    await expect(page.getByText('You are subscribed.')).toBeVisible()

    await page.goto(await linkIn(email, ...END))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.waitForURL('**/newsletter/unsubscribe#done')
    await expect(page.getByText('You are unsubscribed.')).toBeVisible()
  })
})
