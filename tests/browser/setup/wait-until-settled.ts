import type { Page, Request } from '@playwright/test'

const pending = new WeakMap<Page, Set<Request>>()

/** Follows the requests of a page from its beginning, for `waitUntilSettled`. */
export function followRequests(page: Page): void {
  const open = new Set<Request>()
  pending.set(page, open)
  // The stream of news is open as long as the app is.
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/live')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/**
 * Waits until the first requests of the page are done and nothing is loading. Playwright's
 * `networkidle` alone waits for half a second without a request, on each of a hundred pages.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await Promise.race([page.waitForLoadState('networkidle'), quiet(page)])
  await page.waitForFunction(() => !document.querySelector('[data-asked], [aria-busy="true"]'))
}

/**
 * Waits until a loaded page has asked for nothing for half a second. On a busy machine Playwright's
 * `networkidle` may never come, although every request is done.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await quiet(page, 10)
}

/** What a request brought may ask for more once it has run: twice nothing open is the end. */
async function quiet(page: Page, often = 2): Promise<void> {
  const open = pending.get(page)!
  for (let times = 0; times < often && !page.isClosed(); times = open.size === 0 ? times + 1 : 0)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50))).catch(() => null)
}
