import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { trackClick, trackImpression } from '#contract/creatives.ts'
import { compareSums } from '#server/advertising/creatives/ledger/compare.ts'
import { campaignDays, campaigns, creatives } from '#server/kit/db/tables/index.ts'
import { MAX_VIEWS_OF_NETWORK } from '#shared/rules/charge-verdict.ts'
import { MINUTE_MS, HOUR_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import { createAdVisitors, BROWSER_AGENT, type AdQuery } from './setup/advertising.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertCreative } from './setup/builders.ts'

const START = new Date('2026-08-15T08:00:00Z')
const DAY = '2026-08-15'

let api: TestApi
let ads: ReturnType<typeof createAdVisitors>

beforeAll(async () => {
  api = await startApi()
  ads = createAdVisitors(api, START)
})
afterAll(() => api.close())
beforeEach(() => ads.reset())

describe('a view and a click of an offer', () => {
  test('count once, and the click is charged what the offer said', async () => {
    const id = await ads.runningAd()
    const from = ads.newVisitor()
    const ad = await ads.offered({ from })
    await api.db.update(campaigns).set({ costPerClick: toPaise(20) })
    ads.wait(2000)
    expect(await ads.view(ad, { from })).toEqual({ counted: true })
    expect(await ads.view(ad, { from })).toEqual({ counted: false })
    expect(await ads.click(ad, { from })).toMatchObject({
      data: { counted: true },
      targetUrl: 'https://shop.example/',
    })
    expect(await ads.click(ad, { from })).toMatchObject({
      data: { counted: false },
      targetUrl: 'https://shop.example/',
    })
    expect(await ads.verdicts('view')).toEqual(['billed', 'repeat'])
    expect(await ads.verdicts('click')).toEqual(['billed', 'repeat'])
    expect(await ads.totals(id)).toMatchObject({ spent: toPaise(8), views: 1, clicks: 1 })
    expect(await compareSums(api.db, DAY)).toEqual([])
  })

  test('under the doubled prefix too', async () => {
    const id = await ads.runningAd()
    const from = ads.newVisitor()
    const ad = await ads.offered({ from })
    ads.wait(2000)
    await ads.ask(`/api${trackImpression.path}`, { from }, ad)
    expect(await ads.ask(`/api${trackClick.path}`, { from }, ad)).toMatchObject({
      data: { counted: true },
    })
    expect((await ads.totals(id))?.clicks).toBe(1)
  })

  test('do not count without an offer, and a click leads there all the same', async () => {
    const id = await ads.runningAd()
    const { offer: _, ...ad } = await ads.offered()
    expect(await ads.view(ad)).toEqual({ counted: false })
    expect(await ads.click(ad)).toMatchObject({
      data: { counted: false },
      targetUrl: 'https://shop.example/',
    })
    expect(await ads.totals(id)).toBeUndefined()
    expect(await ads.verdicts('click')).toEqual([])
  })

  test('are refused when the offer was made up, changed or of another advertisement', async () => {
    await ads.runningAd()
    const ad = await ads.offered()
    const other = await insertCreative(api.db)
    const sealed = Buffer.from(ad.offer, 'base64url')
    const changed = Array.from(sealed, (_, at) => {
      const other = Buffer.from(sealed)
      other[at]! ^= 1
      return { ...ad, offer: other.toString('base64url') }
    })
    for (const body of [
      { ...ad, offer: '' },
      { ...ad, offer: 'x.y' },
      ...changed,
      { ...ad, creativeId: other.id, campaignId: other.campaignId },
      { ...ad, placementId: ad.placementId + 1 },
    ])
      expect(await ads.click(body)).toMatchObject({ status: 400, fields: { offer: /./ } })
    expect(await ads.click({ ...ad, campaignId: 0 })).toMatchObject({ status: 400 })
    expect(await ads.verdicts('click')).toEqual([])
  })

  test('of a creative that is approved no more lead to the site, and nowhere else', async () => {
    await ads.runningAd()
    const ad = await ads.offered()
    await api.db.update(creatives).set({ isApproved: false })
    const { status, data, targetUrl } = await ads.click(ad)
    expect({ status, ...data }).toEqual({ status: 200, counted: false })
    expect(targetUrl).not.toContain('shop.example')
    const { offer: _, ...plain } = ad
    expect(await ads.click(plain)).toMatchObject({ status: 404 })
  })
})

describe('is kept and not charged', () => {
  test('what a program, a prefetch, the advertiser or an administrator does', async () => {
    const advertiser = await insertAccount(api.db)
    const admin = await insertAccount(api.db, { role: 'admin' })
    const id = await ads.runningAd({ accountId: advertiser.id })
    const all: AdQuery[] = [
      { agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
      { agent: '' },
      { headers: { 'Sec-CH-UA': '"Not A(Brand";v="8", "HeadlessChrome";v="156"' } },
      { headers: { 'Sec-Purpose': 'prefetch;prerender' } },
      { token: advertiser.token },
      { token: admin.token },
    ]
    for (const asked of all) {
      const result = await ads.followed({ from: ads.newVisitor(), ...asked })
      expect(result, JSON.stringify(asked)).toMatchObject({ data: { counted: false } })
    }
    expect(await ads.verdicts('click')).toEqual([
      ...['program', 'program', 'program', 'prefetch', 'own', 'own'],
    ])
    expect(await ads.totals(id)).toMatchObject({ spent: 0, views: 0, clicks: 0 })
  })

  test('an offer told from elsewhere, too old, too fast, not seen', async () => {
    await ads.runningAd()
    const [from, elsewhere] = [ads.newVisitor(), ads.newVisitor()]
    const stolen = await ads.offered({ from })
    ads.wait(2000)
    await ads.view(stolen, { from })
    expect((await ads.click(stolen, { from: elsewhere })).data).toEqual({ counted: false })
    expect((await ads.click(stolen, { from, agent: `${BROWSER_AGENT} Other` })).data.counted).toBe(
      false,
    )

    const old = await ads.offered({ from: elsewhere })
    ads.wait(4 * HOUR_MS + 1)
    expect((await ads.click(old, { from: elsewhere })).data).toEqual({ counted: false })

    const quick = await ads.offered({ from: elsewhere })
    ads.wait(500)
    expect((await ads.click(quick, { from: elsewhere })).data).toEqual({ counted: false })

    const unseen = await ads.offered({ from: elsewhere })
    ads.wait(2000)
    expect((await ads.click(unseen, { from: elsewhere })).data).toEqual({ counted: false })
    expect(await ads.verdicts('click')).toEqual([
      'elsewhere',
      'elsewhere',
      'expired-offer',
      'too-fast',
      'not-viewed',
    ])
  })

  test('the same visitor soon again, with another offer', async () => {
    const id = await ads.runningAd()
    const from = ads.newVisitor()
    expect((await ads.followed({ from })).data).toEqual({ counted: true })
    ads.wait(11 * MINUTE_MS)
    // Seen again after ten minutes, but not followed again before thirty.
    expect((await ads.followed({ from })).data).toEqual({ counted: false })
    ads.wait(31 * MINUTE_MS)
    expect((await ads.followed({ from })).data).toEqual({ counted: true })
    expect(await ads.totals(id)).toMatchObject({ views: 3, clicks: 2 })
  })

  test('a view of what the visitor saw a moment before, but not its click', async () => {
    const id = await ads.runningAd()
    const from = ads.newVisitor()
    await ads.seen({ from })
    ads.wait(MINUTE_MS)
    expect((await ads.followed({ from })).data).toEqual({ counted: true })
    expect(await ads.verdicts('view')).toEqual(['billed', 'repeat'])
    expect(await ads.totals(id)).toMatchObject({ views: 1, clicks: 1 })
  })

  test('more views of a creative than a neighbourhood makes, but not their clicks', async () => {
    const id = await ads.runningAd()
    for (let n = 1; n <= MAX_VIEWS_OF_NETWORK; n++)
      await ads.seen({ from: `198.51.100.${n}`, agent: `${BROWSER_AGENT} ${n}` })
    const last = { from: '198.51.100.251', agent: `${BROWSER_AGENT} last` }
    expect((await ads.followed(last)).data).toEqual({ counted: true })
    expect((await ads.verdicts('view')).at(-1)).toBe('too-many')
    const elsewhere = { from: ads.newVisitor() }
    await ads.seen(elsewhere)
    expect((await ads.verdicts('view')).at(-1)).toBe('billed')
    expect(await ads.totals(id)).toMatchObject({ views: MAX_VIEWS_OF_NETWORK + 1, clicks: 1 })
  })

  test('what comes when the campaign stands still or has nothing left', async () => {
    const id = await ads.runningAd({ budget: toPaise(20) })
    const [one, two, three, four] = [1, 2, 3, 4].map(ads.newVisitor)
    expect((await ads.followed({ from: one! })).data).toEqual({ counted: true })
    expect((await ads.followed({ from: two! })).data).toEqual({ counted: true })
    await api.db.update(campaigns).set({ budget: toPaise(30) })
    const [ad, late] = [await ads.offered({ from: three! }), await ads.offered({ from: four! })]
    await api.db.update(campaigns).set({ budget: toPaise(20) })
    ads.wait(2000)
    await ads.view(ad, { from: three! })
    expect(await ads.click(ad, { from: three! })).toMatchObject({
      data: { counted: false },
      targetUrl: 'https://shop.example/',
    })
    await api.db.update(campaigns).set({ status: 'paused', budget: toPaise(100) })
    ads.wait(1)
    expect(await ads.view(late, { from: four! })).toEqual({ counted: false })
    expect(await ads.verdicts('click')).toEqual(['billed', 'billed', 'budget-used'])
    expect((await ads.verdicts('view')).at(-1)).toBe('paused')
    expect(await ads.totals(id)).toMatchObject({ spent: toPaise(16), clicks: 2 })
  })

  test('more than the daily budget, until the next day in India', async () => {
    const id = await ads.runningAd({ dailyBudget: toPaise(10) })
    expect((await ads.followed({ from: ads.newVisitor() })).data).toEqual({ counted: true })
    api.clock.now = new Date('2026-08-15T18:29:50Z')
    await api.db.update(campaigns).set({ dailyBudget: null })
    const ad = await ads.offered({ from: '198.51.100.7' })
    await api.db.update(campaigns).set({ dailyBudget: toPaise(10) })
    ads.wait(2000)
    await ads.view(ad, { from: '198.51.100.7' })
    expect((await ads.click(ad, { from: '198.51.100.7' })).data).toEqual({ counted: false })
    ads.wait(MINUTE_MS)
    expect((await ads.followed({ from: ads.newVisitor() })).data).toEqual({ counted: true })
    const days = await api.db.select().from(campaignDays).where(eq(campaignDays.campaignId, id))
    expect(days.map(({ day, spent }) => [day, spent])).toEqual([
      ['2026-08-15', toPaise(8)],
      ['2026-08-16', toPaise(8)],
    ])
    expect(await compareSums(api.db, DAY)).toEqual([])
  })
})

describe('one visitor', () => {
  test('is offered none that the page has or the browser has shown often enough', async () => {
    const id = await ads.runningAd()
    const from = ads.newVisitor()
    const path = '/ads/display?page=home&position=sidebar&without='
    // Offers that nobody saw do not count, whoever asks for them.
    for (let i = 0; i < 9; i++) await ads.offered({ from })
    expect(await ads.ask(path, { from })).toMatchObject({ data: [{}] })
    expect(await ads.ask(`${path}${id}`, { from })).toMatchObject({ data: [] })
    expect(await ads.ask(`${path}${id + 1},${id}`, { from })).toMatchObject({ data: [] })
    expect(await ads.ask(`${path}${id}1`, { from })).toMatchObject({ data: [{}] })
    const other = await insertCreative(api.db)
    const shown = await ads.ask(`${path}${id}`, { from })
    expect(shown).toMatchObject({ data: [{ campaignId: other.campaignId }] })
    const many = Array.from({ length: 60 }, (_, n) => 9_000_000 + n).join(',')
    expect(await ads.ask(path + many, { from })).toMatchObject({ data: [{}] })
    for (const wrong of [`${many},1`, 'x', '1,', '-1', '1;2', '12345678901', ' 1'])
      expect(await ads.ask(path + encodeURIComponent(wrong), { from }), wrong).toMatchObject({
        ...{ status: 400, fields: { without: /./ } },
      })
  })

  test('takes nothing from the 200 others of their carrier', async () => {
    await ads.runningAd()
    for (let n = 0; n < 200; n++) {
      const from = `198.51.100.${1 + (n % 250)}`
      expect(await ads.offered({ from }), String(n)).toHaveProperty('campaignId')
    }
  })

  test('who tells of more than anyone can see is refused', async () => {
    await ads.runningAd()
    const ad = await ads.offered()
    const from = '203.0.113.99'
    for (let i = 0; i < 120; i++) await ads.view(ad, { from })
    expect(await api.fail(trackImpression.path, { ...jsonRequest(ad), from })).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    })
    // Where a click leads is told all the same, and what is behind the same address may be a town.
    for (let i = 0; i < 121; i++)
      expect(await ads.click(ad, { from })).toMatchObject({
        status: 200,
        data: { counted: false },
        targetUrl: 'https://shop.example/',
      })
    // Kept are ten of an offer at most.
    expect(await ads.verdicts('click')).toHaveLength(10)
  })
})
