import type { Browser, Page } from '@playwright/test'
import { makeOwner } from './setup/app-people.ts'
import { PAGES } from './setup/pages.ts'
import { openSignedIn } from './setup/app-page.ts'
import { expect, test } from './setup/test.ts'
import { findViolations } from './setup/violations.ts'
import { signIn, readToken } from './setup/visitors.ts'

const answerIn = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send reply' }).click()
const log = (page: Page) => page.getByRole('log')

/** A page of somebody else, on a device of their own. */
async function pageOf(browser: Browser, like: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(like.url()).origin,
    viewport: like.viewportSize(),
  })
  return context.newPage()
}

test('a visitor writes to a business, its owner answers, both without a reload', async ({
  page,
  browser,
  isMobile,
}) => {
  const project = isMobile ? 'phone' : 'desktop'
  const subject = `Wedding on ${project}, ${Date.now()}`
  await page.goto('/help')
  const owner = await pageOf(browser, page)
  await openSignedIn(owner, await readToken('owner', isMobile), '/messages')
  await expect(owner.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()

  await signIn(page, await readToken('messenger', isMobile))
  await page.goto(PAGES['business with many photos and reviews'])
  await page.locator('#send-message').click()
  const dialog = page.getByRole('dialog', { name: 'Send Message' })
  await dialog.getByLabel('Subject').fill(subject)
  await dialog.getByLabel('Message').fill('Are you free on 5 December?')
  await dialog.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/Message sent successfully!/)).toBeVisible()

  // It arrives while the owner looks at the list.
  await owner.getByRole('link', { name: subject }).click()
  await expect(log(owner)).toContainText('Are you free on 5 December?')
  await page.goto('/messages?type=sent')
  await page.getByRole('link', { name: subject }).click()
  await expect(log(page).getByText(/Read/).last()).toBeVisible()
  await answerIn(owner).fill('Yes, from 10 in the morning.')
  await send(owner)
  await expect(owner.getByText('Reply sent successfully!')).toBeVisible()
  await expect(log(page)).toContainText('Yes, from 10 in the morning.')
  await owner.context().close()
})

