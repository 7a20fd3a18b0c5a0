import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fileToPath } from '../site/files.ts'
import { BUDGETS } from './setup/budgets.ts'
import { getServedSiteFolder } from './setup/folder.ts'
import { serveSiteInPieces } from './setup/serve-in-pieces.ts'
import { locateCards, locateCount, locateCardNames, waitUntilAwake } from './setup/list.ts'
import { expect, test } from './setup/test.ts'
import { waitUntilIdle } from './setup/wait-until-settled.ts'

/** Names of the built scripts that carry React or what is written with it. */
async function reactScripts(): Promise<string[]> {
  const folder = join(await getServedSiteFolder(), '_astro')
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')))
  return scripts.filter((_, i) =>
    /react\.(transitional\.)?element|jsxs?\)\(|createRoot|hydrateRoot/.test(texts[i]!),
  )
}

/** Records every layout shift from now on, including those right after a touch. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Element }[]
      })[])
        shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(' '),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftsOf = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; what: string }[] }).shifts,
  )

test.describe('before anything is touched', () => {
  for (const [file, { scripts: budget }] of Object.entries(BUDGETS)) {
    if (budget === undefined) continue
    // React alone is about 60 KB, so few KB tell that it was not loaded.
    test(`${file} loads no framework and ${budget} KB of script at most`, async ({ page }) => {
      const react = await reactScripts()
      expect(react.length, 'React is somewhere in the build').toBeGreaterThan(0)
      const loaded: { name: string; bytes: number }[] = []
      page.on('requestfinished', (request) => {
        if (request.resourceType() !== 'script') return
        void request
          .sizes()
          .then(({ responseBodySize }) =>
            loaded.push({ name: request.url().split('/').at(-1)!, bytes: responseBodySize }),
          )
      })
      await page.goto(fileToPath(file))
      await page.mouse.wheel(0, 4000)
      await waitUntilIdle(page)
      expect(loaded.filter((script) => react.includes(script.name))).toEqual([])
      expect(
        loaded.reduce((sum, { bytes }) => sum + bytes, 0),
        JSON.stringify(loaded),
      ).toBeLessThanOrEqual(budget * 1024)
    })
  }
})

/* The bytes of bodies and headers as sent, from the first script until the list has hydrated. */
const SEARCH_BUDGET = 90 * 1024

test.describe('a page of search results', () => {
  test('loads less than 90 KB of script for what is a list', async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return
      sizes.push(
        request
          .sizes()
          .then(
            ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
          ),
      )
    })
    await page.goto('/businesses?search=sonpani')
    await expect(locateCards(page)).toHaveCount(12)
    await waitUntilAwake(page)
    await waitUntilIdle(page)
    const sum = (await Promise.all(sizes)).reduce((all, size) => all + size, 0)
    expect(sum).toBeGreaterThan(50_000)
    expect(sum).toBeLessThan(SEARCH_BUDGET)
  })

  test(
    'asks once, without the client of the API, even if the island is faster than the script of ' +
      'the page',
    async ({ page }) => {
      const isAwake = Promise.withResolvers<void>()
      const asked: string[] = []
      page.on('request', (request) => {
        if (/\/api\/businesses\?|\/ky\./.test(request.url())) asked.push(request.url())
      })
      await page.route('**/_astro/prefetched-list*.js', async (route) => {
        await isAwake.promise
        await route.continue()
      })
      await page.goto('/businesses?search=sonpani')
      await waitUntilAwake(page)
      await expect(locateCards(page)).toHaveCount(12)
      const early = page.waitForResponse('**/_astro/prefetched-list*.js')
      isAwake.resolve()
      await early
      await waitUntilIdle(page)
      await expect(locateCards(page)).toHaveCount(12)
      expect(asked).toEqual([expect.stringContaining('/api/businesses?')])
    },
  )

  test(
    'shows its first results before React has come, and keeps them where they are',
    { tag: '@both' },
    async ({ page }) => {
      const arrived = Promise.withResolvers<void>()
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/businesses?')) asked.push(request.url())
      })
      await page.route('**/_astro/react*.js', async (route) => {
        await arrived.promise
        await route.continue()
      })
      await page.goto('/businesses?search=sonpani+dakghar&view=list')
      const early = page.locator('[data-early] .card')
      await expect(early.first()).toContainText('Sonpani Post Office')
      await expect(locateCount(page)).toBeVisible()
      const shown = () =>
        page.locator('.answer .card').evaluateAll((cards) =>
          cards
            .filter((card) => card.checkVisibility())
            .map((card) => ({
              text: (card as HTMLElement).innerText,
              parts: [...card.querySelectorAll('*')].map((part) =>
                JSON.stringify(part.getBoundingClientRect()),
              ),
              links: [...card.querySelectorAll('a, button')].map(
                (link) => link.getAttribute('href') ?? link.ariaLabel,
              ),
            })),
        )
      const before = await shown()
      expect(before.length).toBeGreaterThan(0)
      arrived.resolve()
      await waitUntilAwake(page)
      await expect(early).toHaveCount(0)
      expect(await shown()).toEqual(before)
      expect(asked).toHaveLength(1)
    },
  )

  test('shows names as text, before React has come too', async ({ page }) => {
    await page.route('**/_astro/react*.js', () => undefined)
    await page.goto('/businesses?search=script+alert+sons', { waitUntil: 'domcontentloaded' })
    const early = page.locator('[data-early]')
    await expect(
      early.getByRole('link', { name: '<script>alert("name")</script> & "Sons"' }),
    ).toBeVisible()
    await expect(early.locator('script, img[src="x"]')).toHaveCount(0)
  })
})

