import { and, eq } from 'drizzle-orm'
import { businesses, facts } from '#server/kit/db/tables/index.ts'
import { withDatabase } from './setup/database.ts'
import { findOverflow } from './setup/overflow.ts'
import { PAGES } from './setup/pages.ts'
import { expect, test } from './setup/test.ts'
import { findViolationsInBothThemes } from './setup/violations.ts'

/** It has neither number nor hours, point or photo. */
const BARE = PAGES['business with a very long name']

const told = (question: 'phone' | 'hours') =>
  withDatabase(async (db) => {
    const rows = await db
      .select({ value: facts.value })
      .from(facts)
      .innerJoin(businesses, eq(businesses.id, facts.businessId))
      .where(and(eq(businesses.slug, BARE.split('/').at(-1)!), eq(facts.question, question)))
    return rows.map(({ value }) => value)
  })

test.use({ mayFail: /ERR_INTERNET_DISCONNECTED/ })

test('one question at a time; an answer is kept without a line and sent later', async ({
  page,
  context,
}) => {
  await page.goto(BARE)
  const section = page.locator('.ask')
  await expect(section.getByRole('heading')).toHaveText('Do you know the number?')
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await section.getByRole('button', { name: 'I don’t know' }).click()
  await expect(section.getByRole('heading')).toHaveText('When is it open?')
  expect(await findViolationsInBothThemes(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await section.getByRole('textbox').fill('Mon-Sat 10-6')
  await context.setOffline(true)
  await section.getByRole('button', { name: 'Send' }).click()
  await expect(section.getByRole('status')).toContainText('saved on this phone')
  expect(await told('hours')).toEqual([])
  await context.setOffline(false)
  await expect(section.getByRole('heading')).toHaveText('Thanks')
  expect(await told('hours')).toHaveLength(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a form', async ({ page }) => {
    await page.goto(BARE)
    await page.locator('.ask').getByRole('textbox').first().fill('94310 00011')
    await page.locator('.ask').getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/a-very-long-name#done$/)
    await expect(page.locator('#done')).toBeVisible()
    expect(await told('phone')).toEqual([{ phone: '+919431000011' }])
  })
})
