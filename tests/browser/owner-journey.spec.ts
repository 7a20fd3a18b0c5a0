import type { APIRequestContext } from '@playwright/test'
import { businessPath } from '#config/routes.ts'
import { openSignedIn } from './setup/app-page.ts'
import { BUYER, OWNER, PASSWORD, PENDING_LISTING } from './setup/own-product.ts'
import { test } from './setup/own-product-test.ts'
import { expect } from './setup/test.ts'

async function login(request: APIRequestContext, { email }: { email: string }): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

test('a listing is sent back, sent again, approved; a visitor writes, its owner answers', async ({
  page,
  browser,
  request,
  product,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const admin = { Authorization: `Bearer ${await product.signInAdmin()}` }
  const decide = async (data: { status: string; reason?: string }) => {
    const path = `/api/businesses/${product.pendingId}/status`
    expect((await request.patch(path, { headers: admin, data })).status()).toBe(200)
  }
  const address = businessPath(PENDING_LISTING.slug)

  await test.step('the owner reads why, looks at it and sends it again', async () => {
    await decide({ status: 'inactive', reason: 'Say what you sell.' })
    await openSignedIn(page, await login(request, OWNER), '/my-businesses')
    const row = page.getByRole('article').filter({ hasText: PENDING_LISTING.name })
    await expect(row.getByText('Say what you sell.')).toBeVisible()
    await row.getByRole('link', { name: /^Preview/ }).click()
    await expect(page.getByText('Only you can see this.')).toBeVisible()
    await expect(page.getByText(PENDING_LISTING.description).first()).toBeVisible()
    await page.goBack()
    await row.getByRole('button', { name: `Resubmit: ${PENDING_LISTING.name}` }).click()
    await expect(row.getByText('Pending')).toBeVisible()
    expect((await request.get(address)).status()).toBe(404)
  })

  const visitor = await (await browser.newContext({ baseURL })).newPage()
  await test.step('an administrator approves it, and a visitor sees it', async () => {
    await decide({ status: 'active' })
    await expect
      .poll(async () => (await request.get(address)).status(), { timeout: 30_000 })
      .toBe(200)
    await openSignedIn(visitor, await login(request, BUYER), address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(PENDING_LISTING.name)
  })

  await test.step('the visitor writes, the owner answers, the visitor reads it', async () => {
    await visitor.locator('#send-message').click()
    const dialog = visitor.getByRole('dialog', { name: 'Send Message' })
    await dialog.getByLabel('Subject').fill('Tea for thirty')
    await dialog.getByLabel('Message').fill('Could you bring tea on Sunday?')
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(visitor.getByText(/Message sent successfully!/)).toBeVisible()

    await page.goto('/messages')
    await page.getByRole('link', { name: /Tea for thirty/ }).click()
    await expect(page.getByRole('log')).toContainText('Could you bring tea on Sunday?')
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Yes, at four.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByText('Reply sent successfully!')).toBeVisible()

    await visitor.goto('/messages?type=sent')
    await visitor.getByRole('link', { name: /Tea for thirty/ }).click()
    await expect(visitor.getByRole('log')).toContainText('Yes, at four.')
    await visitor.context().close()
  })

  await test.step('the owner reads in its history who did what', async () => {
    await page.goto(`/business/${product.pendingId}/history`)
    const entries = page.getByRole('main').getByRole('listitem')
    await expect(entries.nth(0)).toContainText('Approved and live')
    await expect(entries.nth(0)).toContainText('Our team')
    await expect(entries.nth(1)).toContainText('Resubmitted')
    await expect(entries.nth(1)).toContainText('You')
    await expect(entries.nth(2)).toContainText('Say what you sell.')
  })
})
