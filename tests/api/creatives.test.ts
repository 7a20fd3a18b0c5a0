import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { displayAds, trackClick } from '#contract/creatives.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { snapshotPlacements } from '#contract/snapshot.ts'
import { campaigns, creatives, placements } from '#server/db/tables/index.ts'
import { toPaise } from '#shared/rules/money.ts'
import { json, startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
import { insertCampaign, insertCreative, insertPlacement } from './setup/builders.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

beforeEach(async () => {
  api.clock.now = new Date('2026-08-15T08:00:00Z')
  await api.db.delete(campaigns)
  await api.db.delete(placements)
})

const side = { page: 'home', position: 'sidebar', size: '300x250' } as const
const shown = async (query: QueryOf<typeof displayAds> = side) =>
  (await api.read(displayAds, { query })).data

/** A running advertisement in an open place. */
async function runningAd() {
  const creative = await insertCreative(api.db)
  const placement = await insertPlacement(api.db)
  return { campaignId: creative.campaignId, creativeId: creative.id, placementId: placement.id }
}

const totals = async (id: number) =>
  (await api.db.select().from(campaigns).where(eq(campaigns.id, id)))[0]!

describe('an ad slot is answered', () => {
  test('with nothing while there is no place, no campaign, or neither', async () => {
    expect(await shown()).toEqual([])
    await insertPlacement(api.db)
    expect(await shown()).toEqual([])
    await api.db.delete(placements)
    await insertCreative(api.db)
    expect(await shown()).toEqual([])
  })

  test('with what is approved and running, under the doubled prefix too', async () => {
    const ad = await runningAd()
    const item = {
      ...ad,
      campaign: { title: 'Seeds for the rains' },
      placement: { size: '300x250' },
      creative: {
        type: 'text',
        headline: 'Good seeds',
        callToAction: 'Learn More',
        htmlContent: null,
      },
    }
    expect(await shown()).toMatchObject([item])
    const doubled = await api.ask('/api/ads/display?page=home&position=sidebar')
    expect(await doubled.json()).toMatchObject({ success: true, data: [item] })
  })

  test('by the code of a placement', async () => {
    await insertPlacement(api.db, {
      code: 'palamu_district_top',
      page: 'district-guide',
      position: 'content-top',
    })
    await insertCreative(api.db, { position: 'content-top' })
    expect(await shown({ placement: 'palamu_district_top' })).toHaveLength(1)
    expect(await shown({ placement: 'palamu_district_middle' })).toEqual([])
  })

  test.each([
    ['a draft', { status: 'draft' }],
    ['a paused one', { status: 'paused' }],
    ['one that is not approved', { isApproved: false }],
    ['one of tomorrow', { startDate: '2026-08-16' }],
    ['one of yesterday', { endDate: '2026-08-14' }],
    ['one whose budget is spent', { budget: toPaise(500), totalSpent: toPaise(500) }],
  ] as const)('not with a campaign that does not run: %s', async (_, values) => {
    const { id } = await insertCampaign(api.db, values)
    await insertCreative(api.db, { campaignId: id })
    await insertPlacement(api.db)
    expect(await shown()).toEqual([])
  })

  test('with a campaign on its first and on its last day, as India counts days', async () => {
    const { id } = await insertCampaign(api.db, { startDate: '2026-08-15', endDate: '2026-08-16' })
    await insertCreative(api.db, { campaignId: id })
    await insertPlacement(api.db)
    for (const [now, count] of [
      ['2026-08-14T18:29:00Z', 0],
      ['2026-08-14T18:31:00Z', 1],
      ['2026-08-16T18:29:00Z', 1],
      ['2026-08-16T18:31:00Z', 0],
    ] as const) {
      api.clock.now = new Date(now)
      expect(await shown(), now).toHaveLength(count)
    }
  })

  test(
    'not with a creative that waits, of another size, or of another position; nor in a closed ' +
      'place',
    async () => {
      const { id } = await insertPlacement(api.db)
      await insertCreative(api.db, { isApproved: false })
      await insertCreative(api.db, { size: '728x90' })
      await insertCreative(api.db, { position: 'footer' })
      expect(await shown()).toEqual([])
      await insertCreative(api.db)
      expect(await shown()).toHaveLength(1)
      await api.db.update(placements).set({ isActive: false }).where(eq(placements.id, id))
      expect(await shown()).toEqual([])
    },
  )

  test('and refuses what is no page, position or size', async () => {
    expect(await api.fail('/ads/display?page=<script>')).toMatchObject({
      status: 400,
      fields: { page: /./ },
    })
  })
})

describe('a view', () => {
  test('is counted once in ten minutes for an address, and written in bulk only', async () => {
    const body = await runningAd()
    const view = async (from: string) =>
      (await (await api.ask('/ads/track/impression', { ...json(body), from })).json()) as unknown
    expect(await view('203.0.113.8')).toEqual({ success: true, data: { counted: true } })
    expect(await view('203.0.113.8')).toEqual({ success: true, data: { counted: false } })
    expect(await view('203.0.113.9')).toEqual({ success: true, data: { counted: true } })
    expect((await totals(body.campaignId)).totalImpressions).toBe(0)
    api.clock.now = new Date('2026-08-15T08:11:00Z')
    expect(await view('203.0.113.8')).toEqual({ success: true, data: { counted: true } })
    await api.runTask('write views of ads')
    await api.runTask('write views of ads')
    expect((await totals(body.campaignId)).totalImpressions).toBe(3)
  })

  test('of what is not shown is refused', async () => {
    const ad = await runningAd()
    const other = await insertPlacement(api.db, { position: 'footer' })
    const ask = async (body: object) => (await api.fail('/ads/track/impression', json(body))).status
    expect(await ask({ ...ad, campaignId: ad.campaignId + 1 })).toBe(404)
    expect(await ask({ ...ad, placementId: other.id })).toBe(404)
    expect(await ask({ creativeId: ad.creativeId })).toBe(400)
    await api.db.update(creatives).set({ isApproved: false })
    expect(await ask(ad)).toBe(404)
  })

  test('is refused from an address that tells of more than anyone can see', async () => {
    const body = await runningAd()
    const from = '203.0.113.99'
    for (let i = 0; i < 120; i++) await api.ask('/ads/track/impression', { ...json(body), from })
    expect(await api.fail('/ads/track/impression', { ...json(body), from })).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
    })
  })
})

