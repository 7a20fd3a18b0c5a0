import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  getAdBalance,
  listAdBalanceEntries,
  listAdBalances,
  recordAdPayment,
  recordAdRefund,
  setAdCreditLimit,
} from '#contract/ad-balances.ts'
import { getAdOverview, rebuildAdSums } from '#contract/ad-figures.ts'
import { trackClick, voidCharges } from '#contract/creatives.ts'
import { compareBooks } from '#server/advertising/balances/index.ts'
import { adBalances, adJournal, auditEntries } from '#server/kit/db/tables/index.ts'
import { toPaise } from '#shared/rules/money.ts'
import { createAdVisitors, BROWSER_AGENT } from './setup/advertising.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { bodyRequest } from './setup/body-request.ts'
import { insertAccount, insertCampaign } from './setup/builders.ts'
import { runAsOwner } from './setup/database.ts'
import { readLastMailTo } from './setup/mailed.ts'

const START = new Date('2026-08-15T08:00:00Z')

let api: TestApi
let ads: ReturnType<typeof createAdVisitors>
let admin: Awaited<ReturnType<typeof insertAccount>>
let person: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi({ adPayment: 'prepaid' })
  ads = createAdVisitors(api, START)
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await ads.reset()
  person = await insertAccount(api.db)
})

const CASH = { way: 'cash' as const, reference: '' }
const pay = (amount: number, more: object = CASH) =>
  api.read(recordAdPayment, {
    params: { id: person.id },
    body: { way: 'cash', amount, ...more },
    token: admin.token,
  })
const balance = async () => (await api.read(getAdBalance, { token: person.token })).data.balance
const running = (values: object = {}) =>
  ads.runningAd({ accountId: person.id, costPerClick: toPaise(8), ...values })
const refusal = (path: string, body: object) =>
  api.fail(`/ads/balances/${person.id}/${path}`, bodyRequest('POST', body, admin.token))

describe('a campaign', () => {
  test('without money is not shown; once paid it is, and each click is taken off', async () => {
    const id = await running()
    const slot = () => ads.ask('/ads/display?page=home&position=sidebar&town=', {})
    expect(await slot()).toMatchObject({ data: [] })
    await pay(20)
    // What is shown knows of it within a second or two.
    await vi.waitFor(async () => {
      ads.wait(2000)
      expect(await slot()).toMatchObject({ data: [{ campaignId: id }] })
    }, 15_000)
    await ads.followed({ from: ads.newVisitor() })
    expect(await balance()).toBe(12)
    expect(await ads.totals(id)).toMatchObject({ spent: toPaise(8), clicks: 1 })
    expect(await compareBooks(api.db)).toEqual([])
  })

  test('is not charged beyond the balance: 50 clicks at once, to two processes', async () => {
    await pay(30)
    // Two campaigns of one advertiser share what there is.
    const ids = [await running(), await running()]
    const people = Array.from({ length: 50 }, ads.newVisitor)
    const shown = await Promise.all(people.map((from) => ads.offered({ from })))
    ads.wait(2000)
    const other = await startApi({ databaseUrl: api.pool.options.connectionString! })
    other.clock.now = api.clock.now
    try {
      await Promise.all(shown.map((ad, i) => ads.view(ad, { from: people[i]! })))
      await Promise.all(
        shown.map((ad, i) => {
          const asked = { ...jsonRequest(ad), from: people[i]! }
          asked.headers = { ...asked.headers, 'User-Agent': BROWSER_AGENT }
          return (i % 2 ? api : other).ask(trackClick.path, asked)
        }),
      )
    } finally {
      await other.close()
    }
    expect(await balance()).toBe(6)
    const spent = await Promise.all(ids.map(async (id) => (await ads.totals(id))?.clicks ?? 0))
    expect(spent.reduce((sum, clicks) => sum + clicks, 0)).toBe(3)
    const verdicts = await ads.verdicts('click')
    expect(verdicts.filter((verdict) => verdict === 'no-balance')).toHaveLength(47)
    expect(await compareBooks(api.db)).toEqual([])
  })

  test('goes on to the limit that the team allows', async () => {
    await pay(1)
    await api.read(setAdCreditLimit, {
      params: { id: person.id },
      body: { creditLimit: 10 },
      token: admin.token,
    })
    await running()
    for (let clicks = 0; clicks < 2; clicks++) {
      const from = ads.newVisitor()
      const ad = await ads.offered({ from })
      ads.wait(2000)
      await ads.view(ad, { from })
      await ads.click(ad, { from })
      if (clicks === 0) expect(await balance()).toBe(-7)
      await api.db.update(adBalances).set({ creditLimit: toPaise(15) })
      ads.wait(2000)
    }
    expect(await balance()).toBe(-15)
  })

  test('gets back what was not valid', async () => {
    await pay(100)
    await running()
    await ads.followed({ from: ads.newVisitor() })
    await ads.followed({ from: ads.newVisitor() })
    const body = {
      from: START.toISOString(),
      until: new Date(START.getTime() + 3_600_000).toISOString(),
      reason: 'Clicks of a machine',
    }
    await api.read(voidCharges, { body, token: admin.token })
    expect(await balance()).toBe(100)
    expect(await compareBooks(api.db)).toEqual([])
  })
})

