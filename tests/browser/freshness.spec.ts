import type { Page } from '@playwright/test'
import { businessPath, categoryPath, businessListPath, locationPath } from '#config/routes.ts'
import { PENDING_LISTING, LISTING_PLACE } from './setup/own-product.ts'
import { test } from './setup/own-product-test.ts'
import { expect } from './setup/test.ts'

test(
  'an approved listing is on the site seconds later, for another visitor, and stays when the ' +
    'API has stopped',
  { tag: '@desktop' },
  async ({ page, browser, product, baseURL }) => {
    test.setTimeout(240_000)
    const address = businessPath(PENDING_LISTING.slug)
    const lists = [
      businessListPath(),
      categoryPath(LISTING_PLACE.category),
      locationPath(LISTING_PLACE.town),
    ]
    const linkOn = (seen: Page) =>
      seen.locator('main').getByRole('link', { name: PENDING_LISTING.name }).first()

    await test.step('nobody sees it before', async () => {
      for (const list of lists)
        expect(await (await page.request.get(list)).text()).not.toContain(PENDING_LISTING.name)
      expect((await page.request.get(address)).status()).toBe(404)
      await page.goto(locationPath(LISTING_PLACE.town))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(linkOn(page)).toHaveCount(0)
    })

    await test.step(
      'an administrator approves it in a window of their own; a visitor of its town looks ' +
        'again',
      async () => {
        const { request } = await browser.newContext({ baseURL })
        const headers = { Authorization: `Bearer ${await product.signInAdmin()}` }
        const status = `/api/businesses/${product.pendingId}/status`
        expect(
          (await request.patch(status, { headers, data: { status: 'active' } })).status(),
        ).toBe(200)

        const approved = performance.now()
        await expect(async () => {
          await page.reload()
          await expect(linkOn(page)).toBeVisible({ timeout: 250 })
        }).toPass({ timeout: 30_000, intervals: [250] })
        const seconds = ((performance.now() - approved) / 1000).toFixed(1)
        test.info().annotations.push({ type: 'live after', description: `${seconds} s` })
        const told = await request.get('/api/publications', { headers })
        expect(await told.json()).toMatchObject({
          data: { pending: 0, lastLive: { cause: '1 change' } },
        })
      },
    )

    const readBySomeoneNew = async () => {
      const context = await browser.newContext({ baseURL })
      const visit = await context.newPage()
      for (const list of lists) {
        await visit.goto(list)
        await expect(linkOn(visit)).toBeVisible()
      }
      await linkOn(visit).click()
      await visit.waitForURL(`**${address}`)
      await expect(visit.getByRole('heading', { level: 1 })).toHaveText(PENDING_LISTING.name)
      await expect(visit.getByText(PENDING_LISTING.description).first()).toBeVisible()
      await context.close()
    }
    const isInSitemap = async () => {
      const index = await (await page.request.get('/sitemap-index.xml')).text()
      const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, file]) => new URL(file!).pathname,
      )
      const texts = await Promise.all(
        files.map(async (file) => (await page.request.get(file)).text()),
      )
      return texts.some((text) => text.includes(`${address}</loc>`))
    }

    await test.step('others find it in its town and category; the sitemap names it', async () => {
      await readBySomeoneNew()
      expect(await isInSitemap()).toBe(true)
    })

    await test.step('with the API stopped it is read as before', async () => {
      await product.stopApi()
      expect((await page.request.get('/api/health')).status()).toBe(404)
      await readBySomeoneNew()
      expect(await isInSitemap()).toBe(true)
    })
  },
)
