import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { updateCampaign } from '#contract/campaigns.ts'
import { voidCharges } from '#contract/creatives.ts'
import { saveNotificationPreferences } from '#contract/notifications.ts'
import {
  deleteOldWeeklySummaries,
  sendWeeklyAdSummaries,
} from '#server/advertising/figures/weekly-summaries.ts'
import { endCampaigns } from '#server/advertising/campaigns/end.ts'
import { notifyNearlyUsed } from '#server/advertising/campaigns/nearly-used.ts'
import { adNotices, auditEntries, campaigns, mails } from '#server/kit/db/tables/index.ts'
import { DAY_MS, WEEK_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import { createAdVisitors } from './setup/advertising.ts'
import { SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'

/** A Saturday. */
const START = new Date('2026-08-15T08:00:00Z')

let api: TestApi
let ads: ReturnType<typeof createAdVisitors>
let advertiser: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  ads = createAdVisitors(api, START)
})
afterAll(() => api.close())
beforeEach(async () => {
  await ads.reset()
  advertiser = await insertAccount(api.db)
})

const ctx = () => ({
  db: api.db,
  config: { siteUrl: SITE_ORIGIN } as never,
  now: () => api.clock.now!,
})
const told = () =>
  api.db
    .select({ template: mails.template, subject: mails.subject, text: mails.text })
    .from(mails)
    .where(eq(mails.recipient, advertiser.email))
    .orderBy(mails.id)
const statusOf = async (id: number) =>
  (await api.db.select().from(campaigns).where(eq(campaigns.id, id)))[0]!.status

describe('a campaign ends', () => {
  test('when its last day is over, once, with a mail and an entry in the audit log', async () => {
    const id = await ads.runningAd({ accountId: advertiser.id, endDate: '2026-08-15' })
    await ads.followed({ from: ads.newVisitor() })
    expect(await endCampaigns(ctx())).toBe(0)
    api.clock.now = new Date('2026-08-15T18:30:00Z')
    const counts = await Promise.all([endCampaigns(ctx()), endCampaigns(ctx())])
    expect(counts.sort()).toEqual([0, 1])
    expect(await statusOf(id)).toBe('completed')
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ template: 'campaign-ended' })
    expect(mail!.text).toContain('Its end date has passed.')
    expect(mail!.text).toContain('Spent: ₹8')
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.action, 'end'))
    expect(entries.filter(({ recordId }) => recordId === id)).toHaveLength(1)
  })

  test('when its budget pays for no more click, and runs again with more', async () => {
    const id = await ads.runningAd({ accountId: advertiser.id, budget: toPaise(15.99) })
    expect(await endCampaigns(ctx())).toBe(0)
    await ads.followed({ from: ads.newVisitor() })
    expect(await endCampaigns(ctx())).toBe(1)
    expect((await told())[0]!.text).toContain('Its budget is used up.')
    const body = { budget: 100 }
    await api.read(updateCampaign, { params: { id }, body, token: advertiser.token })
    expect(await statusOf(id)).toBe('active')
    expect(await endCampaigns(ctx())).toBe(0)
  })

  test('not when it was deleted, is a draft or was rejected', async () => {
    const values = { accountId: advertiser.id, endDate: '2026-08-01' }
    await ads.runningAd({ ...values, deletedAt: START })
    await ads.runningAd({ ...values, status: 'draft', isApproved: false })
    await ads.runningAd({ ...values, status: 'rejected', isApproved: false })
    expect(await endCampaigns(ctx())).toBe(0)
    expect(await told()).toEqual([])
  })
})

test('at nine tenths of a budget its advertiser is told, once for each budget', async () => {
  const id = await ads.runningAd({ accountId: advertiser.id, budget: toPaise(90) })
  for (let n = 0; n < 10; n += 1) {
    expect(await notifyNearlyUsed(ctx())).toBe(0)
    await ads.followed({ from: ads.newVisitor() })
  }
  expect(await notifyNearlyUsed(ctx())).toBe(0)
  await api.db.update(campaigns).set({ budget: toPaise(88.88) })
  const counts = await Promise.all([notifyNearlyUsed(ctx()), notifyNearlyUsed(ctx())])
  expect(counts.sort()).toEqual([0, 1])
  expect(await notifyNearlyUsed(ctx())).toBe(0)
  expect(await told()).toMatchObject([
    {
      template: 'campaign-nearly-used',
      subject: 'Your budget for “Seeds for the rains” is almost used up',
    },
  ])
  await api.db
    .update(campaigns)
    .set({ budget: toPaise(88) })
    .where(eq(campaigns.id, id))
  expect(await notifyNearlyUsed(ctx())).toBe(1)
})

test('notifies the advertiser of a credit with its reason and amount', async () => {
  const admin = await insertAccount(api.db, { role: 'admin' })
  await ads.runningAd({ accountId: advertiser.id })
  await ads.followed({ from: ads.newVisitor() })
  const body = {
    from: '2026-08-15T00:00:00Z',
    until: '2026-08-16T00:00:00Z',
    reason: 'One machine pressed them all',
  }
  await api.read(voidCharges, { body, token: admin.token })
  const [mail] = await told()
  expect(mail).toMatchObject({
    template: 'campaign-credited',
    subject: 'Credit for your campaign “Seeds for the rains”: ₹8',
  })
  expect(mail!.text).toContain('> One machine pressed them all')
})

describe('the weekly summary', () => {
  const want = (adSummary: 'now' | 'off') =>
    api.read(saveNotificationPreferences, { body: { adSummary }, token: advertiser.token })

  test('comes on Monday at eight, once, to who chose it', async () => {
    await ads.runningAd({ accountId: advertiser.id })
    await ads.followed({ from: ads.newVisitor() })
    api.clock.now = new Date('2026-08-17T02:29:00Z')
    await want('now')
    expect(await sendWeeklyAdSummaries(ctx())).toBe(0)
    api.clock.now = new Date('2026-08-17T02:30:00Z')
    const counts = await Promise.all([sendWeeklyAdSummaries(ctx()), sendWeeklyAdSummaries(ctx())])
    expect(counts.sort()).toEqual([0, 1])
    expect(await sendWeeklyAdSummaries(ctx())).toBe(0)
    const [mail, ...more] = await told()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ template: 'campaign-week' })
    expect(mail!.text).toContain('From 10 Aug 2026 to 16 Aug 2026:')
    expect(mail!.text).toContain('Seeds for the rains: 1 view, 1 click, ₹8')
    api.clock.now = new Date(api.clock.now.getTime() + WEEK_MS)
    // Nothing was counted in the week after.
    expect(await sendWeeklyAdSummaries(ctx())).toBe(0)
    api.clock.now = new Date(api.clock.now.getTime() + 70 * DAY_MS)
    await deleteOldWeeklySummaries(ctx())
    expect(await api.db.select().from(adNotices)).toEqual([])
  })

  test('does not come to who did not choose it, or chose it no more', async () => {
    await ads.runningAd({ accountId: advertiser.id })
    await ads.followed({ from: ads.newVisitor() })
    api.clock.now = new Date('2026-08-18T06:00:00Z')
    expect(await sendWeeklyAdSummaries(ctx())).toBe(0)
    await want('now')
    await want('off')
    expect(await sendWeeklyAdSummaries(ctx())).toBe(0)
    expect(await told()).toEqual([])
  })
})
