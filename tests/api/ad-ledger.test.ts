import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAdOverview, rebuildAdSums } from '#contract/ad-figures.ts'
import {
  listVoidedCharges,
  previewVoidedCharges,
  trackClick,
  voidCharges,
} from '#contract/creatives.ts'
import { compareSums, rebuildSums } from '#server/advertising/creatives/ledger/compare.ts'
import {
  dropOldMonthTables,
  createMonthTables,
} from '#server/advertising/creatives/ledger/months.ts'
import { adHours, auditEntries, campaignDays, campaignTotals } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS, DAY_MS } from '#shared/rules/duration.ts'
import { toPaise, asPaise } from '#shared/rules/money.ts'
import { createAdVisitors, BROWSER_AGENT } from './setup/advertising.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'
import { runAsOwner } from './setup/database.ts'

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

describe('the books', () => {
  test('never exceed a budget: 200 clicks at once, told to two processes', async () => {
    const id = await ads.runningAd({ budget: toPaise(20), costPerClick: toPaise(8) })
    const people = Array.from({ length: 200 }, ads.newVisitor)
    const shown = await Promise.all(people.map((from) => ads.offered({ from })))
    ads.wait(2000)
    const other = await startApi({ databaseUrl: api.pool.options.connectionString! })
    other.clock.now = api.clock.now
    try {
      await Promise.all(shown.map((ad, i) => ads.view(ad, { from: people[i]! })))
      const clicks = await Promise.all(
        shown.map(async (ad, i) => {
          const asked = { ...jsonRequest(ad), from: people[i]! }
          asked.headers = { ...asked.headers, 'User-Agent': BROWSER_AGENT }
          const answer = await (i % 2 ? api : other).ask(trackClick.path, asked)
          return ((await answer.json()) as { data: { counted: boolean } }).data.counted
        }),
      )
      expect(clicks.filter(Boolean)).toHaveLength(2)
    } finally {
      await other.close()
    }
    expect(await ads.totals(id)).toMatchObject({ spent: toPaise(16), clicks: 2, views: 200 })
    expect(
      (await ads.verdicts('click')).filter((verdict) => verdict === 'budget-used'),
    ).toHaveLength(198)
    expect(await compareSums(api.db, DAY)).toEqual([])
  })

  test('are only added to', async () => {
    await ads.runningAd()
    await ads.followed({ from: ads.newVisitor() })
    for (const statement of [
      `update ad_events set amount = 0`,
      `delete from ad_events`,
      `truncate ad_events`,
      `update ad_events_2026_08 set verdict = 'billed'`,
      `delete from ad_events_2026_08`,
      `truncate ad_events_2026_08`,
    ]) {
      await expect(api.db.execute(statement)).rejects.toMatchObject({
        cause: { message: /permission denied/ },
      })
      await expect(runAsOwner(api.db, statement)).rejects.toThrow('only added to')
    }
  })

  test('keep no more than ten of one offer', async () => {
    await ads.runningAd()
    const from = ads.newVisitor()
    const ad = await ads.offered({ from })
    ads.wait(2000)
    for (let i = 0; i < 15; i++) await ads.view(ad, { from })
    expect(await ads.verdicts('view')).toHaveLength(10)
  })

  test('are held against their sums, which can be made anew', async () => {
    const id = await ads.runningAd()
    for (let i = 0; i < 3; i++) await ads.followed({ from: ads.newVisitor() })
    const right = {
      hours: await api.db.select().from(adHours),
      days: await api.db.select().from(campaignDays),
      totals: await api.db.select().from(campaignTotals),
    }
    await api.db.update(adHours).set({ count: 9 }).where(eq(adHours.kind, 'view'))
    await api.db.update(campaignTotals).set({ spent: asPaise(1) })
    await api.db.delete(campaignDays)
    const onDay = ['clicks charged', 'paise spent', 'views counted'].map((what) => ({
      ...{ campaignId: id, what: `${what} on ${DAY}`, sum: 0 },
    }))
    expect(await compareSums(api.db, DAY)).toMatchObject([
      { campaignId: id, what: /^2026-08-15 13:00 view billed of creative/, sum: 9, ledger: 3 },
      { ...onDay[0], ledger: 3 },
      { campaignId: id, what: 'paise spent in all', sum: 1, ledger: 2400 },
      { ...onDay[1], ledger: 2400 },
      // The totals are held against the hours, of which one is wrong.
      { campaignId: id, what: 'views counted in all', sum: 3, ledger: 9 },
      { ...onDay[2], ledger: 9 },
    ])
    await api.runTask('compare the sums of ads with the ledger')
    expect(api.log.at(-1)).toMatchObject({ msg: 'sums of ads differ from the ledger' })
    const { token } = await insertAccount(api.db, { role: 'admin' })
    const compared = async () => (await api.read(getAdOverview, { token })).data.compared
    // Six sums, and what the journal says that the campaign has earned.
    expect(await compared()).toMatchObject({ differences: 7 })
    expect((await compared())!.examples).toContain(
      `campaign ${id}: paise spent in all: 1 in the sums, 2400 in the ledger`,
    )
    await api.db.delete(campaignTotals)
    expect(await compareSums(api.db, DAY)).toContainEqual({
      ...{ campaignId: id, what: 'paise spent in all', sum: 0, ledger: 2400 },
    })
    const anew = (await api.read(rebuildAdSums, { token })).data
    expect(anew).toMatchObject({ differences: 0, examples: [] })
    expect(await compared()).toEqual(anew)
    const audit = await api.db.select().from(auditEntries).where(eq(auditEntries.noun, 'ad_sums'))
    expect(audit).toMatchObject([{ action: 'rebuild', detail: { since: '2026-07-11' } }])
    expect(await compareSums(api.db, DAY)).toEqual([])
    expect(await api.db.select().from(adHours)).toEqual(expect.arrayContaining(right.hours))
    expect(await api.db.select().from(campaignDays)).toEqual(right.days)
    expect(await api.db.select().from(campaignTotals)).toEqual(right.totals)
  })

  test('have the table of the next month before it begins; a missing one is made', async () => {
    await ads.runningAd()
    api.clock.now = new Date('2026-08-31T23:00:00Z')
    await api.runTask('prepare the next month of the ledger')
    const months = async () =>
      (
        await api.db.execute<{ name: string }>(sql`
          select inhrelid::regclass::text as name from pg_inherits
          where inhparent = 'ad_events'::regclass order by 1`)
      ).rows.map(({ name }) => name)
    expect(await months()).toEqual(['ad_events_2026_08', 'ad_events_2026_09'])
    // As after a month in which nothing ran.
    api.clock.now = new Date('2026-10-01T00:00:00Z')
    expect((await ads.followed({ from: ads.newVisitor() })).data).toEqual({ counted: true })
    expect(await months()).toContain('ad_events_2026_10')
  })

  test('do not take what is told of an offer that is older than a month', async () => {
    await ads.runningAd()
    const from = ads.newVisitor()
    const ad = await ads.seen({ from })
    ads.wait(31 * DAY_MS)
    expect((await ads.click(ad, { from })).data).toEqual({ counted: false })
    expect(await ads.verdicts('click')).toEqual([])
  })

  test('give up months older than thirteen, and keep their sums', async () => {
    await ads.runningAd()
    // The database counts from its own clock.
    const { rows } = await api.db.execute<{ kept: string; name: string }>(sql`
      select to_char(first, 'YYYY-MM-DD"T10:00Z"') as kept,
        to_char(first - interval '1 day', '"ad_events_"YYYY_MM') as name
      from date_trunc('month', now() at time zone 'UTC' - interval '13 months') as first`)
    const kept = new Date(rows[0]!.kept)
    const old = new Date(kept.getTime() - DAY_MS)
    for (const time of [old, kept]) {
      api.clock.now = time
      await ads.followed({ from: ads.newVisitor() })
    }
    await createMonthTables(api.db, [START])
    expect(await dropOldMonthTables(api.db)).toEqual([rows[0]!.name])
    expect(await ads.verdicts('click')).toHaveLength(1)
    const hours = await api.db.select().from(adHours).where(eq(adHours.kind, 'click'))
    expect(hours).toHaveLength(2)
    // What was folded stays when the sums are made anew.
    await rebuildSums(api.db, '2020-01-01')
    expect(await api.db.select().from(adHours).where(eq(adHours.kind, 'click'))).toEqual(hours)
    api.clock.now = old
    expect((await ads.followed({ from: ads.newVisitor() })).data).toEqual({ counted: true })
  })
})