test.describe('React takes over the list', () => {
  test('without moving anything', { tag: '@both' }, async ({ page }) => {
    await watchShifts(page)
    await page.goto('/businesses')
    await waitUntilIdle(page)
    const places = () =>
      page.locator('.card, .toolbar, .facts, .finder').evaluateAll((parts) =>
        parts.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect()
          if (!part.checkVisibility()) return 'not shown'
          // The position on the page, not in the window: a phone scrolls a focused input to the
          // top.
          return JSON.stringify([x, Math.round(y + scrollY), width, height])
        }),
      )
    const before = await places()
    await page.getByLabel('What are you looking for?').click()
    await waitUntilAwake(page)
    await waitUntilIdle(page)
    expect(await places()).toEqual(before)
    const shifts = await shiftsOf(page)
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(0.02)
  })

  test('when the address asks for something, without showing what was not asked for', async ({
    page,
  }) => {
    await page.route('**/api/businesses?**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(globalThis, { seen })
      const look = () => {
        for (const card of document.querySelectorAll('.answer .card')) {
          const name = card.querySelector('.card-name')
          if (name?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            seen.add(card.textContent)
        }
        requestAnimationFrame(look)
      }
      look()
    })
    await page.goto('/businesses?search=sonpani')
    await expect(locateCount(page)).toBeVisible()
    await expect(locateCards(page)).toHaveCount(12)
    const seen = await page.evaluate(() => [
      ...(globalThis as unknown as { seen: Set<string> }).seen,
    ])
    expect(seen.length).toBeGreaterThanOrEqual(12)
    expect(seen.filter((card) => !/sonpani/i.test(card))).toEqual([])
  })

  test.describe('when the page itself comes in pieces', () => {
    // From the slow server in between.
    test.use({ mayAsk: /^http:\/\/localhost:/ })

    test('shows nothing that was not asked for', async ({ page, baseURL }) => {
      const painted = Promise.withResolvers<void>()
      await using slow = await serveSiteInPieces(
        baseURL!,
        '<nav class="pagination',
        painted.promise,
      )
      await page.goto(`${slow.url}/businesses?search=sonpani`, { waitUntil: 'commit' })
      await expect(locateCards(page)).toHaveCount(12)
      await expect(locateCardNames(page).first()).toBeHidden()
      painted.resolve()
      await expect(locateCardNames(page).first()).toContainText('Sonpani')
      await expect(locateCardNames(page).first()).toBeVisible()
    })
  })

  test('and keeps what was typed while its files were coming', async ({ page }) => {
    const arrived = Promise.withResolvers<void>()
    await page.route('**/_astro/client*.js', async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto('/businesses')
    const box = page.getByLabel('What are you looking for?')
    await box.click()
    await box.pressSequentially('sonpani')
    arrived.resolve()
    await expect(page).toHaveURL(/\?search=sonpani$/)
    await expect(box).toHaveValue('sonpani')
    await expect(locateCardNames(page).first()).toContainText('Sonpani')
  })

  test('and does what was pressed while its files were coming', async ({ page }) => {
    await page.goto('/businesses')
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await expect(page).toHaveURL(/\?view=list$/)
    await expect(page.locator('.answer .cards')).toHaveClass(/cards-rows/)
  })

  test.describe('when its files do not come', () => {
    test.use({ mayFail: /_astro\/|hydrating|dynamically imported module/ })

    test('an address that asks for something shows the page without the answer', async ({
      page,
    }) => {
      await page.route('**/_astro/*island*.js', (route) => route.abort())
      await page.goto('/businesses?search=sonpani')
      await expect(locateCards(page)).toHaveCount(12)
      await expect(locateCardNames(page).first()).toBeVisible()
    })

    test('the page is as it was', async ({ page }) => {
      await page.route('**/_astro/*island*.js', (route) => route.abort())
      await page.goto('/businesses')
      const before = await locateCardNames(page).allInnerTexts()
      await page.getByLabel('What are you looking for?').click()
      await waitUntilIdle(page)
      await expect(locateCards(page)).toHaveCount(12)
      expect(await locateCardNames(page).allInnerTexts()).toEqual(before)
      await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('link', { name: 'Next' })
        .click()
      await page.waitForURL('**/businesses/page/2')
    })
  })
})
