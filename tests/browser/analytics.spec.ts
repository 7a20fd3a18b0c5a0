import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { businesses, categories, locations } from '#server/kit/db/tables/index.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { makeOwner } from './setup/app-people.ts'
import { withDatabase } from './setup/database.ts'
import { expect, test } from './setup/test.ts'

/** The counting calls in their order; the part of the address before `/analytics/` is cut off. */
function countedBy(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    const [, what] = /\/api\/analytics\/(.+)$/.exec(request.url()) ?? []
    if (what && request.method() === 'POST') told.push(what.replace(/\d+/, 'ID'))
  })
  return told
}

test.describe('what is counted on public pages', () => {
  test('a listing: that it was seen, by which search, and what was pressed', async ({ page }) => {
    const told = countedBy(page)
    await page.goto('/businesses?search=sample+medical')
    await page.locator('.card-name a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample Medical Store')
    await expect.poll(() => told).toEqual(['business/ID/view?search=sample+medical'])
    told.length = 0

    await page.locator('.heart-button').click()
    await expect.poll(() => told).toEqual(['business/ID/save'])
    // Taken back: nothing to count.
    await page.locator('.heart-button').click()
    await page.evaluate(() => {
      // The phone's programs are not opened.
      addEventListener('click', (event) => event.preventDefault())
    })
    await page.locator('main a[href^="tel:"]:visible').first().click()
    await expect.poll(() => told).toEqual(['business/ID/save', 'business/ID/call'])
    await page.locator('main a[href*="google.com/maps/dir"]:visible').first().click()
    await expect.poll(() => told.at(-1)).toBe('business/ID/directions')
    await page.locator('footer a[href^="tel:"], footer a[href^="mailto:"]').first().click()
    expect(told).toHaveLength(3)
  })

  test('a card in a list: a call and a save are of its listing', async ({ page }) => {
    const told = countedBy(page)
    await page.goto('/categories/hospitals')
    await page.locator('.card [data-heart]').first().click()
    await expect.poll(() => told).toEqual(['business/ID/save'])
  })

  test('an ad: seen with its search, saved', async ({ page }) => {
    const told = countedBy(page)
    const seen: string[] = []
    page.on('request', (request) => {
      if (/\/api\/.*\/views/.test(request.url())) seen.push(request.url())
    })
    await page.goto('/classified?search=tractor')
    await page.locator('.card-name a').first().click()
    await expect(page.locator('[data-ad-views]')).toBeVisible()
    await expect.poll(() => seen.length).toBe(1)
    expect(seen[0]).toContain('/views?search=tractor')
    await page.locator('.heart-button').click()
    await expect.poll(() => told).toEqual(['classified/ID/save'])
  })
})

/** A listing of somebody, shown at once. */
function showListing(ownerId: number): Promise<number> {
  return withDatabase(async (db) => {
    // Its category and town are those whose counts no other test compares with the published pages.
    const [town] = await db.select().from(locations).where(eq(locations.slug, 'sonpani'))
    const [kind] = await db.select().from(categories).where(eq(categories.slug, 'services'))
    const [row] = await db
      .update(businesses)
      .set({ status: 'active', categoryId: kind!.id, locationId: town!.id })
      .where(eq(businesses.ownerId, ownerId))
      .returning({ id: businesses.id })
    return row!.id
  })
}

test('an owner sees what people did, by a search, and saves it as a file', async ({
  page,
  request,
}) => {
  const { owner, id: ownerId } = await makeOwner(request)
  const id = await showListing(ownerId)
  const act = (kind: string) =>
    request.post(`/api/analytics/business/${id}/${kind}`, {
      headers: { 'User-Agent': 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Firefox/132.0' },
    })
  for (const kind of ['view?search=Phone+Shop', 'view', 'call'])
    expect((await act(kind)).ok()).toBe(true)

  await page.goto('/help')
  await page.evaluate(
    ([key, token]) => localStorage.setItem(key!, token!),
    [TOKEN_KEY, owner.token],
  )
  await page.goto('/analytics')
  await expect(page.getByText('phone shop')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Namuna Mobile Care' })
  for (const part of ['1', 'previously: 0']) await expect(row).toContainText(part)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`of=business-${id}`))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Daily figures (CSV)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^analytics-business-\d+-days-.*\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trim().split('\r\n').at(-1)).toMatch(/,1,1,0,0,0,0,0,0$/)
})
