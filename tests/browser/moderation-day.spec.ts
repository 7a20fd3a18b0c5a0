import type { APIRequestContext } from '@playwright/test'
import { openSignedIn } from './setup/app-page.ts'
import { makeAdmin } from './setup/app-people.ts'
import { makeAccount } from './setup/register.ts'
import { seedReviewDay, TEN } from './setup/seed-day.ts'
import { Thumb } from './setup/taps.ts'
import { expect, test } from './setup/test.ts'

/** The start of the accessible name of a decision that lets it pass, by kind. */
const PASSES = /^(Approve|Keep content|Close without a reply)/

test(
  'a day of moderation: twenty mixed things by keyboard, one key for most',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const person = `Phulmani ${Date.now()}`
    const { address } = await makeAccount({ name: person })
    await seedReviewDay(address, person)
    const { token } = await makeAdmin()
    await openSignedIn(page, token, '/admin/review')
    const rows = page.locator('.queue-row', { hasText: person })
    await expect(rows).toHaveCount(20)
    const title = page.getByRole('article').getByRole('heading', { level: 2 })
    const seen: string[] = []
    let keys = 0
    const press = async (...pressed: string[]) => {
      for (const key of pressed) await page.keyboard.press(key)
      keys += pressed.length
    }
    // Other people's things stay: the first of this day is gone to, the others follow.
    for (let left = 20; left > 0; left -= 1) {
      const name = await rows.first().locator('b').innerText()
      if ((await title.innerText()) !== name) await rows.first().getByRole('button').press('Enter')
      await expect(title).toHaveText(name)
      await expect(page.getByRole('button', { name: PASSES })).toBeEnabled()
      const kind = (await page.locator('.item-kind').innerText()).trim()
      const isFirst = !seen.includes(kind)
      seen.push(kind)
      const words = page.locator('#reason-form').getByRole('checkbox').first()
      // The first listing and the first ad are sent back with the first of the kept reasons.
      if (isFirst && (kind.startsWith('Listing') || kind.startsWith('Classified'))) {
        await press('c')
        await expect(words).toBeFocused()
        await press('1')
        await expect(words).toBeChecked()
        await press('Enter')
      } else if (kind.startsWith('Complaint')) {
        // Who complained is told how it ended.
        await press('a')
        await expect(words).toBeFocused()
        await press('1', 'Enter')
      } else await press(kind.startsWith('Message') ? 'd' : 'a')
      await expect(rows).toHaveCount(left - 1)
    }
    expect(new Set(seen).size).toBe(7)
    // One for each of sixteen, three for each of four with words.
    expect(keys).toBe(28)
    expect(await readQueueTitles(request, token)).not.toContainEqual(
      expect.stringContaining(person),
    )
  },
)

/** What waits for a decision, as the server knows it. */
async function readQueueTitles(request: APIRequestContext, token: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await request.get('/api/admin/queue?limit=1000', { headers })
  return ((await answer.json()) as { data: { title: string }[] }).data.map(({ title }) => title)
}

test('ten mixed things by thumb: a message is replied to, a listing sent back', async ({
  page,
  request,
}) => {
  const person = `Sugiya ${Date.now()}`
  const { address } = await makeAccount({ name: person })
  await seedReviewDay(address, person, TEN)
  const { token } = await makeAdmin()
  await openSignedIn(page, token, '/admin/review')
  const rows = page.locator('.queue-row', { hasText: person })
  await expect(rows).toHaveCount(10)
  const title = page.getByRole('article').getByRole('heading', { level: 2 })
  const bar = page.locator('.decide')
  const thumb = new Thumb()
  const done: string[] = []
  for (let left = 10; left > 0; left -= 1) {
    // Of other people's things, which this day does not have, nothing is counted.
    const name = (await rows.first().locator('b').textContent())!
    if ((await title.innerText()) !== name)
      await rows.first().locator('button').dispatchEvent('click')
    await expect(title).toHaveText(name)
    const passes = bar.getByRole('button', { name: PASSES })
    await expect(passes).toBeEnabled()
    const kind = await page.locator('.item-kind').innerText()
    const isFirst = !done.includes(kind)
    done.push(kind)
    if (kind.includes('Message') && isFirst) {
      await thumb.tap(page.locator('.item-saved').getByRole('button').first())
      await expect(page.getByLabel('Reply by email')).not.toBeEmpty()
      await thumb.tap(page.getByRole('button', { name: 'Send and next' }))
    } else if (kind.includes('Complaint') || (kind.trim().startsWith('Listing') && isFirst)) {
      const decides = kind.includes('Complaint')
        ? passes
        : bar.getByRole('button', { name: 'Ask for changes' })
      await thumb.tap(decides)
      await thumb.tap(page.locator('#reason-form').getByRole('checkbox').first())
      await thumb.tap(decides)
    } else await thumb.tap(passes)
    await expect(rows).toHaveCount(left - 1)
  }
  expect(new Set(done).size).toBe(7)
  // One for each of seven, two for a reply, three for each of two with words.
  expect(thumb.taps).toBe(15)
  expect(thumb.seconds).toBeLessThanOrEqual(45)
  expect(await readQueueTitles(request, token)).not.toContainEqual(expect.stringContaining(person))
})

test(
  'two administrators at the same thing see each other, and one decides',
  {
    tag: '@desktop',
  },
  async ({ page, browser }) => {
    const person = `Etwa ${Date.now()}`
    const { address } = await makeAccount({ name: person })
    await seedReviewDay(address, person)
    const [one, other] = [await makeAdmin(), await makeAdmin()]
    const second = await (await browser.newContext()).newPage()
    await openSignedIn(page, one.token, '/admin/review?kind=ad')
    await openSignedIn(second, other.token, '/admin/review?kind=ad')
    for (const tab of [page, second]) {
      await tab
        .locator('.queue-row', { hasText: `${person} ad 1` })
        .getByRole('button')
        .click()
      await expect(tab.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
        `${person} ad 1`,
      )
    }
    await expect(page.getByText('Also viewing: Meera Tirkey')).toBeVisible()
    await expect(second.getByText('Also viewing: Meera Tirkey')).toBeVisible()
    await page.keyboard.press('a')
    const gone = { hasText: `${person} ad 1` }
    await expect(page.locator('.queue-row', gone)).toHaveCount(0)
    // The list of the other one learns it by itself, and the next thing is shown there.
    await expect(second.locator('.queue-row', gone)).toHaveCount(0)
    await expect(second.locator('.queue-row', { hasText: person })).toHaveCount(2)
    await second.context().close()
  },
)
