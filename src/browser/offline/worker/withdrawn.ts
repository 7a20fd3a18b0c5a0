import { isOwnCache } from '#shared/view/cache-names.ts'
import { scope } from './scope.ts'

/*
 * Published as `/sw.js` in place of the worker, this withdraws it from every device: it clears what
 * was kept, ends the registration and loads anew the pages that a worker answered.
 */

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' })
  for (const name of await caches.keys()) if (isOwnCache(name)) await caches.delete(name)
  await scope.registration.unregister()
  for (const page of pages) await page.navigate(page.url).catch(() => undefined)
}
