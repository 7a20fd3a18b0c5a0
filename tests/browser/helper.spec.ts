import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { HELPER_PATHS } from '#config/app-paths.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { openSignedIn } from './setup/app-page.ts'
import { withDatabase } from './setup/database.ts'
import { startWorker, waitUntilKept } from './setup/kept-app.ts'
import { makeAccount } from './setup/register.ts'
import { expect, test } from './setup/test.ts'
import { findViolationsInBothThemes } from './setup/violations.ts'

// Requests fail here because the line is cut.
test.use({ serviceWorkers: 'allow', mayFail: /./ })

const NAMES = ['Namuna Anar Store', 'Namuna Bel Store', 'Namuna Champa Store']

/** A helper of a town of their own, with three listings that have a number and no hours. */
async function makeHelper() {
  const { address, token } = await makeAccount({ name: 'Kiran Devi' })
  const town = await withDatabase(async (db) => {
    const [account] = await db.select().from(t.accounts).where(eq(t.accounts.email, address))
    const [near] = await db.select().from(t.locations).limit(1)
    const [category] = await db.select().from(t.categories).limit(1)
    const city = `Namuna ${account!.id}`
    const { districtId, latitude, longitude } = near!
    const [made] = await db
      .insert(t.locations)
      .values({
        ...{ districtId, city, slug: `namuna-${account!.id}`, latitude, longitude },
        // Other tests read pages in Hindi.
        nameHi: `नमूना ${account!.id}`,
      })
      .returning()
    await db.insert(t.helpers).values({ accountId: account!.id, everyTown: false })
    await db.insert(t.helperTowns).values({ accountId: account!.id, locationId: made!.id })
    await db.insert(t.businesses).values(
      NAMES.map((name, at) => ({
        ...{ name, slug: `helper-${account!.id}-${at}`, status: 'active' as const },
        ...{ categoryId: category!.id, locationId: made!.id, address: `Shop ${at + 1}, Main Road` },
        phone: `+9190000${String(20_000 + account!.id * 3 + at)}`,
      })),
    )
    return made!.id
  })
  return { token, town }
}

const hoursOf = (town: number) =>
  withDatabase(async (db) => {
    const rows = await db.select().from(t.businesses).where(eq(t.businesses.locationId, town))
    return rows
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ hours, toldFacts }) => (hours ? (toldFacts.hours?.by ?? null) : null))
  })

async function tell(page: Page, hours: string) {
  await page.getByRole('button', { name: 'Add what they told you' }).first().click()
  await page.getByRole('textbox', { name: 'Opening hours' }).fill(hours)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

test('axe finds nothing wrong with the screens of a helper', async ({ page }) => {
  const { token } = await makeHelper()
  for (const path of Object.values(HELPER_PATHS)) {
    await openSignedIn(page, token, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    expect(await findViolationsInBothThemes(page), path).toEqual([])
  }
})

test('a helper calls, adds the hours, and walks the rest without a line', async ({
  page,
  context,
}) => {
  const { token, town } = await makeHelper()
  await openSignedIn(page, token, '/dashboard')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Call list' }).click()
  await expect(page.getByRole('heading', { name: NAMES[0]! })).toBeVisible()
  await expect(page.getByText('3 to call. You called 0 today.')).toBeVisible()
  const call = page.getByRole('link', { name: /^Call \+91/ })
  await expect(call).toHaveAttribute('href', /^tel:\+9190000/)
  expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(56)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(360)
  await tell(page, 'Mon-Sat 10-18, Sun closed')
  await expect(page.getByRole('heading', { name: NAMES[1]! })).toBeVisible()
  await expect(page.getByText('2 to call. You called 1 today.')).toBeVisible()
  await page.getByRole('button', { name: 'No answer' }).click()
  await expect(page.getByRole('heading', { name: NAMES[2]! })).toBeVisible()
  expect(await hoursOf(town)).toEqual(['call', null, null])

  // The walk, opened once: then the line is cut.
  await startWorker(page)
  await page.goto('/calls/visits')
  await expect(page.getByRole('heading', { name: NAMES[1]! })).toBeVisible()
  await waitUntilKept(page, 'GET /visits')
  await context.setOffline(true)
  await page.goto('/calls/visits')
  const stop = page.getByRole('listitem').filter({ hasText: NAMES[1]! })
  await expect(stop).toBeVisible()
  await stop.getByRole('button', { name: 'Add what they told you' }).click()
  await stop.getByRole('textbox', { name: 'Opening hours' }).fill('daily 9-20')
  await stop.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(stop.getByText(/^Saved on this phone/)).toBeVisible()
  expect(await hoursOf(town)).toEqual(['call', null, null])
  await context.setOffline(false)
  await expect.poll(() => hoursOf(town), { timeout: 60_000 }).toEqual(['call', 'visit', null])
})
