import { ExpirationPlugin } from 'workbox-expiration'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { renewDistrict } from '#browser/offline/saved-district.ts'
import { splitLanguage } from '#config/languages.ts'
import { ASSETS, PAGES, SAVED_DISTRICT } from '#shared/view/cache-names.ts'
import { isPublicPage } from './addresses.ts'
import { keepAssets, listNamedAssets } from './assets.ts'
import { getFetchedAt, replaceText, withDate } from './kept-page.ts'
import { markAsKept } from './mark.ts'
import { findShell, keepShell } from './shell.ts'

/** A fresh page has this long to come. */
const TIMEOUT_MS = 2000
const MAX_PAGES = 60

/** What the saved district answers, whatever was opened before: lists, places, a search. */
const IN_DISTRICT = /^\/(?:businesses|categories|locations|business|favorites)(?:\/|$)/

/** A page from the network within two seconds, else from the device. */
export class PageStrategy extends Strategy {
  constructor() {
    // On a full disk nothing new is kept; what is there stays.
    const limit = new ExpirationPlugin({ maxEntries: MAX_PAGES })
    super({ cacheName: PAGES, plugins: [limit] })
  }

  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url)
    let hasFailed = false
    const fresh = handler.fetch(request)
    const early = fresh.catch(() => void (hasFailed = true))
    void handler.waitUntil(fresh.then((response) => keep(url, response, handler)).catch(ignore))
    const response = await Promise.race([early, wait(TIMEOUT_MS)])
    if (response) return response
    // Where the device forbids its storage, the page is waited for.
    const kept = await findKept(url, handler, hasFailed).catch(ignore)
    return kept ?? fresh.catch(() => answerWithShell(url))
  }
}

function keep(url: URL, response: Response, handler: StrategyHandler): Promise<unknown> {
  const copy = mayKeep(url, response) ? response.clone() : null
  const keepIt = async () =>
    copy && handler.cachePut(toKey(url), withDate(await copy.blob(), copy.headers))
  const shell = keepShell(url)
  return Promise.allSettled([shell.then(keepIt, keepIt), renewDistrict()])
}

/** Keeps a page that was opened before there was a worker. */
export async function keepPage(url: URL): Promise<void> {
  if (!isPublicPage(url)) return
  const response = await fetch(toKey(url))
  if (!mayKeep(url, response)) return
  const html = await response.text()
  await keepAssets(await caches.open(ASSETS), listNamedAssets(html))
  await (await caches.open(PAGES)).put(toKey(url), withDate(html, response.headers))
}

/** A page as all visitors get it: without a query, and nothing that caches may not keep. */
const mayKeep = ({ search }: URL, { status, type, redirected, headers }: Response): boolean =>
  search === '' &&
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  Boolean(headers.get('Content-Type')?.startsWith('text/html')) &&
  !/no-store|no-cache|private/.test(headers.get('Cache-Control') ?? '')

const toKey = ({ origin, pathname }: URL): string => origin + pathname

async function findKept(
  url: URL,
  handler: StrategyHandler,
  hasFailed: boolean,
): Promise<Response | undefined> {
  const shell = await findShell(url)
  const kept = url.search === '' ? await handler.cacheMatch(toKey(url)) : undefined
  if (kept) {
    const [html, line] = [await kept.text(), (await shell?.text()) ?? '']
    const fetched = new Date(getFetchedAt(kept))
    return replaceText(kept, markAsKept(html, line, { fetched, url, hasFailed }))
  }
  const isSaved =
    IN_DISTRICT.test(splitLanguage(url.pathname).path) && (await caches.has(SAVED_DISTRICT))
  return isSaved ? shell : undefined
}

/** What is answered where nothing is kept. */
export const answerWithShell = async (url: URL): Promise<Response> =>
  (await findShell(url)) ?? Response.error()

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const ignore = () => undefined
