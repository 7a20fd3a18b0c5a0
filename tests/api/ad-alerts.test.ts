import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dismissAdAlert, getAdAlert, listAdAlerts, voidAdAlertClicks } from '#contract/ad-alerts.ts'
import { compareSums } from '#server/advertising/creatives/ledger/compare.ts'
import { adEvents, campaignDays, mails } from '#server/kit/db/tables/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import { createAdVisitors, BROWSER_AGENT, type AdQuery } from './setup/advertising.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'
import { bodyRequest } from './setup/body-request.ts'

const START = new Date('2026-08-15T08:00:00Z')
const DAY = '2026-08-15'
const LOOK = 'look for unusual clicks of ads'

let api: TestApi
let ads: ReturnType<typeof createAdVisitors>
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  ads = createAdVisitors(api, START)
  admin = await insertAccount(api.db, {
    ...{ role: 'admin', email: 'meera@suhana-team.in', emailConfirmedAt: new Date() },
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  await ads.reset()
  await api.db.delete(mails)
})

const alerts = async () => (await api.read(listAdAlerts, { token: admin.token })).data
const one = async (id: number, query: object = {}) =>
  (await api.read(getAdAlert, { params: { id }, query, token: admin.token })).data
const alertMails = () => api.db.select().from(mails).where(eq(mails.template, 'ad-alert'))

/** Each person sees it and follows it. */
async function follow(people: readonly AdQuery[]): Promise<boolean[]> {
  const counted: boolean[] = []
  for (const asked of people) counted.push((await ads.followed(asked)).data.counted)
  return counted
}
const crowd = (count: number, from: (n: number) => string = ads.newVisitor): AdQuery[] =>
  Array.from({ length: count }, (_, n) => ({ from: from(n) }))
const of48 = (n: number) => `2001:db8:7:${n.toString(16)}::1`

/** Views of people who did not follow it, in the sums. */
const seenBy = (id: number, views: number) =>
  api.db
    .insert(campaignDays)
    .values({ campaignId: id, day: DAY, spent: toPaise(0), views, clicks: 0 })

/** Usual days: so many clicks of each, among many views. */
const usualDays = (id: number, clicks: number) =>
  api.db.insert(campaignDays).values(
    ['2026-08-12', '2026-08-13', '2026-08-14'].map((day) => ({
      ...{ campaignId: id, day, spent: toPaise(8 * clicks), views: 1000, clicks },
    })),
  )

describe('unusual clicks', () => {
  test('of a usual day raise no alert, nor do the first of a campaign', async () => {
    const id = await ads.runningAd()
    await seenBy(id, 1000)
    await usualDays(id, 20)
    await follow(crowd(24))
    await api.runTask(LOOK)
    expect(await alerts()).toEqual([])
    expect(await alertMails()).toEqual([])
  })

  test('are told once, and no more than is usual is charged', async () => {
    const id = await ads.runningAd()
    await seenBy(id, 1000)
    await usualDays(id, 5)
    await follow(crowd(24))
    await Promise.all([api.runTask(LOOK), api.runTask(LOOK)])
    await api.runTask(LOOK)
    expect(await alerts()).toMatchObject([
      { campaignId: id, kind: 'many', clicks: 24, usual: 5, told: 1, outcome: null },
    ])
    expect(await alertMails()).toMatchObject([
      { recipient: admin.email, subject: 'Unusual clicks: Seeds for the rains' },
    ])
    expect(await follow(crowd(3))).toEqual([false, false, false])
    expect((await ads.verdicts('click')).slice(-3)).toEqual(Array(3).fill('unusual'))
    // Views count as before, and on the next day as much as is usual by then is charged.
    expect((await ads.verdicts('view')).slice(-3)).toEqual(Array(3).fill('billed'))
    api.clock.now = new Date('2026-08-16T08:00:00Z')
    expect((await follow(crowd(6))).filter(Boolean)).toHaveLength(4)
  })

  test('from few networks, or of every view, are told of a new campaign, too', async () => {
    const id = await ads.runningAd()
    await seenBy(id, 1000)
    await follow([...crowd(14, of48), ...crowd(8)])
    await api.runTask(LOOK)
    // The /48 and two others: 16 of 22.
    expect(await alerts()).toMatchObject([{ kind: 'few-networks', share: 73 }])
    await ads.reset()
    await ads.runningAd()
    await follow(crowd(20))
    await api.runTask(LOOK)
    expect(await alerts()).toMatchObject([{ kind: 'every-view', clicks: 20 }])
  })

  test('that are a carrier’s, from many /24 of one /16, are not', async () => {
    const id = await ads.runningAd()
    await seenBy(id, 1000)
    await follow(crowd(24, (n) => `198.51.${n + 1}.7`))
    await api.runTask(LOOK)
    expect(await alerts()).toEqual([])
  })
})

