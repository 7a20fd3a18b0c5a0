import type { Page } from '@playwright/test'
import { serveReleases } from './setup/serve-in-pieces.ts'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'

// Requests fail here because the line is cut, or the server in between breaks off.
test.use({ serviceWorkers: 'allow', mayFail: /./, mayAsk: /^http:\/\/localhost:/ })

const line = (page: Page) => page.locator('.offline-line:visible')
const heading = (page: Page) => page.locator('h1:visible')
const second = (page: Page) => page.getByText('Release two')

/** Opens a page, and waits until the worker has taken over and has kept it. */
async function openKept(page: Page, address: string) {
  await page.goto(address)
  await waitUntilKept(page, '')
}

/** Opens a page past the browser's own cache, in which each is for a minute. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await page.reload()
}

/** Waits until the kept copy of this page has these words. */
const waitUntilKept = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(isKeptWith, words), { timeout: 60_000 }).toBe(true)

/** Runs in the page. */
async function isKeptWith(words: string): Promise<boolean> {
  const [page, shell] = await Promise.all(
    [location.origin + location.pathname, '/offline'].map((url) => caches.match(url)),
  )
  if (!navigator.serviceWorker.controller || !page || !shell) return false
  return (await page.text()).includes(words)
}

/** Runs in the page. */
const isStyled = () =>
  document.styleSheets.length > 0 &&
  [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0)

test('a new release shows at the next visit, former pages stay whole, a rollback too', async ({
  page,
  context,
  baseURL,
}) => {
  const release = { name: 'one' as 'one' | 'two', cut: false }
  await using site = await serveReleases(baseURL!, () => release)
  await openKept(page, `${site.url}/contact`)
  await openKept(page, `${site.url}/about`)
  release.name = 'two'
  await page.reload()
  await expect(second(page)).toBeVisible()
  await waitUntilKept(page, 'Release two')
  // The line breaks in the middle of the page: half a page is not kept in place of the whole one.
  release.cut = true
  await page.reload({ waitUntil: 'commit', timeout: 5000 }).catch(() => undefined)
  await page.waitForTimeout(500)
  release.cut = false
  await context.setOffline(true)
  await open(page, `${site.url}/about`)
  await expect(line(page)).toBeVisible()
  await expect(second(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.evaluate(isStyled)).toBe(true)
  // It was not opened since: its style sheet is gone from the server, and still here.
  await open(page, `${site.url}/contact`)
  await expect(line(page)).toBeVisible()
  await expect(second(page)).toHaveCount(0)
  expect(await page.evaluate(isStyled)).toBe(true)
  await context.setOffline(false)
  release.name = 'one'
  await open(page, `${site.url}/about`)
  await expect(line(page)).toHaveCount(0)
  await expect(second(page)).toHaveCount(0)
  expect(await page.evaluate(isStyled)).toBe(true)
})

test('on a full disk pages open, what was kept stays, and “Keep” says so', async ({
  page,
  context,
  baseURL,
}) => {
  await openKept(page, '/about')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 1 })
  await page.goto('/terms')
  await expect(heading(page)).toBeVisible()
  await page.goto('/offline')
  const card = page.locator('#keep')
  await card.getByRole('button').click()
  await expect(card.getByRole('status')).toHaveText(/^There isn’t enough space/)
  await context.setOffline(true)
  await open(page, '/about')
  await expect(line(page)).toBeVisible()
  await expect(heading(page)).toContainText('About')
  expect(await page.evaluate(isStyled)).toBe(true)
  await open(page, '/terms')
  await expect(heading(page)).toHaveText('This page isn’t saved on your phone')
})

test('in a private window that keeps nothing, pages work as without a worker', async ({ page }) => {
  await page.addInitScript(forbidStorage)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  for (const path of ['/', PAGES['business with a very long name'], '/contact', '/share']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
  }
  await expect(page.getByText('Nothing was shared')).toBeVisible()
  await page.goto('/offline')
  await expect(page.locator('#keep').getByRole('status')).toBeVisible()
  expect(problems).toEqual([])
})

/** Runs in the page. */
function forbidStorage() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
}
