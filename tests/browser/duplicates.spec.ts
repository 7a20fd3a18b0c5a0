import { eq } from 'drizzle-orm'
import { businesses, duplicatePairs } from '#server/kit/db/tables/index.ts'
import { makeAdmin, makeOwner } from './setup/app-people.ts'
import { openSignedIn } from './setup/app-page.ts'
import { withDatabase } from './setup/database.ts'
import { expect, test } from './setup/test.ts'
import { findViolations } from './setup/violations.ts'

/** Two listings that wait for review, told to be alike. */
async function makePair(owners: readonly number[]) {
  return withDatabase(async (db) => {
    const rows = []
    for (const ownerId of owners)
      rows.push(...(await db.select().from(businesses).where(eq(businesses.ownerId, ownerId))))
    const [one, other] = rows.sort((a, b) => a.id - b.id)
    await db.insert(duplicatePairs).values({
      oneId: one!.id,
      otherId: other!.id,
      certainty: 100,
      reasons: ['phone', 'name'],
    })
    return { one: one!, other: other! }
  })
}

test(
  'a duplicate is merged, and the merge is taken back',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const owners = [await makeOwner(request), await makeOwner(request)]
    const { one, other } = await makePair(owners.map(({ id }) => id))
    const { token } = await makeAdmin()
    await openSignedIn(page, token, '/admin/duplicates')
    const pair = page.locator('.pairs > li', { hasText: one.name })
    await pair.getByRole('button', { name: /^Compare and merge/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('group', { name: 'Name', exact: true }).getByLabel(other.name).check()
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(page.locator('.toast')).toContainText('Listings merged.')
    await expect(pair).toHaveCount(0)
    await page.getByRole('button', { name: `Undo merge: ${other.name}` }).click()
    await expect(page.locator('.toast')).toContainText('The listings are separate again.')
    await expect(pair).toHaveCount(1)
  },
)