describe('what was not valid', () => {
  test('is withdrawn, credited and told, once', async () => {
    const admin = await insertAccount(api.db, { role: 'admin' })
    const id = await ads.runningAd()
    const other = await ads.runningAd({ status: 'paused' })
    for (let i = 0; i < 3; i++) await ads.followed({ from: ads.newVisitor() })
    const until = new Date(api.clock.now!.getTime() + 1)
    ads.wait(MINUTE_MS)
    await ads.followed({ from: ads.newVisitor() })
    const { token } = admin
    const invalid = {
      from: START.toISOString(),
      until: until.toISOString(),
      campaignId: id,
      reason: 'A click farm in the next town',
    }
    const nothing = await ads.ask(voidCharges.path, { token }, { ...invalid, campaignId: other })
    expect(nothing).toMatchObject({ status: 404 })
    const backwards = { ...invalid, until: invalid.from }
    expect(await ads.ask(voidCharges.path, { token }, backwards)).toMatchObject({
      status: 400,
      fields: { until: /./ },
    })
    const { from, until: end } = invalid
    const preview = async () =>
      (
        await api.read(previewVoidedCharges, {
          token,
          query: { from, until: end, campaignId: String(id) },
        })
      ).data
    expect(await preview()).toMatchObject({ views: 3, clicks: 3, credited: 24, campaigns: 1 })
    const { data } = await api.read(voidCharges, { token, body: invalid })
    expect(await preview()).toEqual({
      ...{ views: 0, clicks: 0, credited: 0, campaigns: 0 },
      sources: [],
    })
    expect(data).toMatchObject({ views: 3, clicks: 3, credited: 24 })
    expect(await ads.totals(id)).toMatchObject({ spent: toPaise(8), views: 1, clicks: 1 })
    expect(await compareSums(api.db, DAY)).toEqual([])
    expect(await ads.ask(voidCharges.path, { token }, invalid)).toMatchObject({ status: 404 })
    expect((await api.read(listVoidedCharges, { token })).data).toEqual([data])
    const audit = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.noun, 'ad_withdrawals'))
    expect(audit).toMatchObject([{ accountId: admin.id, detail: { clicks: 3 } }])
    await rebuildSums(api.db, DAY)
    expect(await ads.totals(id)).toMatchObject({ spent: toPaise(8), views: 1, clicks: 1 })
  })

  test('is found by its source; only what came from there is credited, to the paisa', async () => {
    const id = await ads.runningAd({ costPerClick: toPaise(8.35) })
    // Three browsers of one neighbourhood, one of which comes twice; and two single visitors.
    for (const agent of [
      BROWSER_AGENT,
      `${BROWSER_AGENT} one`,
      `${BROWSER_AGENT} two`,
      BROWSER_AGENT,
    ]) {
      expect((await ads.followed({ from: '203.0.113.9', agent })).data).toEqual({ counted: true })
      ads.wait(61 * MINUTE_MS)
    }
    for (let i = 0; i < 2; i++) await ads.followed({ from: ads.newVisitor() })
    const { token } = await insertAccount(api.db, { role: 'admin' })
    const query = {
      from: START.toISOString(),
      until: new Date(api.clock.now!.getTime() + 1).toISOString(),
    }
    const preview = async (more = {}) =>
      (await api.read(previewVoidedCharges, { token, query: { ...query, ...more } })).data
    const all = await preview()
    expect(all).toMatchObject({ views: 6, clicks: 6, credited: 50.1, campaigns: 1 })
    expect(all.sources).toMatchObject([
      { clicks: 4, charged: 33.4, visitors: 3, campaigns: 1 },
      { clicks: 1, charged: 8.35, visitors: 1, campaigns: 1 },
      { clicks: 1, charged: 8.35, visitors: 1, campaigns: 1 },
    ])
    const { network } = all.sources[0]!
    expect(network).not.toContain('203.0.113')
    // All sources stay named beside the figures of one.
    expect(await preview({ network })).toEqual({
      ...{ views: 4, clicks: 4, credited: 33.4, campaigns: 1 },
      sources: all.sources,
    })
    const body = { ...query, network, reason: 'One neighbourhood' }
    for (const wrong of ['', 'x'.repeat(33)])
      expect(await ads.ask(voidCharges.path, { token }, { ...body, network: wrong })).toMatchObject(
        { status: 400, fields: { network: /./ } },
      )
    const unknown = { ...body, network: 'of another day' }
    expect(await ads.ask(voidCharges.path, { token }, unknown)).toMatchObject({ status: 404 })
    const { data } = await api.read(voidCharges, { token, body })
    expect(data).toMatchObject({ network, views: 4, clicks: 4, credited: 33.4 })
    expect((await api.read(listVoidedCharges, { token })).data).toEqual([data])
    expect(await ads.totals(id)).toMatchObject({ spent: toPaise(16.7), views: 2, clicks: 2 })
    const rest = await preview()
    expect(rest).toMatchObject({ views: 2, clicks: 2, credited: 16.7 })
    expect(rest.sources).toEqual(all.sources.slice(1))
    expect(await compareSums(api.db, DAY)).toEqual([])
  })

  test('names no more than ten sources, those with the most clicks first', async () => {
    const { token } = await insertAccount(api.db, { role: 'admin' })
    await ads.runningAd()
    const people = Array.from({ length: 12 }, ads.newVisitor)
    for (const from of people) await ads.followed({ from })
    await ads.followed({ from: people[7]!, agent: `${BROWSER_AGENT} one` })
    const query = {
      from: START.toISOString(),
      until: new Date(api.clock.now!.getTime() + 1).toISOString(),
    }
    const { sources } = (await api.read(previewVoidedCharges, { token, query })).data
    expect(sources.map(({ clicks }) => clicks)).toEqual([2, ...Array<number>(9).fill(1)])
  })
})
