import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAdForSlot } from '#contract/creatives.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { listSnapshotPlacements } from '#contract/snapshot.ts'
import { campaigns, campaignTotals, placements } from '#server/kit/db/tables/index.ts'
import { toPaise } from '#shared/rules/money.ts'
import { startApi, type TestApi } from './setup/api.ts'
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
const shown = async (query: QueryOf<typeof getAdForSlot> = side) =>
  (await api.read(getAdForSlot, { query })).data

/** A running advertisement in an open place. */
async function runningAd() {
  const creative = await insertCreative(api.db)
  const placement = await insertPlacement(api.db)
  return { campaignId: creative.campaignId, creativeId: creative.id, placementId: placement.id }
}

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
        frameUrl: null,
      },
    }
    expect(await shown()).toMatchObject([item])
    const doubled = await api.ask('/api/ads/display?page=home&position=sidebar')
    expect(await doubled.json()).toMatchObject({ success: true, data: [item] })
  })

  test('with what fits a phone, where the size is too wide for it', async () => {
    await insertPlacement(api.db, { position: 'header', size: '728x90' })
    const wide = { position: 'header', size: '728x90', type: 'banner' as const }
    const banner = await insertCreative(api.db, wide)
    const asked = { page: 'home', position: 'header', size: '728x90' } as const
    const ids = async (narrow: '' | '1') =>
      (await shown({ ...asked, narrow })).map(({ creativeId }) => creativeId)
    expect(await ids('1')).toEqual([banner.id])
    const small = await insertCreative(api.db, { ...wide, size: '320x50' })
    expect(await ids('1')).toEqual([small.id])
    expect(await ids('')).toEqual([banner.id])
  })

  test.each([
    ['the foot of a phone’s window', 'popup', '300x250'],
    ['a place that is too wide for it', 'header', '728x90'],
  ] as const)('never with an own page that is too large for %s', async (_, position, size) => {
    await insertPlacement(api.db, { position, size })
    const page = await insertCreative(api.db, { position, size, type: 'rich_media' as const })
    const asked = { page: 'home', position, size } as const
    expect(await shown({ ...asked, narrow: '1' })).toEqual([])
    expect(await shown({ ...asked, narrow: '' })).toMatchObject([
      { creativeId: page.id, creative: { size } },
    ])
  })

  test('with why it stands there', async () => {
    const creative = await insertCreative(api.db)
    await insertPlacement(api.db)
    await api.db
      .update(campaigns)
      .set({ keywords: ['seeds', 'paint'], locations: ['Kheda'] })
      .where(eq(campaigns.id, creative.campaignId))
    const [here] = await shown({ ...side, town: 'kheda', words: 'Seeds and tools' })
    expect(here?.whyShown).toEqual({ page: 'home', town: 'Kheda', words: ['seeds'] })
    expect(await shown({ ...side, town: 'Sonpani' })).toEqual([])
    const [anywhere] = await shown()
    expect(anywhere?.whyShown).toEqual({ page: 'home', town: null, words: [] })
  })

  test('by the code of a placement', async () => {
    await insertPlacement(api.db, {
      code: 'suhana_district_top',
      page: 'district-guide',
      position: 'content-top',
    })
    await insertCreative(api.db, { position: 'content-top' })
    expect(await shown({ placement: 'suhana_district_top' })).toHaveLength(1)
    expect(await shown({ placement: 'suhana_district_middle' })).toEqual([])
  })

  test.each([
    ['a draft', { status: 'draft' }],
    ['a paused one', { status: 'paused' }],
    ['one that is not approved', { isApproved: false }],
    ['one of tomorrow', { startDate: '2026-08-16' }],
    ['one of yesterday', { endDate: '2026-08-14' }],
  ] as const)('not with a campaign that does not run: %s', async (_, values) => {
    const { id } = await insertCampaign(api.db, values)
    await insertCreative(api.db, { campaignId: id })
    await insertPlacement(api.db)
    expect(await shown()).toEqual([])
  })

  test.each([
    ['all', { budget: toPaise(500) }, toPaise(500)],
    ['more than leaves one click', { budget: toPaise(500) }, toPaise(493)],
  ] as const)('not with a campaign that has spent %s', async (_, values, spent) => {
    const { id } = await insertCampaign(api.db, values)
    await insertCreative(api.db, { campaignId: id })
    await insertPlacement(api.db)
    await api.db.insert(campaignTotals).values({ campaignId: id, spent, views: 0, clicks: 0 })
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

  test('after midnight with the figures of yesterday, until those of today are read', async () => {
    const { creativeId } = await runningAd()
    await shown()
    api.clock.now = new Date('2026-08-15T18:31:00Z')
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ad_hours in access exclusive mode`)
      expect(await shown()).toMatchObject([{ creativeId }])
    })
  })

  test('and refuses what is no page, position or size', async () => {
    expect(await api.fail('/ads/display?page=<script>')).toMatchObject({
      status: 400,
      fields: { page: /./ },
    })
  })
})

describe('the static build', () => {
  test('reads the open places, the most important first', async () => {
    await insertPlacement(api.db, { code: 'a', priority: 1 })
    await insertPlacement(api.db, { code: 'b', priority: 5 })
    await insertPlacement(api.db, { code: 'c', isActive: false })
    expect((await api.read(listSnapshotPlacements)).data.map(({ code }) => code)).toEqual([
      'b',
      'a',
    ])
  })
})
