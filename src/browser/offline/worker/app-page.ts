import { APP_SHELL } from '#config/app-paths.ts'
import { addLanguage, splitLanguage } from '#config/languages.ts'
import { APP } from '#shared/view/cache-names.ts'
import { keepWhole } from './assets.ts'
import type { FetchEvent } from './scope.ts'

/*
 * The page of the signed-in app, which is the same at each of its addresses and for everybody, so
 * nothing of a person is in it. The code of a screen is kept when the screen was opened.
 */

/** The page from the network, else from the device; undefined if it was never opened there. */
export async function answerAppPage(event: FetchEvent, url: URL): Promise<Response | undefined> {
  try {
    const fresh = await fetch(event.request)
    if (fresh.ok && !fresh.redirected) {
      const copy = fresh.clone()
      event.waitUntil(keep(url, copy).catch(() => undefined))
    }
    return fresh
  } catch {
    return (await openCache(url)).match(getKey(url))
  }
}

const getKey = ({ pathname }: URL): string =>
  addLanguage(splitLanguage(pathname).language, APP_SHELL)

/* Each language has a cache of its own, as each page without a line has. */
const openCache = (url: URL) => caches.open(APP + getKey(url).replaceAll('/', '-'))

async function keep(url: URL, page: Response): Promise<void> {
  const cache = await openCache(url)
  const html = await page.clone().text()
  const kept = await cache.match(getKey(url))
  if ((await kept?.text()) !== html) await keepWhole(cache, getKey(url), { html, page })
}
