import type { Page } from '@playwright/test'
import { bundleServiceWorker } from '../../scripts/imports/service-worker.ts'
import { serveSiteWithWorker } from './setup/serve-in-pieces.ts'
import { expect, test } from './setup/test.ts'

// Requests fail here because the line is cut.
test.use({ serviceWorkers: 'allow', mayFail: /./ })

/** Opens a page, and waits until the worker has taken over and has kept it. */
async function openKept(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(() => page.evaluate(isKept), { timeout: 60_000 }).toBe(true)
}

/** Runs in the page. */
async function isKept(): Promise<boolean> {
  const shell = location.pathname.startsWith('/hi') ? '/hi/offline' : '/offline'
  const kept = [location.origin + location.pathname, shell].map((url) => caches.match(url))
  return Boolean(navigator.serviceWorker.controller) && (await Promise.all(kept)).every(Boolean)
}

/** Keeps the district by the card of its page. */
async function keepDistrict(page: Page) {
  await openKept(page, '/offline')
  const card = page.locator('#keep')
  await expect(card.getByRole('button')).toHaveText(/^Keep on this phone \(\d+ KB\)$/)
  await card.getByRole('button').click()
  await expect(card.getByRole('heading')).toHaveText('Suhana is on this phone')
}

const line = (page: Page) => page.locator('.offline-line:visible')
const heading = (page: Page) => page.locator('h1:visible')
const listCaches = () => caches.keys()

test.describe('pages that were opened stay readable without a line', () => {
  test('with the day they are of, styles and script', async ({ page, context }) => {
    await openKept(page, '/categories/banks')
    await expect(line(page)).toHaveCount(0)
    await context.setOffline(true)
    await page.reload()
    await expect(heading(page)).toContainText('Banks')
    await expect(line(page)).toContainText(/You’re offline\.\s*Saved copy from \d+ \w+\./)
    await expect(line(page)).toHaveCSS('background-color', 'rgb(34, 25, 19)')
    await expect(line(page)).toBeInViewport()
    await context.setOffline(false)
    await line(page).getByRole('link').click()
    await expect(heading(page)).toContainText('Banks')
    await expect(line(page)).toHaveCount(0)
  })

  test('one that was not opened says so and opens by itself', async ({ page, context }) => {
    await openKept(page, '/hi/about')
    await context.setOffline(true)
    await page.goto('/hi/newsletter')
    await expect(heading(page)).toHaveText('यह पेज फ़ोन में सेव नहीं है')
    await expect(page.locator('#offline-kept li')).toHaveCount(1)
    await context.setOffline(false)
    await expect(heading(page)).not.toHaveText('यह पेज फ़ोन में सेव नहीं है')
  })

  test('nothing of the API or of the signed-in app is kept', async ({ page }) => {
    await openKept(page, '/about')
    await page.goto('/dashboard')
    await page.goto('/businesses?search=bank')
    await expect(page.locator('.card').first()).toBeVisible()
    const kept = await page.evaluate(async () => {
      const found = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(url)
      return found
    })
    expect(kept.length).toBeGreaterThan(3)
    expect(kept.filter((url) => /\/api\/|dashboard|search=/.test(url))).toEqual([])
  })
})

test.describe('the district on the phone', () => {
  test('answers searches, lists and places at their addresses', async ({ page, context }) => {
    await keepDistrict(page)
    await openKept(page, '/hi/about')
    await context.setOffline(true)
    await page.goto('/businesses?search=stat+bnak+kheda+bazar')
    await expect(line(page)).toContainText(/Saved copy from \d+ \w+\./)
    const first = page.locator('.card').first()
    await expect(first).toContainText('State Bank of India, Kheda Bazar')
    await expect(first.getByRole('link', { name: /^Directions/ })).toBeVisible()
    await page.getByRole('link', { name: 'Has phone number' }).click()
    await expect(page).toHaveURL(/hasPhone=true/)
    await page.goto('/locations')
    await page
      .locator('#offline-results')
      .getByRole('link', { name: /Navapur/ })
      .click()
    await expect(heading(page)).toHaveText('Navapur')
    await expect(page.locator('.card').first()).toBeVisible()
    await page.locator('.card-name a').first().click()
    await expect(page.locator('.card')).toHaveCount(1)
    await page.goto('/hi/categories/banks')
    await expect(page.locator('.card').first()).toBeVisible()
  })

  test('stays whole when the line is cut while it is fetched, and is removed', async ({ page }) => {
    await openKept(page, '/offline')
    await page.route(/\/offline\/\d+\.txt/, (route) => route.abort())
    const card = page.locator('#keep')
    await card.getByRole('button').click()
    await expect(card.getByRole('status')).toHaveText(/^Saving didn’t work/)
    expect(await page.evaluate(listCaches)).not.toContain('zila-district')
    await page.unroute(/\/offline\/\d+\.txt/)
    await card.getByRole('button').click()
    await expect(card.getByRole('heading')).toHaveText('Suhana is on this phone')
    await card.getByRole('button', { name: 'Remove' }).click()
    await expect(card.getByRole('heading')).toHaveText('Keep Suhana on this phone')
    expect(await page.evaluate(listCaches)).not.toContain('zila-district')
  })
})

test.describe('a worker that is withdrawn', () => {
  // From the server in between.
  test.use({ mayAsk: /^http:\/\/localhost:/ })

  test('clears what it kept, and loads the page once', async ({ page, baseURL }) => {
    let withdrawn: string | null = null
    await using site = await serveSiteWithWorker(baseURL!, () => withdrawn)
    await openKept(page, `${site.url}/about`)
    expect(await page.evaluate(listCaches)).not.toEqual([])
    let loads = 0
    page.on('load', () => loads++)
    withdrawn = await bundleServiceWorker({ define: {}, target: ['chrome100'], isWithdrawn: true })
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update()
    })
    await expect.poll(() => loads).toBe(1)
    expect(await page.evaluate(listCaches)).toEqual([])
    // As a page of an earlier release does.
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      while ((await navigator.serviceWorker.getRegistrations()).length > 0)
        await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await page.waitForTimeout(500)
    expect(loads).toBe(1)
  })
})
