import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { displayAds } from '#contract/creatives.ts'
import {
  listWithdrawals,
  previewWithdrawal,
  trackClick,
  trackImpression,
  withdrawViews,
} from '#contract/creatives.ts'
import { compareSums, rebuildSums } from '#server/creatives/ledger/compare.ts'
import { dropOldMonths, prepareMonths } from '#server/creatives/ledger/months.ts'
import {
  adEvents,
  adHours,
  auditEntries,
  campaignDays,
  campaigns,
  campaignTotals,
  creatives,
  placements,
} from '#server/db/tables/index.ts'
import type { AdVerdict } from '#shared/rules/ad-verdict.ts'
import { toPaise, type Paise } from '#shared/rules/money.ts'
import { json, startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
import { insertAccount, insertCampaign, insertCreative, insertPlacement } from './setup/builders.ts'

const BROWSER = 'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36'
const START = new Date('2026-08-15T08:00:00Z')
const DAY = '2026-08-15'

let api: TestApi
let visitors = 0

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

beforeEach(async () => {
  api.clock.now = START
  await api.db.execute(sql`truncate ad_events, ad_hours, ad_withdrawals, ad_withdrawn, ad_credits`)
  await api.db.delete(campaigns)
  await api.db.delete(placements)
})

type Asked = { from?: string; agent?: string; token?: string; headers?: Record<string, string> }

const newVisitor = (): string => `203.${Math.floor(++visitors / 250)}.${visitors % 250}.7`
const wait = (ms: number) => (api.clock.now = new Date(api.clock.now!.getTime() + ms))

async function ask(path: string, { from, agent = BROWSER, token, headers }: Asked, body?: object) {
  const answer = await api.ask(path, {
    ...(body && json(body)),
    ...(from !== undefined && { from }),
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      'User-Agent': agent,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  const told = (await answer.json()) as Record<string, unknown>
  return { ...told, status: answer.status }
}

/** What a visitor is offered in the side column, as its view and click tell it back. */
async function offered(asked: Asked = {}) {
  const { data } = (await ask(
    '/ads/display?page=home&position=sidebar',
    asked,
  )) as never as Awaited<ReturnType<typeof api.read<typeof displayAds>>>
  const { campaignId, creativeId, placementId, offer } = data[0]!
  return { campaignId, creativeId, placementId, offer }
}

const view = async (body: object, asked: Asked = {}) =>
  ((await ask(trackImpression.path, asked, body)) as never as { data: { counted: boolean } }).data
const click = async (body: object, asked: Asked = {}) =>
  (await ask(trackClick.path, asked, body)) as never as {
    status: number
    data: { counted: boolean }
    targetUrl: string
  }

async function runningAd(values: Parameters<typeof insertCampaign>[1] = {}) {
  const { id } = await insertCampaign(api.db, values)
  await insertCreative(api.db, { campaignId: id })
  await insertPlacement(api.db)
  return id
}

const verdicts = async (kind: 'view' | 'click'): Promise<AdVerdict[]> =>
  (
    await api.db
      .select({ verdict: adEvents.verdict })
      .from(adEvents)
      .where(eq(adEvents.kind, kind))
      .orderBy(adEvents.at, adEvents.nth)
  ).map(({ verdict }) => verdict)

const totals = async (id: number) =>
  (await api.db.select().from(campaignTotals).where(eq(campaignTotals.campaignId, id)))[0]

/** Seen for long enough and followed. */
async function followed(asked: Asked) {
  const ad = await offered(asked)
  wait(2000)
  await view(ad, asked)
  return click(ad, asked)
}

describe('a view and a click of an offer', () => {
  test('count once, and the click is charged what the offer said', async () => {
    const id = await runningAd()
    const from = newVisitor()
    const ad = await offered({ from })
    await api.db.update(campaigns).set({ costPerClick: toPaise(20) })
    wait(2000)
    expect(await view(ad, { from })).toEqual({ counted: true })
    expect(await view(ad, { from })).toEqual({ counted: false })
    expect(await click(ad, { from })).toMatchObject({
      data: { counted: true },
      targetUrl: 'https://shop.example/',
    })
    expect(await click(ad, { from })).toMatchObject({
      data: { counted: false },
      targetUrl: 'https://shop.example/',
    })
    expect(await verdicts('view')).toEqual(['billed', 'repeat'])
    expect(await verdicts('click')).toEqual(['billed', 'repeat'])
    expect(await totals(id)).toMatchObject({ spent: toPaise(8), views: 1, clicks: 1 })
    expect(await compareSums(api.db, DAY)).toEqual([])
  })

  test('under the doubled prefix too', async () => {
    const id = await runningAd()
    const from = newVisitor()
    const ad = await offered({ from })
    wait(2000)
    await ask(`/api${trackImpression.path}`, { from }, ad)
    expect(await ask(`/api${trackClick.path}`, { from }, ad)).toMatchObject({
      data: { counted: true },
    })
    expect((await totals(id))?.clicks).toBe(1)
  })

  test('do not count without an offer, and a click leads there all the same', async () => {
    const id = await runningAd()
    const { offer: _, ...ad } = await offered()
    expect(await view(ad)).toEqual({ counted: false })
    expect(await click(ad)).toMatchObject({
      data: { counted: false },
      targetUrl: 'https://shop.example/',
    })
    expect(await totals(id)).toBeUndefined()
    expect(await verdicts('click')).toEqual([])
  })

  test('are refused when the offer was made up, changed or of another advertisement', async () => {
    await runningAd()
    const ad = await offered()
    const other = await insertCreative(api.db)
    const [payload, signature] = ad.offer.split('.') as [string, string]
    const cheaper = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace(',800,', ',100,'),
    ).toString('base64url')
    for (const body of [
      { ...ad, offer: '' },
      { ...ad, offer: 'x.y' },
      { ...ad, offer: `${cheaper}.${signature}` },
      { ...ad, creativeId: other.id, campaignId: other.campaignId },
      { ...ad, placementId: ad.placementId + 1 },
    ])
      expect(await click(body)).toMatchObject({ status: 400, fields: { offer: /./ } })
    expect(await click({ ...ad, campaignId: 0 })).toMatchObject({ status: 400 })
    expect(await verdicts('click')).toEqual([])
  })

  test('of a creative that is approved no more lead nowhere', async () => {
    await runningAd()
    const ad = await offered()
    await api.db.update(creatives).set({ isApproved: false })
    expect(await click(ad)).toMatchObject({ status: 404 })
  })
})

describe('is kept and not charged', () => {
  test('what a program, a prefetch, the advertiser or an administrator does', async () => {
    const advertiser = await insertAccount(api.db)
    const admin = await insertAccount(api.db, { role: 'admin' })
    const id = await runningAd({ accountId: advertiser.id })
    for (const asked of [
      { agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
      { agent: '' },
      { headers: { 'Sec-Purpose': 'prefetch;prerender' } },
      { token: advertiser.token },
      { token: admin.token },
    ]) {
      const result = await followed({ from: newVisitor(), ...asked })
      expect(result, JSON.stringify(asked)).toMatchObject({ data: { counted: false } })
    }
    expect(await verdicts('click')).toEqual(['program', 'program', 'prefetch', 'own', 'own'])
    expect(await totals(id)).toMatchObject({ spent: 0, views: 0, clicks: 0 })
  })

  test('an offer told from elsewhere, too old, too fast, not seen', async () => {
    await runningAd()
    const [from, elsewhere] = [newVisitor(), newVisitor()]
    const stolen = await offered({ from })
    wait(2000)
    await view(stolen, { from })
    expect((await click(stolen, { from: elsewhere })).data).toEqual({ counted: false })
    expect((await click(stolen, { from, agent: `${BROWSER} Other` })).data.counted).toBe(false)

    const old = await offered({ from: elsewhere })
    wait(4 * 60 * 60_000 + 1)
    expect((await click(old, { from: elsewhere })).data).toEqual({ counted: false })

    const quick = await offered({ from: elsewhere })
    wait(500)
    expect((await click(quick, { from: elsewhere })).data).toEqual({ counted: false })

    const unseen = await offered({ from: elsewhere })
    wait(2000)
    expect((await click(unseen, { from: elsewhere })).data).toEqual({ counted: false })
    expect(await verdicts('click')).toEqual([
      'elsewhere',
      'elsewhere',
      'expired-offer',
      'too-fast',
      'not-viewed',
    ])
  })

  test('the same visitor soon again, with another offer', async () => {
    const id = await runningAd()
    const from = newVisitor()
    expect((await followed({ from })).data).toEqual({ counted: true })
    wait(11 * 60_000)
    // Seen again after ten minutes, but not followed again before thirty.
    expect((await followed({ from })).data).toEqual({ counted: false })
    wait(31 * 60_000)
    expect((await followed({ from })).data).toEqual({ counted: true })
    expect(await totals(id)).toMatchObject({ views: 3, clicks: 2 })
  })

  test('what comes when the campaign stands still or has nothing left', async () => {
    const id = await runningAd({ budget: toPaise(20) })
    const [one, two, three, four] = [1, 2, 3, 4].map(newVisitor)
    expect((await followed({ from: one! })).data).toEqual({ counted: true })
    expect((await followed({ from: two! })).data).toEqual({ counted: true })
    await api.db.update(campaigns).set({ budget: toPaise(30) })
    const [ad, late] = [await offered({ from: three! }), await offered({ from: four! })]
    await api.db.update(campaigns).set({ budget: toPaise(20) })
    wait(2000)
    await view(ad, { from: three! })
    expect(await click(ad, { from: three! })).toMatchObject({
      data: { counted: false },
      targetUrl: 'https://shop.example/',
    })
    await api.db.update(campaigns).set({ status: 'paused', budget: toPaise(100) })
    expect(await view(late, { from: four! })).toEqual({ counted: false })
    expect(await verdicts('click')).toEqual(['billed', 'billed', 'budget-used'])
    expect((await verdicts('view')).at(-1)).toBe('paused')
    expect(await totals(id)).toMatchObject({ spent: toPaise(16), clicks: 2 })
  })

  test('more than the daily budget, until the next day in India', async () => {
    const id = await runningAd({ dailyBudget: toPaise(10) })
    expect((await followed({ from: newVisitor() })).data).toEqual({ counted: true })
    api.clock.now = new Date('2026-08-15T18:29:50Z')
    await api.db.update(campaigns).set({ dailyBudget: null })
    const ad = await offered({ from: '198.51.100.7' })
    await api.db.update(campaigns).set({ dailyBudget: toPaise(10) })
    wait(2000)
    await view(ad, { from: '198.51.100.7' })
    expect((await click(ad, { from: '198.51.100.7' })).data).toEqual({ counted: false })
    wait(60_000)
    expect((await followed({ from: newVisitor() })).data).toEqual({ counted: true })
    const days = await api.db.select().from(campaignDays).where(eq(campaignDays.campaignId, id))
    expect(days.map(({ day, spent }) => [day, spent])).toEqual([
      ['2026-08-15', toPaise(8)],
      ['2026-08-16', toPaise(8)],
    ])
    expect(await compareSums(api.db, DAY)).toEqual([])
  })
})

describe('the books', () => {
  test('never exceed a budget: 200 clicks at once, told to two processes', async () => {
    const id = await runningAd({ budget: toPaise(20), costPerClick: toPaise(8) })
    const people = Array.from({ length: 200 }, newVisitor)
    const ads = await Promise.all(people.map((from) => offered({ from })))
    wait(2000)
    const other = await startApi({ databaseUrl: api.pool.options.connectionString! })
    other.clock.now = api.clock.now
    try {
      await Promise.all(ads.map((ad, i) => view(ad, { from: people[i]! })))
      const clicks = await Promise.all(
        ads.map(async (ad, i) => {
          const asked = { ...json(ad), from: people[i]! }
          asked.headers = { ...asked.headers, 'User-Agent': BROWSER }
          const answer = await (i % 2 ? api : other).ask(trackClick.path, asked)
          return ((await answer.json()) as { data: { counted: boolean } }).data.counted
        }),
      )
      expect(clicks.filter(Boolean)).toHaveLength(2)
    } finally {
      await other.close()
    }
    expect(await totals(id)).toMatchObject({ spent: toPaise(16), clicks: 2, views: 200 })
    expect((await verdicts('click')).filter((verdict) => verdict === 'budget-used')).toHaveLength(
      198,
    )
    expect(await compareSums(api.db, DAY)).toEqual([])
  })

  test('are only added to', async () => {
    await runningAd()
    await followed({ from: newVisitor() })
    for (const statement of [sql`update ad_events set amount = 0`, sql`delete from ad_events`])
      await expect(api.db.execute(statement)).rejects.toMatchObject({
        cause: { message: /only added to/ },
      })
  })

  test('keep no more than ten of one offer', async () => {
    await runningAd()
    const from = newVisitor()
    const ad = await offered({ from })
    wait(2000)
    for (let i = 0; i < 15; i++) await view(ad, { from })
    expect(await verdicts('view')).toHaveLength(10)
  })

  test('are held against their sums, which can be made anew', async () => {
    const id = await runningAd()
    for (let i = 0; i < 3; i++) await followed({ from: newVisitor() })
    const right = {
      hours: await api.db.select().from(adHours),
      days: await api.db.select().from(campaignDays),
      totals: await api.db.select().from(campaignTotals),
    }
    await api.db.update(adHours).set({ count: 9 }).where(eq(adHours.kind, 'view'))
    await api.db.update(campaignTotals).set({ spent: 1 as unknown as Paise })
    await api.db.delete(campaignDays)
    expect(await compareSums(api.db, DAY)).toMatchObject([
      { campaignId: id, what: /view billed of creative/, sum: 9, ledger: 3 },
      { campaignId: id, what: 'paise spent in all', sum: 1, ledger: 2400 },
    ])
    await api.runTask('compare the sums of ads with the ledger')
    expect(api.log.at(-1)).toMatchObject({ msg: 'sums of ads differ from the ledger' })
    await rebuildSums(api.db, DAY)
    expect(await compareSums(api.db, DAY)).toEqual([])
    expect(await api.db.select().from(adHours)).toEqual(expect.arrayContaining(right.hours))
    expect(await api.db.select().from(campaignDays)).toEqual(right.days)
    expect(await api.db.select().from(campaignTotals)).toEqual(right.totals)
  })

  test('give up months older than thirteen, and keep their sums', async () => {
    await runningAd()
    api.clock.now = new Date('2025-06-30T10:00:00Z')
    await followed({ from: newVisitor() })
    api.clock.now = new Date('2025-07-01T10:00:00Z')
    await followed({ from: newVisitor() })
    await prepareMonths(api.db, [START])
    expect(await dropOldMonths(api.db, START)).toEqual(['ad_events_2025_06'])
    expect(await verdicts('click')).toHaveLength(1)
    const hours = await api.db.select().from(adHours).where(eq(adHours.kind, 'click'))
    expect(hours).toHaveLength(2)
    api.clock.now = new Date('2025-06-30T10:00:00Z')
    expect((await followed({ from: newVisitor() })).data).toEqual({ counted: true })
  })
})

describe('what was not valid', () => {
  test('is withdrawn, credited and told, once', async () => {
    const admin = await insertAccount(api.db, { role: 'admin' })
    const id = await runningAd()
    const other = await runningAd({ status: 'paused' })
    for (let i = 0; i < 3; i++) await followed({ from: newVisitor() })
    const until = new Date(api.clock.now!.getTime() + 1)
    wait(60_000)
    await followed({ from: newVisitor() })
    const { token } = admin
    const invalid = {
      from: START.toISOString(),
      until: until.toISOString(),
      campaignId: id,
      reason: 'A click farm in the next town',
    }
    const nothing = await ask(withdrawViews.path, { token }, { ...invalid, campaignId: other })
    expect(nothing).toMatchObject({ status: 404 })
    const backwards = { ...invalid, until: invalid.from }
    expect(await ask(withdrawViews.path, { token }, backwards)).toMatchObject({
      status: 400,
      fields: { until: /./ },
    })
    const { from, until: end } = invalid
    const preview = async () =>
      (
        await api.read(previewWithdrawal, {
          token,
          query: { from, until: end, campaignId: String(id) },
        })
      ).data
    expect(await preview()).toEqual({ views: 3, clicks: 3, credited: 24, campaigns: 1 })
    const { data } = await api.read(withdrawViews, { token, body: invalid })
    expect(await preview()).toEqual({ views: 0, clicks: 0, credited: 0, campaigns: 0 })
    expect(data).toMatchObject({ views: 3, clicks: 3, credited: 24 })
    expect(await totals(id)).toMatchObject({ spent: toPaise(8), views: 1, clicks: 1 })
    expect(await compareSums(api.db, DAY)).toEqual([])
    expect(await ask(withdrawViews.path, { token }, invalid)).toMatchObject({ status: 404 })
    expect((await api.read(listWithdrawals, { token })).data).toEqual([data])
    const audit = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.noun, 'ad_withdrawals'))
    expect(audit).toMatchObject([{ accountId: admin.id, detail: { clicks: 3 } }])
    await rebuildSums(api.db, DAY)
    expect(await totals(id)).toMatchObject({ spent: toPaise(8), views: 1, clicks: 1 })
  })
})

describe('one visitor', () => {
  test('is offered a campaign six times a day', async () => {
    await runningAd()
    const from = newVisitor()
    const path = '/ads/display?page=home&position=sidebar'
    for (let i = 0; i < 6; i++) await offered({ from })
    expect(await ask(path, { from })).toMatchObject({ data: [] })
    expect(await ask(path, { from: newVisitor() })).toMatchObject({ data: [{}] })
    wait(24 * 60 * 60_000)
    expect(await ask(path, { from })).toMatchObject({ data: [{}] })
  })

  test('who tells of more than anyone can see is refused', async () => {
    await runningAd()
    const ad = await offered()
    const from = '203.0.113.99'
    for (let i = 0; i < 120; i++) await view(ad, { from })
    expect(await api.fail(trackImpression.path, { ...json(ad), from })).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    })
  })
})
