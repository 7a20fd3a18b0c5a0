import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  getAdForecast,
  getAdOverview,
  getAdStatement,
  getCampaignStats,
  exportCampaignStats,
} from '#contract/ad-figures.ts'
import { previewVoidedCharges, voidCharges } from '#contract/creatives.ts'
import { listPlacements } from '#contract/placements.ts'
import { compareSums } from '#server/advertising/creatives/ledger/compare.ts'
import { writeOfferCounts } from '#server/advertising/creatives/offer-counts.ts'
import { adClosedDays, adDays } from '#server/kit/db/tables/index.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import { createAdVisitors, BROWSER_AGENT } from './setup/advertising.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertLocation } from './setup/builders.ts'

const START = new Date('2026-08-15T08:00:00Z')

let api: TestApi
let ads: ReturnType<typeof createAdVisitors>
let advertiser: Awaited<ReturnType<typeof insertAccount>>
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  ads = createAdVisitors(api, START)
  advertiser = await insertAccount(api.db)
  admin = await insertAccount(api.db, { role: 'admin' })
  await insertLocation(api.db, { city: 'Navapur' })
})
afterAll(() => api.close())
beforeEach(() => ads.reset())

const statsOf = async (id: number, query: object = {}, token = advertiser.token) => {
  await writeOfferCounts(api.db)
  return (await api.read(getCampaignStats, { params: { id }, query, token })).data
}

const FIGURES = { viewable: 0, clicks: 0, excluded: 0, ctr: 0, spent: 0, averageCost: null }

describe('figures of a campaign', () => {
  test('are what the ledger holds: by day, hour, creative, place, page, town, reason', async () => {
    const id = await ads.runningAd({ accountId: advertiser.id, costPerClick: toPaise(8.35) })
    const from = ads.newVisitor()
    await ads.followed({ from, page: 'home', town: 'navapur' })
    await ads.offered({ from: ads.newVisitor(), page: 'home' })
    await ads.seen({ from: ads.newVisitor(), page: 'blog', town: 'Nowhere at all' })
    ads.wait(HOUR_MS)
    await ads.followed({ from: ads.newVisitor(), page: 'a-page-made-up' })
    const unseen = await ads.offered({ from })
    ads.wait(2000)
    await ads.click(unseen, { from })
    await ads.followed({ from: ads.newVisitor(), agent: 'Googlebot/2.1' })

    const stats = await statsOf(id)
    const total = { views: 5, viewable: 3, clicks: 2, excluded: 2, spent: 16.7, averageCost: 8.35 }
    expect(stats.total).toEqual({ ...total, ctr: 66.67 })
    expect(stats.previous).toBeNull()
    expect(stats.days).toHaveLength(28)
    expect(stats.days.at(-1)).toEqual({ day: '2026-08-15', ...total, ctr: 66.67 })
    expect(stats.days[0]).toEqual({ day: '2026-07-19', views: 0, ...FIGURES })
    expect(stats.hours).toHaveLength(24)
    expect(stats.hours[13]).toMatchObject({ views: 3, viewable: 2, clicks: 1, spent: 8.35 })
    expect(stats.hours[14]).toMatchObject({ views: 2, viewable: 1, clicks: 1, excluded: 2 })
    expect(stats.creatives).toMatchObject([{ name: 'Text', ...total }])
    expect(stats.placements).toMatchObject([{ name: 'Side', ...total }])
    expect(stats.pages).toMatchObject([
      { page: 'home', views: 3, viewable: 1, clicks: 1 },
      { page: 'blog', views: 1, viewable: 1, clicks: 0 },
      { page: 'other', views: 1, viewable: 1, clicks: 1 },
    ])
    expect(stats.towns).toMatchObject([
      { town: '', views: 4, viewable: 2, clicks: 1 },
      { town: 'Navapur', views: 1, viewable: 1, clicks: 1 },
    ])
    expect(stats.excluded).toEqual([
      { reason: 'program', views: 1, clicks: 1 },
      { reason: 'not-viewed', views: 0, clicks: 1 },
    ])
    expect(await compareSums(api.db, '2026-08-15')).toEqual([])
  })

  test('of days that are asked for, beside as many days before', async () => {
    const id = await ads.runningAd({ accountId: advertiser.id })
    await ads.followed({ from: ads.newVisitor() })
    ads.wait(DAY_MS)
    await ads.seen({ from: ads.newVisitor() })
    const day = { from: '2026-08-16', until: '2026-08-16' }
    const stats = await statsOf(id, { ...day, compare: 'true' })
    expect(stats.total).toEqual({ ...FIGURES, views: 1, viewable: 1 })
    expect(stats.days).toHaveLength(1)
    expect(stats.previous).toMatchObject({
      ...{ from: '2026-08-15', until: '2026-08-15' },
      total: { views: 1, viewable: 1, clicks: 1, ctr: 100, spent: 8 },
    })
  })

  test.each([
    ['the last day before the first', { from: '2026-08-15', until: '2026-08-14' }],
    ['a first day after today', { from: '2026-08-16' }],
    ['too many days', { from: '2024-01-01', until: '2026-08-14' }],
  ])('are refused for %s', async (_, query) => {
    const id = await ads.runningAd({ accountId: advertiser.id })
    const asked = new URLSearchParams(query).toString()
    const headers = { Authorization: `Bearer ${advertiser.token}` }
    expect(await api.fail(`/ads/campaigns/${id}/stats?${asked}`, { headers })).toMatchObject({
      status: 400,
      fields: { until: /./ },
    })
  })

  test('are nobody else’s, but for administrators', async () => {
    const id = await ads.runningAd({ accountId: advertiser.id })
    const stranger = await insertAccount(api.db)
    const headers = { Authorization: `Bearer ${stranger.token}` }
    for (const path of ['stats', 'stats.csv'])
      expect(await api.fail(`/ads/campaigns/${id}/${path}`, { headers })).toMatchObject({
        status: 404,
      })
    expect((await statsOf(id, {}, admin.token)).total.views).toBe(0)
  })
})

