import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens a public page, and waits until the worker answers for the site. */
export async function startWorker(page: Page): Promise<void> {
  await page.goto('/about')
  const isControlled = () => Boolean(navigator.serviceWorker.controller)
  await expect.poll(() => page.evaluate(isControlled), { timeout: 60_000 }).toBe(true)
}

/** Waits until the app's page and what an account read are on the device. */
export async function waitUntilKept(page: Page, reading: string): Promise<void> {
  await expect.poll(() => page.evaluate(isAppKept), { timeout: 60_000 }).toBe(true)
  await expect.poll(() => page.evaluate(listReads), { timeout: 60_000 }).toContain(reading)
}

/** Runs in the page. */
async function isAppKept(): Promise<boolean> {
  return Boolean(await caches.match('/fallback/app'))
}

/** Runs in the page: the names of the readings on the device. */
export async function listReads(): Promise<string[]> {
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
