import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  getAdForecast,
  getAdOverview,
  getAdStatement,
  getCampaignStats,
  exportCampaignStats,
  rebuildAdSums,
} from '#contract/ad-figures.ts'
import { getAdAlert } from '#contract/ad-alerts.ts'
import { listCampaigns } from '#contract/campaigns.ts'
import { listVoidedCharges, previewVoidedCharges, voidCharges } from '#contract/creatives.ts'
import { listPlacements } from '#contract/placements.ts'
import { closeDays } from '#server/advertising/creatives/ledger/days.ts'
import { createMonthTables } from '#server/advertising/creatives/ledger/months.ts'
import { compareSums } from '#server/advertising/creatives/ledger/compare.ts'
import { adAlerts, adEvents, adOfferHours, placements } from '#server/kit/db/tables/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import { createAdVisitors } from './setup/advertising.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'

const START = new Date('2026-08-15T08:00:00Z')
/** Three clicks at ₹1.5 crore and 7 paise: far beyond what an integer of Postgres holds. */
const PRICE = 15_000_000.07
const THREE = 45_000_000.21
const MANY = 3_000_000_000

let api: TestApi
let ads: ReturnType<typeof createAdVisitors>
let token: string

beforeAll(async () => {
  api = await startApi()
  ads = createAdVisitors(api, START)
})
afterAll(() => api.close())
beforeEach(async () => {
  await ads.reset()
  token = (await insertAccount(api.db, { role: 'admin' })).token
})

test('beyond ₹2.1 crore and 2,147,483,647 counts, every figure is right to the paisa', async () => {
  const advertiser = await insertAccount(api.db)
  const campaignId = await ads.runningAd({ accountId: advertiser.id })
  const [place] = await api.db.select().from(placements)
  const of = { campaignId, creativeId: 1, placementId: place!.id, page: 'home', town: '' }
  await createMonthTables(api.db, [START])
  await api.db.insert(adEvents).values(
    [1, 2, 3].map((n) => ({
      ...{ ...of, offeredAt: START, at: START, offer: String(n), nth: 0, visitor: `v${n}` },
      ...{ network: 'n', site: 's', kind: 'click' as const, verdict: 'billed' as const },
      amount: toPaise(PRICE),
    })),
  )
  await api.db.insert(adOfferHours).values({ ...of, hour: START, count: MANY })
  await api.read(rebuildAdSums, { token })
  expect(await compareSums(api.db, '2026-08-01')).toEqual([])

  // As it is today, and once the hours are closed and added up.
  for (const hours of [0, 5]) {
    ads.wait(hours * HOUR_MS)
    await closeDays(api.db, api.clock.now!)
    // A session of an administrator does not last that long.
    token = (await insertAccount(api.db, { role: 'admin' })).token
    const overview = (await api.read(getAdOverview, { token })).data
    expect(overview).toMatchObject({ revenue: THREE, last30: { revenue: THREE, views: MANY } })
    const [shown] = (await api.read(listPlacements, { token })).data
    expect(shown).toMatchObject({ earned: THREE, clicks: 3 })
  }
  const params = { id: campaignId }
  const stats = (await api.read(getCampaignStats, { params, token })).data
  expect(stats.total).toMatchObject({ spent: THREE, views: MANY, averageCost: PRICE })
  expect((await api.read(exportCampaignStats, { params, token })).data.text).toContain(
    '45000000.21',
  )
  const list = await api.read(listCampaigns, { token })
  expect(list.counts.revenue).toBe(THREE)
  expect(list.campaigns[0]).toMatchObject({ totalSpent: THREE, spentToday: THREE })
  const statement = (await api.read(getAdStatement, { token: advertiser.token })).data
  expect(statement).toMatchObject({ charged: THREE, sum: THREE, clicks: 3 })
  expect((await api.read(getAdForecast, { token, query: { budget: 100 } })).data).toBeDefined()

  const [alert] = await api.db
    .insert(adAlerts)
    .values({
      ...{ campaignId, kind: 'many', raisedAt: START, holdsUntil: START },
      ...{ clicks: 3, usual: 1, share: 100, told: 1 },
    })
    .returning()
  const unusual = (await api.read(getAdAlert, { params: { id: alert!.id }, token })).data
  for (const list of [unusual.sites, unusual.networks, unusual.hours])
    expect(list).toMatchObject([{ charged: THREE, clicks: 3 }])

  const span = { from: START.toISOString(), until: new Date(START.getTime() + 1).toISOString() }
  const preview = (await api.read(previewVoidedCharges, { token, query: span })).data
  expect(preview).toMatchObject({ credited: THREE, clicks: 3 })
  expect(preview.sources).toMatchObject([{ charged: THREE }])
  const body = { ...span, reason: 'Clicks of a machine' }
  expect((await api.read(voidCharges, { token, body })).data).toMatchObject({ credited: THREE })
  expect((await api.read(listVoidedCharges, { token })).data).toMatchObject([{ credited: THREE }])
  expect((await api.read(getAdOverview, { token })).data).toMatchObject({ revenue: 0 })
  const after = (await api.read(getAdStatement, { token: advertiser.token })).data
  expect(after).toMatchObject({ charged: THREE, credited: THREE, sum: 0 })
  expect(await compareSums(api.db, '2026-08-01')).toEqual([])
})