const toPaiseNumber = (rupees: number) => Math.round(rupees * 100)

describe('ledger, statements and CSV', () => {
  const statement = async (month: string, query: object = {}, token = advertiser.token) =>
    (await api.read(getAdStatement, { query: { month, ...query }, token })).data

  test('agree to the paisa, over two months and a withdrawal', async () => {
    const TOWNS = ['Navapur', 'Kheda']
    const PRICES = [8.35, 3]
    for (const [n, town] of TOWNS.entries())
      await ads.runningAd({
        ...{ accountId: advertiser.id, title: `Seeds for ${town}`, locations: [town] },
        costPerClick: toPaise(PRICES[n]!),
      })
    for (let n = 0; n < 12; n += 1) {
      await ads.followed({ from: ads.newVisitor(), town: TOWNS[n % 2]! })
      if (n % 4 === 3) ads.wait(6 * DAY_MS)
    }
    const before = await statement('2026-08')
    await api.read(voidCharges, {
      body: { from: '2026-08-15T00:00:00Z', until: '2026-08-16T00:00:00Z', reason: 'A farm' },
      token: admin.token,
    })
    const [august, september] = [await statement('2026-08'), await statement('2026-09')]
    expect(august).toEqual({ ...before, isOver: true, months: ['2026-09', '2026-08'] })
    expect(august).toMatchObject({ credited: 0, clicks: 12, user: { id: advertiser.id } })
    expect(august.number).toBe(`AD-202608-${advertiser.id}`)
    expect(august.from.name).not.toBe('')
    expect(new Set(august.lines.map(({ day }) => day))).toEqual(
      new Set(['2026-08-15', '2026-08-21', '2026-08-27']),
    )
    expect(september).toMatchObject({ isOver: false, lines: [], charged: 0 })
    expect(september.credits.map(({ day, reason }) => [day, reason])).toEqual(
      september.credits.map(() => ['2026-08-15', 'A farm']),
    )
    expect(september).toMatchObject({ credited: 22.7, sum: -22.7 })
    expect(august).toMatchObject({ charged: 68.1, sum: 68.1 })

    const { rows } = await api.db.execute<{ id: number; ledger: number }>(sql`
      select campaign_id as id, sum(amount)::int as ledger from ad_events e
      where not exists (select from ad_withdrawn w where w.offer = e.offer and w.kind = e.kind)
      group by 1`)
    const span = { from: '2026-08-01', until: '2026-09-30' }
    expect(rows).toHaveLength(2)
    for (const { id: campaignId, ledger } of rows) {
      const inMonths = [august, september]
        .flatMap(({ campaigns }) => campaigns)
        .filter((one) => one.campaignId === campaignId)
      expect(inMonths.reduce((sum, one) => sum + toPaiseNumber(one.sum), 0)).toBe(ledger)
      const stats = await statsOf(campaignId, span)
      expect(toPaiseNumber(stats.total.spent)).toBe(ledger)
      const asked = { params: { id: campaignId }, query: span, token: advertiser.token }
      const { data } = await api.read(exportCampaignStats, asked)
      expect(data.name).toBe(`campaign-${campaignId}-2026-08-01-2026-09-30.csv`)
      const lines = data.text.replace(/\r\n$/, '').split('\r\n')
      expect(lines[0]).toBe(
        '\ufeffDate,Shown,Viewable,Clicks,Clicks not charged,Click rate %,Spent,Cost per click',
      )
      expect(lines).toHaveLength(62)
      const spent = lines.slice(1).map((line) => toPaiseNumber(Number(line.split(',')[6])))
      expect(spent.reduce((sum, paise) => sum + paise, 0)).toBe(ledger)
    }
    const all = [august, september].reduce((sum, one) => sum + toPaiseNumber(one.sum), 0)
    expect(all).toBe(rows.reduce((sum, { ledger }) => sum + ledger, 0))
    expect(await compareSums(api.db, '2026-08-01')).toEqual([])
  })

  test('agree when a source is taken back after its month is over', async () => {
    const id = await ads.runningAd({ accountId: advertiser.id, costPerClick: toPaise(7.77) })
    const BUSY = '203.0.113.9'
    for (const agent of [`${BROWSER_AGENT} a`, `${BROWSER_AGENT} b`, `${BROWSER_AGENT} c`])
      await ads.followed({ from: BUSY, agent })
    await ads.followed({ from: ads.newVisitor() })
    const until = new Date(api.clock.now!.getTime() + 1).toISOString()
    ads.wait(20 * DAY_MS)
    await ads.followed({ from: ads.newVisitor() })
    const august = await statement('2026-08')
    expect(august).toMatchObject({ isOver: true, clicks: 4, charged: 31.08, sum: 31.08 })

    const query = { from: START.toISOString(), until }
    const asked = { token: admin.token, query }
    const [source] = (await api.read(previewVoidedCharges, asked)).data.sources
    expect(source).toMatchObject({ clicks: 3, charged: 23.31, visitors: 3 })
    const body = { ...query, network: source!.network, reason: 'One shop, many browsers' }
    await api.read(voidCharges, { token: admin.token, body })

    expect(await statement('2026-08')).toEqual({ ...august, months: ['2026-09', '2026-08'] })
    const september = await statement('2026-09')
    expect(september).toMatchObject({ clicks: 1, charged: 7.77, credited: 23.31, sum: -15.54 })
    expect(september.credits).toMatchObject([
      { campaignId: id, day: '2026-08-15', clicks: 3, amount: 23.31, reason: body.reason },
    ])
    const span = { from: '2026-08-01', until: '2026-08-31' }
    const stats = await statsOf(id, span)
    expect(stats.total).toMatchObject({ clicks: 1, excluded: 3, spent: 7.77 })
    expect(stats.excluded).toEqual([{ reason: 'withdrawn', views: 3, clicks: 3 }])
    const { data: file } = await api.read(exportCampaignStats, {
      ...{ params: { id }, query: span, token: advertiser.token },
    })
    expect(file.text).toContain('2026-08-15,4,1,1,3,100.00,7.77,7.77')
    // What August cost less what was given back of it is what the file says of August.
    expect(toPaiseNumber(august.sum) - toPaiseNumber(september.credited)).toBe(777)
    expect(await compareSums(api.db, '2026-08-01')).toEqual([])
  })

  test('a deleted campaign stays in its statement', async () => {
    const id = await ads.runningAd({ accountId: advertiser.id })
    await ads.followed({ from: ads.newVisitor() })
    const headers = { Authorization: `Bearer ${advertiser.token}` }
    await api.ask(`/ads/campaigns/${id}`, { method: 'DELETE', headers })
    expect(await statement('2026-08')).toMatchObject({
      ...{ charged: 8, sum: 8, isOver: false },
      lines: [{ campaignId: id, title: 'Seeds for the rains', day: '2026-08-15', clicks: 1 }],
    })
  })

  test('a statement is the advertiser’s own; administrators name whose', async () => {
    const id = await ads.runningAd({ accountId: advertiser.id })
    await ads.followed({ from: ads.newVisitor() })
    const stranger = await insertAccount(api.db)
    expect((await statement('2026-08', {}, stranger.token)).lines).toEqual([])
    const headers = { Authorization: `Bearer ${stranger.token}` }
    const path = `/ads/statements?userId=${advertiser.id}`
    expect(await api.fail(path, { headers })).toMatchObject({ code: 'FORBIDDEN' })
    const asked = await statement('2026-08', { userId: advertiser.id }, admin.token)
    expect(asked.lines).toMatchObject([{ campaignId: id, amount: 8 }])
  })
})

