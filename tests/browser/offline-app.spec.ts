import type { Page } from '@playwright/test'
import { makeOwner } from './setup/app-people.ts'
import { openSignedIn } from './setup/app-page.ts'
import { makeAccount } from './setup/register.ts'
import { expect, test } from './setup/test.ts'

// Requests fail here because the line is cut.
test.use({ serviceWorkers: 'allow', mayFail: /./ })

/** Opens a public page, and waits until the worker answers for the site. */
async function startWorker(page: Page) {
  await page.goto('/about')
  const isControlled = () => Boolean(navigator.serviceWorker.controller)
  await expect.poll(() => page.evaluate(isControlled), { timeout: 60_000 }).toBe(true)
}

/** Waits until the app's page and what an account read are on the device. */
async function waitUntilKept(page: Page, reading: string) {
  await expect.poll(() => page.evaluate(isAppKept), { timeout: 60_000 }).toBe(true)
  await expect.poll(() => page.evaluate(listReads), { timeout: 60_000 }).toContain(reading)
}

/** Runs in the page. */
async function isAppKept(): Promise<boolean> {
  return Boolean(await caches.match('/fallback/app'))
}

/** Runs in the page: the names of the readings on the device. */
async function listReads(): Promise<string[]> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'zila-reads')) return []
  return new Promise((resolve) => {
    indexedDB.open('zila-reads').onsuccess = ({ target }) => {
      const database = (target as IDBOpenDBRequest).result
      if (!database.objectStoreNames.contains('reads')) return resolve([])
      database.transaction('reads').objectStore('reads').getAll().onsuccess = (event) => {
        database.close()
        const all = (event.target as IDBRequest<{ key: string[] }[]>).result
        resolve(all.map(({ key }) => key[0]!))
      }
    }
  })
}

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