describe('an alert', () => {
  const raised = async () => {
    const id = await ads.runningAd()
    await seenBy(id, 1000)
    const people = [...crowd(14, of48), ...crowd(8)]
    await follow(people.map((asked, n) => ({ ...asked, agent: `${BROWSER_AGENT} ${n % 2}` })))
    ads.wait(HOUR_MS)
    await follow(crowd(3))
    await api.runTask(LOOK)
    return { campaign: id, id: (await alerts())[0]!.id }
  }

  test('shows where the clicks come from, and keeps no address', async () => {
    const { id } = await raised()
    const shown = await one(id)
    expect(shown.sites[0]).toMatchObject({ clicks: 14, charged: 112, visitors: 14, networks: 14 })
    expect(shown.sites[0]!.key).toMatch(/^6[\w-]{22}$/)
    expect(shown.browsers.map(({ clicks }) => clicks)).toEqual([11, 11, 3])
    expect(shown.hours.map(({ clicks, held }) => [clicks, held])).toEqual([
      [22, 0],
      [3, 0],
    ])
    const rows = await api.db.select().from(adEvents)
    expect(JSON.stringify(rows)).not.toMatch(/2001:db8|\d+\.\d+\.\d+\.\d+|Mozilla/)
  })

  test('takes back what is of one of the named sources, once, to the paisa', async () => {
    const { campaign, id } = await raised()
    const { sites, browsers, hours } = await one(id)
    const [site, browser, hour] = [sites[0]!.key, browsers[2]!.key, hours[1]!.key]
    const chosen = async (query: object) => (await one(id, query)).chosen
    expect(await chosen({ sites: site })).toEqual({ clicks: 14, credited: 112 })
    expect(await chosen({ hours: hour })).toEqual({ clicks: 3, credited: 24 })
    // The same three clicks by their hour and by their browser.
    expect(await chosen({ sites: site, hours: hour, browsers: browser })).toEqual({
      ...{ clicks: 17, credited: 136 },
    })
    const body = { sites: [site], hours: [hour], reason: 'A machine' }
    const { data } = await api.read(voidAdAlertClicks, { params: { id }, body, token: admin.token })
    expect(data).toEqual({ clicks: 17, credited: 136 })
    expect(await ads.totals(campaign)).toMatchObject({ clicks: 8, spent: toPaise(64) })
    const path = `/ads/alerts/${id}/take-back`
    expect(await api.fail(path, bodyRequest('POST', body, admin.token))).toMatchObject({
      ...{ status: expect.any(Number) as number, success: false },
    })
    expect(await alerts()).toMatchObject([{ outcome: 'taken-back' }])
    const left = await one(id)
    expect(left.sites.map(({ key }) => key)).not.toContain(site)
    // What is still more than usual is held until the day is over.
    expect(await follow(crowd(1))).toEqual([false])
    api.clock.now = new Date('2026-08-15T18:30:01Z')
    expect(await follow(crowd(1))).toEqual([true])
    const { rows } = await api.db.execute(sql`select sources from ad_withdrawals`)
    expect(rows).toEqual([{ sources: { sites: [site], hours: [hour] } }])
    expect(await compareSums(api.db, '2026-08-16')).toEqual([])
  })

  test('needs a source, one of its own, and whoever is an administrator', async () => {
    const { id } = await raised()
    const path = `/ads/alerts/${id}/take-back`
    const fail = (body: object, token = admin.token) =>
      api.fail(path, bodyRequest('POST', { reason: 'A machine', ...body }, token))
    expect(await fail({})).toMatchObject({ status: 400, fields: { sites: /./ } })
    expect(await fail({ sites: [], hours: [] })).toMatchObject({ status: 400 })
    expect(await fail({ sites: ['2001:db8:7::/48'] })).toMatchObject({ status: 400 })
    expect(await fail({ sites: ['6unknown'] })).toMatchObject({ status: 404 })
    const { token } = await insertAccount(api.db)
    expect(await fail({ sites: ['6unknown'] }, token)).toMatchObject({ status: 403 })
    expect(await alerts()).toMatchObject([{ outcome: null }])
  })

  test('that is normal charges again, and is raised again for twice as much', async () => {
    const { campaign, id } = await raised()
    expect(await follow(crowd(1))).toEqual([false])
    await api.read(dismissAdAlert, { params: { id }, token: admin.token })
    expect(await alerts()).toMatchObject([{ outcome: 'normal', clicks: 26 }])
    expect(await follow(crowd(1))).toEqual([true])
    await api.runTask(LOOK)
    expect(await alerts()).toHaveLength(1)
    await api.db
      .update(campaignDays)
      .set({ clicks: 52 })
      .where(and(eq(campaignDays.campaignId, campaign), eq(campaignDays.day, DAY)))
    await api.db.update(campaignDays).set({ views: 100 })
    await api.runTask(LOOK)
    expect(await alerts()).toMatchObject([{ outcome: null }, { outcome: 'normal' }])
    const again = await api.fail(`/ads/alerts/${id}/normal`, bodyRequest('POST', {}, admin.token))
    expect(again).toMatchObject({ status: 409 })
  })
})
