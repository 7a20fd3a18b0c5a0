import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { ASSETS } from '#shared/view/cache-names.ts'
import { isAppPage, isPublicPage } from './addresses.ts'
import { answerAppPage } from './app-page.ts'
import { answerWithShell, keepPage, PageStrategy } from './page-strategy.ts'
import { listOpenPages, scope, type FetchEvent } from './scope.ts'
import { isShare, receiveShare } from './share.ts'
import { keepShell } from './shell.ts'

/*
 * The service worker: public pages come from the network, and from the device when that takes more
 * than two seconds or fails. The app's page comes from there only if the network fails. It answers
 * nothing else but code, styles and what other apps share, so calls of the API and
 * whatever carries a person's token never pass through it.
 */

const pages = new PageStrategy()
const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [
    // Those of earlier releases stay, too: a page that is kept needs its own.
    new ExpirationPlugin({ maxEntries: 200 }),
    { handlerDidError: ({ request }) => caches.match(request) },
  ],
})

scope.addEventListener('install', (event) =>
  event.waitUntil(keepShellOfOpenPages().then(() => scope.skipWaiting())),
)

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  if (isShare(request, url)) event.respondWith(receiveShare(request, url))
  if (request.method !== 'GET') return
  if (request.headers.has('Authorization')) return
  if (request.mode === 'navigate') {
    if (isPublicPage(url)) event.respondWith(pages.handle({ event: event as never, request }))
    else if (isAppPage(url)) event.respondWith(openApp(event, url))
  } else if (url.pathname.startsWith('/_astro/'))
    event.respondWith(assets.handle({ event: event as never, request }))
})

/** The app, or the page without a line where it was never opened. */
const openApp = async (event: FetchEvent, url: URL): Promise<Response> =>
  (await answerAppPage(event, url)) ?? answerWithShell(url)

/** The pages that are open when the worker starts are kept as well. */
async function takeOver(): Promise<void> {
  await scope.clients.claim()
  for (const { url } of await listOpenPages()) await keepPage(new URL(url)).catch(() => undefined)
}

async function keepShellOfOpenPages(): Promise<void> {
  const open = await listOpenPages()
  for (const { url } of open) await keepShell(new URL(url)).catch(() => undefined)
}
