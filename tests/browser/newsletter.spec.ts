import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { getDataFolder } from './setup/folder.ts'
import { expect, test } from './setup/test.ts'

/** A link in the mail to this address, once it is in the outbox. */
async function linkIn(email: string, pattern: RegExp): Promise<string> {
  const outbox = join(getDataFolder(), 'outbox')
  for (let attempt = 0; attempt < 60; attempt++) {
    for (const name of await readdir(outbox).catch(() => [])) {
      const mail = (await readFile(join(outbox, name), 'utf8'))
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '=')
      const link = mail.includes(email) && pattern.exec(mail)?.[0]
      if (link) return link
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`No mail to ${email} with ${pattern}`)
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

  await page.goto(await linkIn(email, /http:\/\/[^\s"<]+\/newsletter\/confirm\?token=[\w-]+/))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('You are subscribed.').last()).toBeVisible()

  // The address for mail programs leads a person to the page.
  await page.goto(
    await linkIn(email, /http:\/\/[^\s"<>]+\/api\/newsletter\/unsubscribe\?s=[\w.-]+/),
  )
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

    await page.goto(await linkIn(email, /http:\/\/[^\s"<]+\/newsletter\/confirm\?token=[\w-]+/))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL('**/newsletter/confirm#done')
    await expect(page.getByText('You are subscribed.')).toBeVisible()

    await page.goto(
      await linkIn(email, /http:\/\/[^\s"<>]+\/api\/newsletter\/unsubscribe\?s=[\w.-]+/),
    )
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.waitForURL('**/newsletter/unsubscribe#done')
    await expect(page.getByText('You are unsubscribed.')).toBeVisible()
  })
})