test.describe('a conversation', () => {
  test(
    'is read, answered, and its message deleted',
    { tag: '@both' },
    async ({ page, request, isMobile }) => {
      const { owner } = await makeOwner(request)
      await openSignedIn(page, owner.token, '/messages')
      await page.getByRole('link', { name: /Unread\. Sunday opening/ }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Sunday opening' })).toBeFocused()
      await expect(page).toHaveTitle(/^Messages/)
      await expect(log(page).getByText('New', { exact: true })).toBeVisible()
      await expect(page.getByText('Subject: Re: Sunday opening')).toBeVisible()
      await send(page)
      await expect(page.getByRole('alert').filter({ hasText: 'Please' })).toContainText(
        'Please fill in both subject and message fields.',
      )
      await answerIn(page).fill('We are closed on Sunday.')
      await send(page)
      await expect(page.getByText('Reply sent successfully!')).toBeVisible()
      await expect(log(page)).toContainText('We are closed on Sunday.')
      if (isMobile) {
        // Its head is in the place of the app's bar, however far down one has read.
        await expect(page.locator('.app-bar')).toBeHidden()
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expect(page.getByRole('heading', { name: 'Sunday opening' })).toBeInViewport()
      }
      await expect(answerIn(page)).toHaveValue('')
      const first = log(page).locator('.say').first()
      await first.getByRole('button', { name: /^Options for message/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      const sure = page.getByRole('dialog', { name: 'Delete' })
      await expect(sure).toContainText('Are you sure you want to delete this message?')
      await sure.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('Message deleted successfully!')).toBeVisible()
      await expect(log(page).locator('.say')).toHaveCount(1)
    },
  )

  test('is put away, found under Archived, and brought back', async ({ page, request }) => {
    const { owner } = await makeOwner(request)
    await openSignedIn(page, owner.token, '/messages')
    await page.getByRole('link', { name: /Sunday opening/ }).click()
    await page.getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('Message archived successfully!')).toBeVisible()
    await expect(page.getByText('No messages yet')).toBeVisible()
    await page.getByRole('link', { name: 'Archived' }).click()
    await page.getByRole('link', { name: /Sunday opening/ }).click()
    await page.getByRole('button', { name: 'Move to inbox' }).click()
    await expect(page.getByText('Conversation moved to inbox.')).toBeVisible()
  })

  test('ends with a sender who is blocked', async ({ page, request }) => {
    const { owner, conversation } = await makeOwner(request)
    await openSignedIn(page, owner.token, `/messages?with=${conversation}`)
    await page.getByRole('button', { name: 'Conversation options' }).click()
    await page.getByRole('button', { name: 'Block Ravi Oraon' }).click()
    await page
      .getByRole('dialog', { name: 'Block Ravi Oraon' })
      .getByRole('button', { name: 'Block Ravi Oraon' })
      .click()
    await expect(page.getByText(/^You blocked Ravi Oraon/)).toBeVisible()
    await expect(answerIn(page)).toBeHidden()
  })

  test('axe finds nothing wrong with its sheets', async ({ page, request }) => {
    const { owner, conversation } = await makeOwner(request)
    await openSignedIn(page, owner.token, `/messages?with=${conversation}`)
    await page.getByText('Quick replies').click()
    await answerIn(page).fill('We are open from 9 to 7.')
    await page.getByRole('button', { name: 'Save as quick reply' }).click()
    await expect(page.getByRole('button', { name: /^Delete quick reply/ })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Conversation options' }).click()
    expect(await findViolations(page)).toEqual([])
  })
})

test.describe('without a connection', () => {
  test.use({ mayFail: /\/api\// })

  test('an answer stays, survives a reload, and is sent again once', async ({ page, request }) => {
    const { owner, conversation } = await makeOwner(request)
    await openSignedIn(page, owner.token, `/messages?with=${conversation}`)
    await answerIn(page).fill('We are closed on Sunday.')
    let isDown = true
    let tries = 0
    // The first answer is lost after the server has kept the message.
    await page.route('**/api/messages', async (route) => {
      if (route.request().method() !== 'POST' || !isDown) return route.fallback()
      tries += 1
      await route.fetch()
      return route.abort('connectionreset')
    })
    await send(page)
    await expect(page.getByText('Failed to send reply. Please try again.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Reply sent successfully!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
    await expect(log(page).getByText('We are closed on Sunday.')).toHaveCount(1)
    expect(tries).toBe(1)
  })

  test('of a session, an answer is there again after signing in', async ({ page, request }) => {
    const { owner, conversation } = await makeOwner(request)
    await openSignedIn(page, owner.token, `/messages?with=${conversation}`)
    await answerIn(page).fill('We are closed on Sunday.')
    const ended = { success: false, code: 'TOKEN_EXPIRED', error: 'Your session has ended.' }
    await page.route('**/api/messages', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 401, json: ended })
        : route.fallback(),
    )
    await send(page)
    await page.waitForURL(/\/login\?from=/)
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    await page.getByLabel('Email address').fill(owner.address)
    await page.getByLabel('Password').first().fill('sohrai painting')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL(/\/messages\?with=/)
    await expect(answerIn(page)).toHaveValue('We are closed on Sunday.', { timeout: 15_000 })
  })
})

test('a picture goes with an answer', async ({ page, request }) => {
  const { owner, conversation } = await makeOwner(request)
  await openSignedIn(page, owner.token, `/messages?with=${conversation}`)
  await expect(answerIn(page)).toBeVisible()
  const name = 'shop.png'
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 150 } })
  await page
    .locator('.reply input[type=file]')
    .setInputFiles({ name, mimeType: 'image/png', buffer })
  // The server decodes and encodes it, which takes a while on a busy machine.
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 25_000 })
  await expect(page.locator('.reply-pictures img')).toBeVisible()
  await answerIn(page).fill('This is the shop.')
  await send(page)
  const picture = log(page).getByRole('img', { name: 'Photo from Asha Kumari' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(200)
  await expect(page.locator('.reply-pictures')).toHaveCount(0)
})
