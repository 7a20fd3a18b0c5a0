import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAdStatement } from '#contract/ad-figures.ts'
import { deleteCampaign, updateCampaign } from '#contract/campaigns.ts'
import { compareSums } from '#server/advertising/creatives/ledger/compare.ts'
import { adHours, campaignDays, campaigns, campaignTotals } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS, HOUR_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import { createAdVisitors, emptyLedger } from './setup/advertising.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'

const START = new Date('2026-08-15T08:00:00Z')
const DAY = '2026-08-15'

let api: TestApi
let ads: ReturnType<typeof createAdVisitors>
let advertiser: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  ads = createAdVisitors(api, START)
  advertiser = await insertAccount(api.db)
})
afterAll(() => api.close())
beforeEach(() => ads.reset())

const running = (values: object = {}) => ads.runningAd({ accountId: advertiser.id, ...values })
const change = (id: number, body: object) =>
  api.read(updateCampaign, { params: { id }, body, token: advertiser.token })
const someSeen = async (count: number) => {
  const people = Array.from({ length: count }, ads.newVisitor)
  const offers = await Promise.all(people.map((from) => ads.offered({ from })))
  ads.wait(2000)
  const some = people.map((from, n) => ({ from, ad: offers[n]! }))
  await Promise.all(some.map(({ from, ad }) => ads.view(ad, { from })))
  return some
}

describe('a campaign that is changed while its offers are out', () => {
  test('is charged for a click what its offer said', async () => {
    const id = await running()
    const [cheap, dear] = await someSeen(2)
    await change(id, { costPerClick: 5 })
    await ads.click(cheap!.ad, { from: cheap!.from })
    await change(id, { costPerClick: 12 })
    await ads.click(dear!.ad, { from: dear!.from })
    expect(await ads.totals(id)).toMatchObject({ spent: toPaise(16), clicks: 2 })
  })

  test('with less for today than is spent, pays again tomorrow', async () => {
    const id = await running({ dailyBudget: toPaise(100) })
    for (let n = 0; n < 3; n++) await ads.followed({ from: ads.newVisitor() })
    const [late] = await someSeen(1)
    await change(id, { dailyBudget: 10 })
    expect(await ads.click(late!.ad, { from: late!.from })).toMatchObject({
      data: { counted: false },
      targetUrl: 'https://shop.example/',
    })
    expect((await ads.verdicts('click')).at(-1)).toBe('budget-used')
    api.clock.now = new Date('2026-08-16T08:00:00Z')
    expect((await ads.followed({ from: ads.newVisitor() })).data).toEqual({ counted: true })
    expect(await compareSums(api.db, DAY)).toEqual([])
  })

  test('never pays more than its budget, lowered while many click', async () => {
    const id = await running({ budget: toPaise(400) })
    const some = await someSeen(40)
    const lowered = Promise.all(
      [200, 120, 64, 8].map((budget) =>
        api.ask(updateCampaign.path.replace('{id}', String(id)), {
          method: 'PUT',
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${advertiser.token}`,
          },
          body: JSON.stringify({ budget }),
        }),
      ),
    )
    await Promise.all(some.map(({ from, ad }) => ads.click(ad, { from })))
    expect((await lowered).map(({ status }) => [200, 400].includes(status))).not.toContain(false)
    const [campaign] = await api.db.select().from(campaigns).where(eq(campaigns.id, id))
    expect(Number((await ads.totals(id))!.spent)).toBeLessThanOrEqual(Number(campaign!.budget))
    expect(await compareSums(api.db, DAY)).toEqual([])
  })

  test('pays nothing after its deletion, whatever is under way', async () => {
    const id = await running()
    const some = await someSeen(20)
    const answers = await Promise.all([
      ...some.slice(0, 10).map(({ from, ad }) => ads.click(ad, { from })),
      api.read(deleteCampaign, { params: { id }, token: advertiser.token }),
    ])
    const billed = answers.filter((one) => 'data' in one && one.data.counted).length
    // The link leads there still.
    for (const { from, ad } of some.slice(10))
      expect(await ads.click(ad, { from })).toMatchObject({ data: { counted: false } })
    expect(await ads.totals(id)).toMatchObject({ spent: toPaise(8 * billed), clicks: billed })
    expect(await compareSums(api.db, DAY)).toEqual([])
  })

  test('pays nothing when it has ended; who saw it still gets there', async () => {
    const id = await running({ endDate: DAY })
    api.clock.now = new Date('2026-08-15T18:29:50Z')
    const [late] = await someSeen(1)
    ads.wait(MINUTE_MS)
    expect(await ads.click(late!.ad, { from: late!.from })).toMatchObject({
      data: { counted: false },
      targetUrl: 'https://shop.example/',
    })
    expect(await ads.verdicts('click')).toEqual(['paused'])
    expect(await ads.totals(id)).toMatchObject({ spent: 0 })
  })
})

describe('an offer across an edge of time', () => {
  test.each([
    ['of the tables of months', '2026-08-31T23:59:58Z', '2026-09'],
    ['of months in India', '2026-08-31T18:29:58Z', '2026-09'],
    ['before that', '2026-08-31T18:29:50Z', '2026-08'],
  ])('%s is charged once, in the month of its click', async (_, start, month) => {
    api.clock.now = new Date(start)
    const id = await running()
    const [one] = await someSeen(1)
    ads.wait(1000)
    expect((await ads.click(one!.ad, { from: one!.from })).data).toEqual({ counted: true })
    expect((await ads.click(one!.ad, { from: one!.from })).data).toEqual({ counted: false })
    const { data } = await api.read(getAdStatement, { query: { month }, token: advertiser.token })
    expect(data).toMatchObject({ clicks: 1, charged: 8, lines: [{ campaignId: id }] })
    expect(data.months).toEqual([month])
    expect(await compareSums(api.db, '2026-08-01')).toEqual([])
  })

  test('made by a clock that was ahead counts nothing, before and after', async () => {
    const id = await running()
    const from = ads.newVisitor()
    ads.wait(HOUR_MS)
    const ad = await ads.offered({ from })
    ads.wait(-HOUR_MS)
    expect(await ads.view(ad, { from })).toEqual({ counted: false })
    expect((await ads.click(ad, { from })).data).toEqual({ counted: false })
    ads.wait(HOUR_MS + 2000)
    await ads.view(ad, { from })
    expect((await ads.click(ad, { from })).data).toEqual({ counted: false })
    expect(await ads.totals(id)).toMatchObject({ spent: 0, views: 0, clicks: 0 })
    expect(await compareSums(api.db, DAY)).toEqual([])
  })

  test('made before a backup was put back is charged once in what is there now', async () => {
    const id = await running()
    const [one] = await someSeen(1)
    await ads.click(one!.ad, { from: one!.from })
    // The books as they were before it was seen.
    await emptyLedger(api.db)
    for (const table of [adHours, campaignDays]) await api.db.delete(table)
    const nothing = toPaise(0)
    await api.db.update(campaignTotals).set({ spent: nothing, views: 0, clicks: 0 })
    ads.wait(MINUTE_MS)
    await ads.view(one!.ad, { from: one!.from })
    for (const counted of [true, false])
      expect((await ads.click(one!.ad, { from: one!.from })).data).toEqual({ counted })
    expect(await ads.totals(id)).toMatchObject({ spent: toPaise(8), views: 1, clicks: 1 })
    expect(await compareSums(api.db, DAY)).toEqual([])
  })
})
