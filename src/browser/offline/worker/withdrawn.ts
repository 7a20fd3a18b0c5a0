import { isOwnCache } from '#shared/view/cache-names.ts'
import { listOpenPages, scope } from './scope.ts'

/*
 * Published as `/sw.js` in place of the worker, this withdraws it from every device: it clears what
 * was kept, ends the registration and loads the open pages anew.
 */

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw(): Promise<void> {
  for (const name of await caches.keys()) if (isOwnCache(name)) await caches.delete(name)
  await scope.registration.unregister()
  for (const page of await listOpenPages()) await page.navigate(page.url).catch(() => undefined)
}
