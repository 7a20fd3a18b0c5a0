import type { Page } from '@playwright/test'
import { makeOwner } from './setup/app-people.ts'
import { openSignedIn } from './setup/app-page.ts'
import { listReads, startWorker, waitUntilKept } from './setup/kept-app.ts'
import { makeAccount } from './setup/register.ts'
import { expect, test } from './setup/test.ts'

// Requests fail here because the line is cut.
test.use({ serviceWorkers: 'allow', mayFail: /./ })

const note = (page: Page) => page.getByText(/^Showing what was here on/)

test.describe('the signed-in app without a line', () => {
  test('opens to what it knew, says of when, and renews it', async ({ page, context, request }) => {
    const { owner } = await makeOwner(request)
    await startWorker(page)
    await openSignedIn(page, owner.token, '/messages')
    await expect(page.getByText('Sunday opening')).toBeVisible()
    await waitUntilKept(page, 'GET /conversations')
    await context.setOffline(true)
    await page.goto('/messages')
    await expect(page.getByText('Sunday opening')).toBeVisible()
    await expect(note(page)).toBeVisible()
    await context.setOffline(false)
    await expect(note(page)).toBeHidden()
    await expect(page.getByText('Sunday opening')).toBeVisible()
  })

  test('signing out clears it, and another account finds nothing of it', async ({
    page,
    context,
    request,
  }) => {
    const { owner } = await makeOwner(request)
    await startWorker(page)
    await openSignedIn(page, owner.token, '/messages')
    await waitUntilKept(page, 'GET /conversations')
    const { token } = await makeAccount()
    await openSignedIn(page, token, '/messages')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Sunday opening')).toBeHidden()
    await context.setOffline(false)
    await page.reload()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(/\/$/)
    await expect.poll(() => page.evaluate(listReads)).toEqual([])
  })

  test('is the page without a line where it was never opened', async ({ page, context }) => {
    await startWorker(page)
    const hasShell = async () => Boolean(await caches.match('/offline'))
    await expect.poll(() => page.evaluate(hasShell), { timeout: 60_000 }).toBe(true)
    await context.setOffline(true)
    await page.goto('/dashboard')
    await expect(page.locator('h1:visible')).toHaveText('This page isn’t saved on your phone')
  })
})