describe('a click', () => {
  test('is counted once in half an hour for an address, and leads there each time', async () => {
    const body = await runningAd()
    expect(await api.read(trackClick, { body })).toEqual({
      success: true,
      data: { counted: true },
      targetUrl: 'https://shop.example/',
    })
    expect(await api.read(trackClick, { body })).toMatchObject({
      data: { counted: false },
      targetUrl: 'https://shop.example/',
    })
    expect((await totals(body.campaignId)).totalClicks).toBe(1)
    const doubled = await api.ask('/api/ads/track/click', { ...json(body), from: '203.0.113.50' })
    expect(await doubled.json()).toMatchObject({ targetUrl: 'https://shop.example/' })
    expect((await totals(body.campaignId)).totalClicks).toBe(2)
  })

  test('of a campaign that has ended leads nowhere', async () => {
    const body = await runningAd()
    await api.db.update(campaigns).set({ status: 'completed' })
    expect(await api.fail('/ads/track/click', json(body))).toMatchObject({ status: 404 })
  })
})

describe('the static build', () => {
  test('reads the open places, the most important first', async () => {
    await insertPlacement(api.db, { code: 'a', priority: 1 })
    await insertPlacement(api.db, { code: 'b', priority: 5 })
    await insertPlacement(api.db, { code: 'c', isActive: false })
    expect((await api.read(snapshotPlacements)).data.map(({ code }) => code)).toEqual(['b', 'a'])
  })
})