test('administrators see advertising at a glance', async () => {
  await ads.runningAd({ accountId: advertiser.id })
  await ads.followed({ from: ads.newVisitor() })
  await ads.followed({ from: ads.newVisitor(), agent: 'Googlebot/2.1' })
  await writeOfferCounts(api.db)
  const { data } = await api.read(getAdOverview, { token: admin.token })
  expect(data).toEqual({
    ...{ campaigns: 1, pendingApprovals: 0, pendingCreatives: 0, activeCampaigns: 1, revenue: 8 },
    last30: {
      ...{ revenue: 8, views: 1, viewable: 1, clicks: 1, excluded: 1, ctr: 100 },
      ...{ spent: 8, averageCost: 8 },
    },
    excluded: [{ reason: 'program', views: 1, clicks: 1 }],
    compared: null,
  })
})

test('days that are over are added up, and tell the same before and after', async () => {
  const id = await ads.runningAd({ accountId: advertiser.id })
  const first = api.clock.now!
  await ads.followed({ from: ads.newVisitor(), town: 'navapur' })
  await ads.offered({ from: ads.newVisitor() })
  ads.wait(DAY_MS)
  await ads.followed({ from: ads.newVisitor() })
  await ads.followed({ from: ads.newVisitor(), agent: 'Googlebot/2.1' })
  ads.wait(2 * DAY_MS)
  await writeOfferCounts(api.db)
  const read = async () => ({
    overview: (await api.read(getAdOverview, { token: admin.token })).data,
    places: (await api.read(listPlacements, { token: admin.token })).data,
    forecast: (
      await api.read(getAdForecast, {
        token: advertiser.token,
        query: { budget: '100', costPerClick: '8', locations: 'Navapur' },
      })
    ).data,
  })
  const fromHours = await read()
  expect(fromHours.overview.last30).toMatchObject({ views: 3, viewable: 2, clicks: 2 })
  await api.runTask('add up the days of ads')
  // The days before today, and the hours of today that are over.
  expect(await api.db.$count(adClosedDays)).toBe(36)
  expect(await read()).toEqual(fromHours)

  await api.read(voidCharges, {
    token: admin.token,
    body: {
      from: first.toISOString(),
      until: new Date(first.getTime() + HOUR_MS).toISOString(),
      campaignId: id,
      reason: 'A test of the counting',
    },
  })
  const open = await read()
  expect(open.overview.last30).toMatchObject({ viewable: 1, clicks: 1, excluded: 2 })
  expect(open.overview.excluded).toContainEqual({ reason: 'withdrawn', views: 1, clicks: 1 })
  await api.runTask('add up the days of ads')
  expect(await read()).toEqual(open)
  expect(await compareSums(api.db, '2026-07-01')).toEqual([])
  await api.db.update(adDays).set({ count: 77 }).where(eq(adDays.kind, 'click'))
  expect(await compareSums(api.db, '2026-07-01')).not.toEqual([])
})

