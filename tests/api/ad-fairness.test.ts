import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getCampaignStats } from '#contract/ad-figures.ts'
import { compareSums } from '#server/advertising/creatives/ledger/compare.ts'
import { campaigns } from '#server/kit/db/tables/index.ts'
import { MAX_CLICKS_OF_NETWORK, MAX_CLICKS_OF_WIDE_NETWORK } from '#shared/rules/charge-verdict.ts'
import { toPaise } from '#shared/rules/money.ts'
import { createAdVisitors, BROWSER_AGENT, type AdQuery } from './setup/advertising.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertCreative } from './setup/builders.ts'

/** Half past one in the afternoon in India: 7.5 of the 17 hours in which visitors come. */
const START = new Date('2026-08-15T08:00:00Z')
const DAY = '2026-08-15'
const PRICE = 8

let api: TestApi
let ads: ReturnType<typeof createAdVisitors>

beforeAll(async () => {
  api = await startApi()
  ads = createAdVisitors(api, START)
})
afterAll(() => api.close())
beforeEach(() => ads.reset())

/** Offers of many people, all seen, and then all followed in the same second. */
async function hoard(people: readonly AdQuery[]): Promise<void> {
  const shown = await Promise.all(people.map((asked) => ads.offered(asked)))
  ads.wait(2000)
  for (const [n, ad] of shown.entries()) await ads.view(ad, people[n])
  await Promise.all(shown.map((ad, n) => ads.click(ad, people[n])))
}

const people = (count: number, from: (n: number) => string = ads.newVisitor): AdQuery[] =>
  Array.from({ length: count }, (_, n) => ({ from: from(n), agent: `${BROWSER_AGENT} ${n}` }))

const billed = async (): Promise<number> =>
  (await ads.verdicts('click')).filter((verdict) => verdict === 'billed').length
const excluded = async () => [
  ...new Set((await ads.verdicts('click')).filter((verdict) => verdict !== 'billed')),
]

describe('clicks of one network are charged up to a bound', () => {
  const OF_48 = MAX_CLICKS_OF_WIDE_NETWORK.ipv6.ofCreative

  test('a /48 of IPv6, of which each /64 makes a few', async () => {
    const id = await ads.runningAd()
    await hoard(people(40, (n) => `2001:db8:7:${(n % 10).toString(16)}::${n + 1}`))
    expect(await billed()).toBe(OF_48)
    expect(await excluded()).toEqual(['too-many'])
    // The rest of the world is charged as before, and so is the /48 for another creative.
    await hoard(people(1, () => '2001:db8:8:1::1'))
    expect(await billed()).toBe(OF_48 + 1)
    expect(await ads.totals(id)).toMatchObject({ clicks: OF_48 + 1, excluded: 40 - OF_48 })
    expect(await compareSums(api.db, DAY)).toEqual([])
  })

  test('a /48 written in other ways, and on other creatives, one after another', async () => {
    const id = await ads.runningAd()
    await hoard(people(OF_48, (n) => `2001:db8:7:${n.toString(16)}::1`))
    for (const from of ['2001:DB8:0007:ffff::9', '2001:0db8:7:8000:1:2:3:4'])
      expect((await ads.followed({ from })).data, from).toEqual({ counted: false })
    const other = await insertCreative(api.db)
    await api.db.update(campaigns).set({ dailyBudget: toPaise(1000) })
    const path = `/ads/display?page=home&position=sidebar&without=${id}`
    const asked = { from: '2001:db8:7:ffff::9' }
    const { data } = (await ads.ask(path, asked)) as never as {
      data: Awaited<ReturnType<typeof ads.offered>>[]
    }
    expect(data[0]).toMatchObject({ campaignId: other.campaignId })
    const { campaignId, creativeId, placementId, offer } = data[0]!
    const ad = { campaignId, creativeId, placementId, offer }
    ads.wait(2000)
    await ads.view(ad, asked)
    expect((await ads.click(ad, asked)).data).toEqual({ counted: true })
  })

  test('a /24 of IPv4 as before, and more of the /16 around it', async () => {
    await ads.runningAd()
    await hoard(people(14, (n) => `198.51.100.${n + 1}`))
    expect(await billed()).toBe(MAX_CLICKS_OF_NETWORK.ofCreative)
    await hoard(people(30, (n) => `198.51.${n + 101}.7`))
    expect(await billed()).toBe(MAX_CLICKS_OF_NETWORK.ofCreative + 30)
  })

  test('until the next day in India', async () => {
    await ads.runningAd()
    api.clock.now = new Date('2026-08-15T18:28:00Z')
    await hoard(people(OF_48 + 2, (n) => `2001:db8:7:${n.toString(16)}::1`))
    expect(await billed()).toBe(OF_48)
    api.clock.now = new Date('2026-08-15T18:30:01Z')
    await hoard(people(1, () => '2001:db8:7:ffff::1'))
    expect(await billed()).toBe(OF_48 + 1)
  })
})

describe('clicks hoarded for one minute are charged up to the pace', () => {
  const SHARE = 7.5 / 17 + 0.2
  const clicksOf = (dayRupees: number) => Math.floor((dayRupees * SHARE) / PRICE)

  test.each<[string, object, number]>([
    ['a thirtieth of a budget without days', { budget: toPaise(3000), dailyBudget: null }, 100],
    ['an even share until the last day', { budget: toPaise(1000), endDate: '2026-08-24' }, 100],
    ['a daily budget', { budget: toPaise(10_000), dailyBudget: toPaise(100) }, 100],
    [
      'a daily budget of which the last day leaves less',
      { budget: toPaise(1000), dailyBudget: toPaise(500), endDate: '2026-08-24' },
      100,
    ],
  ])('%s', async (_, values, dayRupees) => {
    const id = await ads.runningAd(values)
    await hoard(people(40))
    expect(await billed()).toBe(clicksOf(dayRupees))
    expect(await excluded()).toEqual(['above-pace'])
    // By the end of the day no more than its share, whatever is tried.
    api.clock.now = new Date('2026-08-15T18:29:00Z')
    for (let n = 0; n < 12; n++) {
      const asked = { from: ads.newVisitor() }
      await ads.seen(asked).then(
        (ad) => ads.click(ad, asked),
        () => undefined,
      )
      ads.wait(-2000)
    }
    expect(await billed()).toBe(Math.floor(dayRupees / PRICE))
    expect(Number((await ads.totals(id))!.spent)).toBeLessThanOrEqual(dayRupees * 100)
    expect(await compareSums(api.db, DAY)).toEqual([])
  })

  test('one click a day at least, of a budget that is smaller than that', async () => {
    await ads.runningAd({ budget: toPaise(40), dailyBudget: null })
    await hoard(people(5))
    expect(await billed()).toBe(1)
    api.clock.now = new Date('2026-08-16T08:00:00Z')
    await hoard(people(5))
    expect(await billed()).toBe(2)
  })

  test('and the advertiser reads how many were not charged, and no view is lost', async () => {
    const { id: accountId, token } = await insertAccount(api.db)
    const id = await ads.runningAd({ accountId, dailyBudget: toPaise(100) })
    await hoard(people(20))
    const { data } = await api.read(getCampaignStats, { params: { id }, query: {}, token })
    expect(data).toMatchObject({
      total: { clicks: clicksOf(100), viewable: 20, excluded: 20 - clicksOf(100) },
      excluded: [{ reason: 'above-pace', clicks: 20 - clicksOf(100), views: 0 }],
    })
  })
})
