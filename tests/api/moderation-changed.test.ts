import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide, listDecisions } from '#contract/moderation.ts'
import * as t from '#server/kit/db/tables/index.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { bodyRequest } from './setup/body-request.ts'
import { insertAccount, insertReview } from './setup/builders.ts'
import { openQueue } from './setup/queue.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>
const { waitingThings, queue, work, looked, later, statusOf } = openQueue(() => ({ api, admin }))

beforeAll(async () => {
  api = await startApi()
  api.clock.now = new Date()
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterAll(() => api.close())

describe('what was changed after the look at it', () => {
  const decideOn = (kind: QueueItemKind, id: number, version: number) =>
    api.read(decide, {
      body: { items: [{ kind, id, version }], verdict: 'approve' },
      token: admin.token,
    })
  const problem = 'It was changed after you opened it. Please check it again.'
  const elsewhere = { targetUrl: 'https://elsewhere.example/' }
  const swap = (id: number) =>
    api.db.update(t.campaigns).set(elsewhere).where(eq(t.campaigns.id, id))
  const campaignOf = async (id: number) =>
    (await api.db.select().from(t.campaigns).where(eq(t.campaigns.id, id)))[0]!

  test('is refused at once, and goes on waiting', async () => {
    const { ids } = await waitingThings()
    const { version } = await work('campaign', ids.campaign)
    await swap(ids.campaign)
    const { data, refused } = await decideOn('campaign', ids.campaign, version)
    expect(data).toEqual([])
    const code = 'CHANGED_MEANWHILE'
    expect(refused).toEqual([{ kind: 'campaign', id: ids.campaign, problem, code }])
    expect((await queue('campaign')).some(({ id }) => id === ids.campaign)).toBe(true)
    // As it is now, it can be approved.
    await decideOn('campaign', ids.campaign, (await work('campaign', ids.campaign)).version)
    await later()
    expect(await campaignOf(ids.campaign)).toMatchObject({ isApproved: true, ...elsewhere })
  })

  const other = { description: 'Quite other words' }
  /** What its advertiser, owner, writer or a visitor changes of each kind. */
  const CHANGES: Record<QueueItemKind, (ids: Record<QueueItemKind, number>) => Promise<unknown>> = {
    listing: ({ listing }) =>
      api.db.update(t.businesses).set(other).where(eq(t.businesses.id, listing)),
    change: async ({ change }) => {
      const [row] = await api.db
        .select()
        .from(t.businessChanges)
        .where(eq(t.businessChanges.id, change))
      const isIt = eq(t.businesses.id, row!.businessId)
      await api.db.update(t.businesses).set({ phone: '+919000000055' }).where(isIt)
    },
    claim: ({ claim }) =>
      api.db
        .update(t.businessClaims)
        .set({ note: 'Ask him' })
        .where(eq(t.businessClaims.id, claim)),
    review: ({ review }) =>
      api.db.update(t.reviews).set({ comment: 'Quite bad' }).where(eq(t.reviews.id, review)),
    answer: ({ answer }) =>
      api.db.update(t.reviewReplies).set({ text: 'No' }).where(eq(t.reviewReplies.id, answer)),
    ad: ({ ad }) => api.db.update(t.classifieds).set(other).where(eq(t.classifieds.id, ad)),
    report: async ({ report }) => {
      const [row] = await api.db.select().from(t.reports).where(eq(t.reports.id, report))
      await api.db.update(t.businesses).set(other).where(eq(t.businesses.id, row!.recordId!))
    },
    contact: ({ contact }) =>
      api.db.update(t.enquiries).set({ message: 'Pay me' }).where(eq(t.enquiries.id, contact)),
    campaign: ({ campaign }) => swap(campaign),
    creative: async ({ creative }) => {
      const [row] = await api.db.select().from(t.creatives).where(eq(t.creatives.id, creative))
      await swap(row!.campaignId)
    },
    fact: ({ fact }) =>
      api.db
        .update(t.facts)
        .set({ value: { businessHours: null } })
        .where(eq(t.facts.id, fact)),
    number: ({ number }) =>
      api.db
        .update(t.numberRequests)
        .set({ note: 'Another story' })
        .where(eq(t.numberRequests.id, number)),
  }
  const kinds = Object.keys(CHANGES) as QueueItemKind[]

  test.each(kinds)('is refused at once, whatever it is: %s', async (kind) => {
    const { ids } = await waitingThings()
    const { version } = await work(kind, ids[kind])
    await CHANGES[kind](ids)
    const { data, refused } = await decideOn(kind, ids[kind], version)
    expect(data).toEqual([])
    expect(refused).toMatchObject([{ kind, problem, code: 'CHANGED_MEANWHILE' }])
    const again = await decideOn(kind, ids[kind], (await work(kind, ids[kind])).version)
    expect(again.refused).toEqual([])
    // Nothing is left behind for the other tests.
    await later()
  })

  test.each(kinds)('is not carried out, and comes back: %s', async (kind) => {
    const { ids } = await waitingThings()
    const item = (await queue(kind)).find(({ id }) => id === ids[kind])!
    expect(item.version).toBe((await work(kind, ids[kind])).version)
    expect((await decideOn(kind, ids[kind], item.version)).data).toHaveLength(1)
    await CHANGES[kind](ids)
    await later()
    const { data } = await api.read(listDecisions, { query: { limit: 1 }, token: admin.token })
    expect(data).toMatchObject([{ kind, state: 'failed', problem }])
    expect((await queue(kind)).some(({ id }) => id === ids[kind])).toBe(true)
  })

  test('is not what the site itself counts: a rating, a confirmation', async () => {
    const { ids, own, shown } = await waitingThings()
    const before = await looked([
      { kind: 'change', id: ids.change },
      { kind: 'claim', id: ids.claim },
      { kind: 'report', id: ids.report },
    ])
    await insertReview(api.db, { businessId: own.id, rating: 2 })
    await insertReview(api.db, { businessId: shown.id, rating: 5 })
    await api.db.update(t.businesses).set({ confirmedAt: new Date(0), confirmedBy: 'owner' })
    await api.db.update(t.reports).set({ assignedTo: admin.id }).where(eq(t.reports.id, ids.report))
    expect(await looked(before)).toEqual(before)
  })

  test('cannot be approved by who does not say what was shown', async () => {
    const { ids } = await waitingThings()
    for (const kind of kinds) {
      const body = { items: [{ kind, id: ids[kind] }], verdict: 'approve' }
      expect(
        await api.fail('/admin/decisions', bodyRequest('POST', body, admin.token)),
      ).toMatchObject({
        status: 400,
        fields: { 'items.0.version': 'Say as which version it was shown' },
      })
    }
  })

  test('does not keep others from being decided on with it', async () => {
    const [one, two] = [(await waitingThings()).ids, (await waitingThings()).ids]
    const version = async (id: number) => (await work('listing', id)).version
    const items = [
      { kind: 'listing' as const, id: one.listing, version: await version(one.listing) },
      { kind: 'listing' as const, id: two.listing, version: await version(two.listing) },
    ]
    await api.read(decide, { body: { items, verdict: 'approve' }, token: admin.token })
    const isOne = eq(t.businesses.id, one.listing)
    await api.db.update(t.businesses).set({ description: 'Other words' }).where(isOne)
    await later()
    expect(await statusOf(one.listing)).toBe('pending')
    expect(await statusOf(two.listing)).toBe('active')
  })
})