test('the hours of today are added up as they end; what is written late is not lost', async () => {
  const id = await ads.runningAd({ accountId: advertiser.id })
  const read = async () => ({
    overview: (await api.read(getAdOverview, { token: admin.token })).data,
    places: (await api.read(listPlacements, { token: admin.token })).data,
  })
  const close = async () => {
    await writeOfferCounts(api.db)
    const before = await read()
    await api.runTask('add up the days of ads')
    expect(await read()).toEqual(before)
    return api.db
      .select({ count: sql<number>`sum(${adDays.count})::int` })
      .from(adDays)
      .where(eq(adDays.kind, 'click'))
      .then(([row]) => row!.count)
  }
  await ads.followed({ from: ads.newVisitor() })
  // 13:30 in India: nothing of the hour yet, which is not over.
  expect(await close()).toBeNull()
  api.clock.now = new Date('2026-08-15T08:45:00Z')
  expect(await close()).toBe(1)
  const late = api.clock.now
  await ads.followed({ from: ads.newVisitor() })
  await ads.followed({ from: ads.newVisitor() })
  api.clock.now = new Date('2026-08-15T09:45:00Z')
  expect(await close()).toBe(3)

  // Counted before ten o’clock, and written only now.
  await ads.offered({ from: ads.newVisitor() })
  api.clock.now = late
  await ads.offered({ from: ads.newVisitor() })
  api.clock.now = new Date('2026-08-15T09:46:00Z')
  await writeOfferCounts(api.db)
  expect((await read()).overview.last30).toMatchObject({ views: 5, clicks: 3 })
  await close()
  expect((await read()).overview.last30).toMatchObject({ views: 5, clicks: 3 })
  expect((await read()).places).toMatchObject([{ clicks: 3, earned: 24, campaigns: 1 }])

  await api.read(voidCharges, {
    token: admin.token,
    body: {
      from: START.toISOString(),
      until: new Date(START.getTime() + HOUR_MS / 4).toISOString(),
      campaignId: id,
      reason: 'A farm',
    },
  })
  expect((await read()).overview.last30).toMatchObject({ viewable: 2, clicks: 2, revenue: 16 })
  await close()
  expect(await compareSums(api.db, '2026-07-01')).toEqual([])
})