describe('the statement', () => {
  test('begins and ends with a balance, and agrees with what moved', async () => {
    await pay(100, { reference: 'utr 6341-0000 0118', way: 'transfer', note: 'November' })
    const campaignId = await running({ title: 'Heaters' })
    await ads.followed({ from: ads.newVisitor() })
    await ads.followed({ from: ads.newVisitor() })
    ads.wait(86_400_000)
    await ads.followed({ from: ads.newVisitor() })
    const read = async (from: string, until: string) =>
      (await api.read(listAdBalanceEntries, { query: { from, until }, token: person.token })).data
    const all = await read('2026-08-01', '2026-08-31')
    expect(all).toMatchObject({ opening: 0, closing: 76 })
    expect(
      all.entries.map(({ kind, title, clicks, moved, balance: left }) => [
        ...[kind, title, clicks, moved, left],
      ]),
    ).toEqual([
      ['charge', 'Heaters', 1, -8, 76],
      ['charge', 'Heaters', 2, -16, 84],
      ['payment', null, 0, 100, 100],
    ])
    expect(all.entries[0]!.campaignId).toBe(campaignId)
    expect(all.entries[2]).toMatchObject({ reference: 'UTR634100000118', note: 'November' })
    expect(await read('2026-08-16', '2026-08-16')).toMatchObject({ opening: 84, closing: 76 })
    const { data } = await api.read(getAdBalance, { token: person.token })
    expect(data.month).toEqual({ charged: 24, credited: 0, clicks: 3, paid: 100 })
    expect(data.daysLeft).toBe(22)
  })

  test('is its advertiser’s and the administrators’ alone', async () => {
    await pay(5)
    const other = await insertAccount(api.db)
    for (const path of [
      `/ads/balance?userId=${person.id}`,
      `/ads/balance/entries?from=2026-08-01&until=2026-08-31&userId=${person.id}`,
    ]) {
      const asked = { headers: { Authorization: `Bearer ${other.token}` } }
      expect((await api.fail(path, asked)).status).toBe(403)
    }
    const query = { userId: person.id }
    const seen = await api.read(getAdBalance, { query, token: admin.token })
    expect(seen.data.balance).toBe(5)
    const { data } = await api.read(listAdBalances, {
      query: { search: person.email },
      token: admin.token,
    })
    expect(data).toMatchObject([{ id: person.id, balance: 5, creditLimit: 0, active: 0 }])
  })
})

