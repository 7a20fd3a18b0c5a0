import type { APIRequestContext } from '@playwright/test'
import { makeAdmin } from './setup/app-people.ts'
import { openSignedIn } from './setup/app-page.ts'
import { bankDay } from './setup/bank-day.ts'
import { readTextTo } from './setup/outbox.ts'
import { Thumb } from './setup/taps.ts'
import { expect, test } from './setup/test.ts'

/* What is done in the UPI app and at the bank is not counted, and neither is reading. */
const MOST_TAPS = 25
const MOST_KEYS = 3
/** Quicker than this, only a program fills a form. */
const TYPING_MS = 1600

type Queue = { data: { kind: string; id: number; title: string }[] }

/** Where the queue shows the item of that kind whose title has this. */
async function findItem(
  request: APIRequestContext,
  token: string,
  kind: string,
  title: string,
): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await request.get('/api/admin/queue?limit=1000', { headers })
  const { data } = (await answer.json()) as Queue
  const { id } = data.find((one) => one.kind === kind && one.title.includes(title))!
  return `/admin/review?kind=${kind}&item=${kind}-${id}`
}

test('from nothing to a running, paid campaign by thumb; the team’s part by keys', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const thumb = new Thumb()
  const mobile = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const title = `Namuna ${mobile.slice(-5)}`
  const admin = await makeAdmin()
  let reference = ''

  await test.step('an account by number', async () => {
    await page.goto('/login?from=%2Fads')
    await thumb.type(page.getByLabel('Mobile number'), mobile)
    await page.waitForTimeout(TYPING_MS)
    await thumb.tap(page.getByRole('button', { name: 'Send code' }))
    await expect(page.getByLabel('6-digit code')).toBeFocused()
    const code = /#(\d{6})/.exec(await readTextTo(`+91${mobile}`))![1]!
    await thumb.type(page.getByLabel('6-digit code'), code)
    await thumb.type(page.getByLabel('Your name'), 'Asha Kumari')
    await thumb.tap(page.getByRole('button', { name: 'Create account' }))
    await expect(page).toHaveURL('/ads')
  })

  await test.step('a campaign', async () => {
    await thumb.tap(page.getByRole('button', { name: 'New campaign' }).first())
    const form = page.getByRole('dialog', { name: 'New campaign' })
    await thumb.type(form.getByLabel('Title'), title)
    await thumb.next(form.getByLabel('Website link'), 'https://example.org/')
    await thumb.type(form.getByLabel('Total budget'), '1500')
    await thumb.tap(form.getByRole('button', { name: 'Send for approval' }))
    await expect(page.getByText('Campaign created successfully!')).toBeVisible()
  })

  const creatives = page.getByRole('dialog')
  await test.step('its words', async () => {
    await thumb.tap(creatives.getByRole('button', { name: 'Add a creative' }))
    await thumb.choose(creatives.getByLabel('Ad type'), /^Text$/)
    await thumb.type(creatives.getByLabel('Name'), title)
    await thumb.choose(creatives.getByLabel('Size'), /responsive/i)
    await thumb.type(creatives.getByLabel('Headline'), 'Sample lamps')
    await thumb.tap(creatives.getByRole('button', { name: 'Submit for approval' }))
    await expect(creatives.getByText('Pending', { exact: true })).toBeVisible()
    await thumb.tap(creatives.getByRole('button', { name: 'Close' }).first())
  })

  await test.step('money', async () => {
    await thumb.tap(page.getByRole('link', { name: 'View balance' }))
    await thumb.tap(page.getByRole('link', { name: 'Add money' }))
    await thumb.tap(page.getByText('₹2,000', { exact: true }))
    const code = page.getByText(/^Z-[2-9A-HJ-NP-Z]{5}$/)
    await expect(code).toBeVisible()
    reference = (await code.textContent())!
    await thumb.tap(page.getByRole('button', { name: 'I have paid' }))
    await expect(page.getByRole('heading', { name: 'Waiting for the bank' })).toBeVisible()
  })

  let keys = 0
  const desk = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const press = async (key: string) => {
    keys += 1
    await desk.keyboard.press(key)
  }
  await test.step('the team approves, and finds the money in the bank', async () => {
    for (const kind of ['campaign', 'creative']) {
      await openSignedIn(desk, admin.token, await findItem(request, admin.token, kind, title))
      await expect(desk.getByRole('heading', { level: 2, name: new RegExp(title) })).toBeVisible()
      await expect(desk.getByRole('button', { name: /^Approve/ }).first()).toBeEnabled()
      const decided = desk.waitForResponse('**/api/admin/decisions')
      await press('a')
      expect((await decided).ok()).toBe(true)
    }
    await openSignedIn(desk, admin.token, '/admin/ads/payments')
    await desk.getByRole('button', { name: 'Add a statement' }).click()
    const form = desk.getByRole('dialog', { name: 'Add a bank statement' })
    await form.getByLabel('Bank').fill('Namuna Bank')
    const number = String(Math.floor(Math.random() * 1e12)).padStart(12, '6')
    await form.locator('input[type=file]').setInputFiles({
      ...{ name: 'bank.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(
        'Date,Narration,Ref No.,Withdrawal,Deposit,Balance\r\n' +
          `${bankDay()},UPI/${number}/${reference}/NAMUNA,${number},,"2,000.00",1.00\r\n`,
      ),
    })
    await form.getByRole('button', { name: 'Add lines' }).click()
    await expect(desk.getByText(/1\sline added/)).toBeVisible()
    await press('y')
    await expect(desk.getByText('₹2,000 added to the balance of Asha Kumari.')).toBeVisible()
    await desk.close()
  })

  await test.step('it runs', async () => {
    // What was decided can be undone for some seconds.
    await expect(async () => {
      await page.goto('/ads')
      await expect(page.getByText('Active', { exact: true }).first()).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByText('Your balance is ₹2,000.')).toBeVisible()
  })
  const effort = `${thumb.taps} taps, ${thumb.characters} characters; ${keys} keys of the team`
  test.info().annotations.push({ type: 'effort', description: effort })
  expect(thumb.taps, effort).toBeLessThanOrEqual(MOST_TAPS)
  expect(keys).toBeLessThanOrEqual(MOST_KEYS)
})