describe('a payment', () => {
  test('is receipted and in the audit log', async () => {
    const { data } = await pay(2000, { way: 'transfer', reference: '6341 0000 0087' })
    expect(data.balance).toBe(2000)
    const mail = await readLastMailTo(api.db, person.email)
    expect(mail.template).toBe('campaign-payment')
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'record payment'))
    expect(entry).toMatchObject({ noun: 'ad_balances', accountId: admin.id })
  })

  test('is entered once, however its number is written and whoever enters it', async () => {
    await pay(10, { way: 'transfer', reference: '6341 0000 0999' })
    const body = { amount: 10, way: 'transfer', reference: '634100000999' }
    const again = await refusal('payments', body)
    expect(again).toMatchObject({
      status: 400,
      fields: { reference: expect.any(String) as string },
    })
    const other = await insertAccount(api.db)
    const races = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        api.ask(
          `/ads/balances/${i % 2 ? person.id : other.id}/payments`,
          bodyRequest('POST', { ...body, reference: 'N327-000118' }, admin.token),
        ),
      ),
    )
    expect(races.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 400),
    ])
    expect(await compareBooks(api.db)).toEqual([])
  })

  test.each([-1, 0, 0.005, 1e9, '10', null])('of %s is refused by its field', async (amount) => {
    expect(await refusal('payments', { amount, way: 'cash' })).toMatchObject({
      status: 400,
      fields: { amount: expect.any(String) as string },
    })
    expect(await balance()).toBe(0)
  })

  test('goes back at most to the balance', async () => {
    await pay(50)
    expect(await refusal('refunds', { amount: 50.01, way: 'cash' })).toMatchObject({
      fields: { amount: 'The balance is ₹50' },
    })
    const refund = { params: { id: person.id }, body: { amount: 50, way: 'cash' as const } }
    const { data } = await api.read(recordAdRefund, { ...refund, token: admin.token })
    expect(data.balance).toBe(0)
    expect(await compareBooks(api.db)).toEqual([])
  })
})

describe('the books', () => {
  test('are only added to', async () => {
    await pay(5)
    for (const statement of [
      'update ad_journal set amount = 1',
      'delete from ad_journal',
      'truncate ad_journal',
    ]) {
      await expect(api.db.execute(statement)).rejects.toMatchObject({
        cause: { message: /permission denied/ },
      })
      await expect(runAsOwner(api.db, statement)).rejects.toThrow('only added to')
    }
  })

  test('are compared: any figure that was changed by hand is found and shown', async () => {
    await pay(100)
    const id = await running()
    await ads.followed({ from: ads.newVisitor() })
    expect(await compareBooks(api.db)).toEqual([])
    const found = async (statement: string, back: string) => {
      await runAsOwner(api.db, statement)
      const differences = await compareBooks(api.db)
      await api.runTask('compare the sums of ads with the ledger')
      const { data } = await api.read(getAdOverview, { token: admin.token })
      await runAsOwner(api.db, back)
      return [differences.map(({ what }) => what), data.compared!.differences > 0]
    }
    const one = `account_id = ${person.id}`
    expect(
      await found(
        `update ad_balances set balance = balance + 1 where ${one}`,
        `update ad_balances set balance = balance - 1 where ${one}`,
      ),
    ).toEqual([[`paise of the balance of account ${person.id}`], true])
    expect(
      await found(
        `update campaign_totals set spent = spent + 1 where campaign_id = ${id}`,
        `update campaign_totals set spent = spent - 1 where campaign_id = ${id}`,
      ),
    ).toEqual([[`paise spent of campaign ${id}`], true])
    const journal = (change: string) =>
      `begin; alter table ad_journal disable trigger refuse_change;
      update ad_journal set amount = amount ${change} where kind = 'charge' and ${one};
      alter table ad_journal enable trigger refuse_change; commit`
    const [whats] = await found(journal('+ 1'), journal('- 1'))
    expect(whats).toHaveLength(2)
    await api.read(rebuildAdSums, { token: admin.token })
    const { data } = await api.read(getAdOverview, { token: admin.token })
    expect(data.compared!.differences).toBe(0)
  })

  test('take on trust what a site charges on trust', async () => {
    const trusting = await startApi()
    try {
      const own = createAdVisitors(trusting, START)
      await own.reset()
      const { accountId } = await insertCampaign(trusting.db, { title: 'Another' })
      await own.runningAd({ accountId, costPerClick: toPaise(8) })
      await own.followed({ from: own.newVisitor() })
      const [row] = await trusting.db
        .select()
        .from(adBalances)
        .where(eq(adBalances.accountId, accountId))
      expect(row!.balance).toBe(toPaise(-8))
      expect(await trusting.db.$count(adJournal)).toBe(1)
      expect(await compareBooks(trusting.db)).toEqual([])
    } finally {
      await trusting.close()
    }
  })
})
