import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getAdminCounts,
  decide,
  listActivity,
  listDecisions,
  assignQueueItem,
  listQueue,
  listQueueKinds,
  markQueueItemViewing,
  getQueueItem,
  undoDecisions,
} from '#contract/moderation.ts'
import { answerContact, getContact } from '#contract/contacts.ts'
import { listDuplicates, markNotDuplicates } from '#contract/duplicates.ts'
import { getReport } from '#contract/reports-admin.ts'
import { setReviewStatus } from '#contract/reviews.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import { listFieldsWith } from '#shared/rules/business-fields.ts'
import { startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertAd,
  insertAnswer,
  insertBusiness,
  insertCampaign,
  insertCreative,
  insertLocation,
  insertReview,
} from './setup/builders.ts'
import { readMailsTo, readTemplatesTo } from './setup/mailed.ts'
import { bodyRequest } from './setup/body-request.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  api.clock.now = new Date()
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterAll(() => api.close())

describe('counts', () => {
  const counts = async () => (await api.read(getAdminCounts, { token: admin.token })).data

  test('tell how many there are in each state, and what waits', async () => {
    expect(await counts()).toMatchObject({
      users: { total: 1, admin: 1, owner: 0, user: 0, inactive: 0 },
      businesses: { total: 0, pending: 0 },
      waiting: 0,
    })
    const owner = await insertAccount(api.db, { role: 'owner' })
    await insertAccount(api.db, { status: 'inactive' })
    await insertBusiness(api.db, { status: 'pending', ownerId: owner.id })
    await insertBusiness(api.db)
    expect(await counts()).toMatchObject({
      users: { total: 3, admin: 1, owner: 1, user: 0, inactive: 1 },
      businesses: { total: 2, pending: 1, active: 1, inactive: 0, closed: 0 },
      waiting: 1,
      waitingOf: { listing: 1, review: 0 },
    })
  })

  test('tell what of advertising waits: new campaigns, changes of them, creatives', async () => {
    const waits = { isApproved: false, status: 'draft', submittedAt: api.clock.now } as const
    const { id: campaignId } = await insertCampaign(api.db)
    await insertCampaign(api.db, waits)
    await insertCampaign(api.db, { ...waits, deletedAt: api.clock.now })
    const proposed = { proposed: { title: 'Seeds' }, proposedAt: api.clock.now }
    await insertCampaign(api.db, { ...proposed, status: 'paused' })
    await insertCreative(api.db, { campaignId })
    await insertCreative(api.db, { campaignId, isApproved: false })
    await insertCreative(api.db, { campaignId, isApproved: false, rejectionReason: 'Blurred' })
    await insertCreative(api.db, { campaignId, isApproved: false, deletedAt: api.clock.now })
    const change = { proposed: { headline: 'Seeds' }, proposedAt: api.clock.now }
    await insertCreative(api.db, { campaignId, ...change })
    expect(await counts()).toMatchObject({
      campaigns: { total: 3, draft: 1, active: 1, paused: 1, completed: 0, rejected: 0 },
      advertising: { total: 4, campaign: 2, creative: 2 },
    })
  })
})

type Person = Awaited<ReturnType<typeof insertAccount>>

/** One of each kind that waits, from a person of its own. */
async function waitingThings() {
  const person = await insertAccount(api.db, { role: 'owner' })
  const shown = await insertBusiness(api.db, { name: 'Sal Tea House', phone: '+919000000044' })
  const own = await insertBusiness(api.db, { name: 'Own Shop', ownerId: person.id })
  const listing = await insertBusiness(api.db, {
    name: 'Sal Tea House Annex',
    phone: '+919000000044',
    locationId: shown.locationId,
    status: 'pending',
    ownerId: person.id,
    description: 'See https://a.example and https://b.example',
  })
  const [change] = await api.db
    .insert(t.businessChanges)
    .values({ businessId: own.id, accountId: person.id, proposed: { name: 'Own Other Shop' } })
    .returning()
  const [claim] = await api.db
    .insert(t.businessClaims)
    .values({ businessId: shown.id, accountId: person.id, proof: 'call' })
    .returning()
  const review = await insertReview(api.db, {
    businessId: shown.id,
    accountId: person.id,
    status: 'pending',
  })
  const praise = await insertReview(api.db, { businessId: own.id, rating: 4, comment: 'Fair' })
  const answer = await insertAnswer(api.db, { reviewId: praise.id, accountId: person.id })
  const ad = await insertAd(api.db, { accountId: person.id, status: 'pending' })
  const [report] = await api.db
    .insert(t.reports)
    .values({ noun: 'business', recordId: shown.id, reason: 'wrong', detail: 'It moved' })
    .returning()
  const [contact] = await api.db
    .insert(t.enquiries)
    .values({ name: 'Ravi', email: 'ravi@example.org', message: 'Is the map right?' })
    .returning()
  const running = await insertCampaign(api.db, { accountId: person.id })
  const campaign = await insertCampaign(api.db, {
    ...{ accountId: person.id, title: 'Betting tips', targetUrl: 'https://tips.example/' },
    ...{ status: 'draft', isApproved: false, submittedAt: api.clock.now },
  })
  const creative = await insertCreative(api.db, {
    ...{ campaignId: running.id, proposed: { headline: 'Casino' }, proposedAt: api.clock.now },
  })
  const ids: Record<QueueItemKind, number> = {
    listing: listing.id,
    change: change!.id,
    claim: claim!.id,
    review: review.id,
    answer: answer.id,
    ad: ad.id,
    report: report!.id,
    contact: contact!.id,
    campaign: campaign.id,
    creative: creative.id,
  }
  return { person, shown, own, ids }
}

const queue = async (kind?: QueueItemKind, by: Person = admin) =>
  (await api.read(listQueue, { query: kind ? { kind } : {}, token: by.token })).data
const work = async (kind: QueueItemKind, id: number) =>
  (await api.read(getQueueItem, { params: { kind, id }, token: admin.token })).data
/** Things as they are shown now. */
const looked = async <Item extends { kind: QueueItemKind; id: number }>(items: readonly Item[]) => {
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  const shown = new Map<string, number>()
  for (const kind of kinds)
    for (const page of [1, 2]) {
      const query = { kind, page, limit: 1000 }
      for (const { id, version } of (await api.read(listQueue, { query, token: admin.token })).data)
        shown.set(`${kind} ${id}`, version)
    }
  return items.map((item) => ({ ...item, version: shown.get(`${item.kind} ${item.id}`) ?? 0 }))
}
const say = async (
  items: { kind: QueueItemKind; id: number }[],
  verdict: 'approve' | 'return' | 'reject',
) => {
  const body = { items: await looked(items), verdict, reason: 'Please look again' }
  return api.read(decide, { body, token: admin.token })
}
const pass = (ms: number) => (api.clock.now = new Date(api.clock.now!.getTime() + ms))
const later = async () => {
  pass(10_001)
  await api.runTask('decisions')
}
const statusOf = async (id: number) =>
  (await api.db.select().from(t.businesses).where(eq(t.businesses.id, id)))[0]!.status

describe('the queue', () => {
  test('lists every kind, the nearest limit first, and tells what helps to decide', async () => {
    const { ids, person } = await waitingThings()
    const all = await queue()
    for (const [kind, id] of Object.entries(ids))
      expect(all.filter((item) => item.kind === kind && item.id === id)).toHaveLength(1)
    const limits = all.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt !== null)
    expect(limits).toEqual([...limits].sort())
    const withoutLimit = all.slice(limits.length).map(({ kind }) => kind)
    expect(withoutLimit.sort()).toEqual(['answer', 'review'])
    expect(all.find(({ kind }) => kind === 'report')).toMatchObject({ isLaw: true })

    const listing = await work('listing', ids.listing)
    expect(listing.person).toMatchObject({ id: person.id, listings: 2, ads: 1, reviews: 1 })
    expect(listing.lookalikes[0]).toMatchObject({ name: 'Sal Tea House', same: ['phone', 'name'] })
    expect(listing.listingId).toBe(ids.listing)
    const asked = { one: String(ids.listing), other: String(listing.lookalikes[0]!.id) }
    const { data: pairs } = await api.read(listDuplicates, { query: asked, token: admin.token })
    expect(pairs.map(({ one, other }) => [one.status, other.status].sort())).toEqual([
      ['active', 'pending'],
    ])
    expect(listing.hints.map(({ hint }) => hint)).toEqual(['links', 'unconfirmed'])
    expect((await work('change', ids.change)).changes).toEqual([
      { name: 'name', before: 'Own Shop', after: 'Own Other Shop' },
    ])
    for (const kind of ['claim', 'review', 'ad', 'report', 'contact'] as const)
      expect((await work(kind, ids[kind])).facts.length).toBeGreaterThan(0)
    const gone = await api.fail(
      '/admin/queue/listing/999999',
      bodyRequest('GET', undefined, admin.token),
    )
    expect(gone.code).toBe('NOT_FOUND')
  })

  test('what is given to an administrator comes first for them alone', async () => {
    const { ids, person } = await waitingThings()
    const other = await insertAccount(api.db, { role: 'admin', name: 'Kiran' })
    const give = (kind: QueueItemKind, accountId: number | null) =>
      api.read(assignQueueItem, {
        ...{ params: { kind, id: ids[kind] }, body: { accountId }, token: admin.token },
      })
    for (const kind of ['review', 'contact'] as const) {
      expect((await give(kind, other.id)).data.assignee).toEqual({ id: other.id, name: 'Kiran' })
      const [first] = await queue(undefined, other)
      expect(first).toMatchObject({ kind, id: ids[kind], assignee: { name: 'Kiran' } })
      expect((await queue())[0]).not.toMatchObject({ kind, id: ids[kind] })
      expect((await give(kind, null)).data.assignee).toBeNull()
      const [item] = (await queue(kind)).filter(({ id }) => id === ids[kind])
      expect(item!.assignee).toBeNull()
    }
    const put = (id: number, accountId: number) =>
      api.fail(`/admin/queue/review/${id}/assignee`, bodyRequest('PUT', { accountId }, admin.token))
    expect(await put(ids.review, person.id)).toMatchObject({
      ...{ code: 'INVALID_INPUT', fields: { accountId: 'This person is not an administrator.' } },
    })
    expect(await put(999_999, admin.id)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('tells of each kind how many wait, the next one and since when', async () => {
    await waitingThings()
    const all = await queue()
    const { data: kinds } = await api.read(listQueueKinds, { token: admin.token })
    expect(kinds.map(({ first }) => first)).toEqual(
      all.filter(({ kind }, at) => all.findIndex((one) => one.kind === kind) === at),
    )
    for (const { kind, count, oldest } of kinds) {
      const own = all.filter((item) => item.kind === kind)
      expect({ count, oldest }).toEqual({
        count: own.length,
        oldest: own.map(({ since }) => since).sort()[0],
      })
    }
  })

  test('shows who else has the same thing open', async () => {
    const { ids } = await waitingThings()
    const other = await insertAccount(api.db, { role: 'admin', name: 'Arun' })
    const params = { kind: 'ad' as const, id: ids.ad }
    await api.read(markQueueItemViewing, { params, token: other.token })
    await api.read(markQueueItemViewing, { params, token: other.token })
    const lookers = async (by: Person) =>
      (await queue('ad', by)).find(({ id }) => id === ids.ad)!.lookers
    expect(await lookers(admin)).toEqual([{ id: other.id, name: 'Arun' }])
    expect(await lookers(other)).toEqual([])
    pass(91_000)
    expect(await lookers(admin)).toEqual([])
  })
})

describe('what is checked of a listing that waits', () => {
  const checksOf = async (id: number) =>
    Object.fromEntries(
      (await work('listing', id)).facts.flatMap(({ name, check }) =>
        check ? [[name, [check.isFine, check.detail]]] : [],
      ),
    )

  test('its PIN, number, name, days and distance, each as it is found', async () => {
    const town = await insertLocation(api.db, {
      ...{ city: 'Checkpur', pincode: '822199', latitude: 24, longitude: 84 },
    })
    const phone = '+919000000046'
    await insertBusiness(api.db, { phone })
    const values = { status: 'pending' as const, locationId: town.id }
    const day = { open: '09:00', close: '18:00', closed: false }
    const good = await insertBusiness(api.db, {
      ...{ ...values, name: 'Checked Shop', zipCode: '822199', phone: '+919000000047' },
      ...{ latitude: 24.01, longitude: 84 },
    })
    expect(await checksOf(good.id)).toEqual({
      ...{ name: [true, ''], zipCode: [true, ''], phone: [true, '0'] },
      point: [true, '1.1 km, Checkpur'],
    })
    const bad = await insertBusiness(api.db, {
      ...{ ...values, name: 'Shop 90000 00048', zipCode: '110001', phone, hours: { monday: day } },
      ...{ latitude: 24.5, longitude: 84 },
    })
    expect(await checksOf(bad.id)).toEqual({
      ...{ name: [false, '9000000048'], zipCode: [false, ''], phone: [false, '1'] },
      ...{ hours: [false, '6'], point: [false, '55.6 km, Checkpur'] },
    })
  })

  test('a listing that was found to be another is no look-alike any more', async () => {
    const { ids, shown } = await waitingThings()
    const alike = async () =>
      (await work('listing', ids.listing)).lookalikes.some(({ id }) => id === shown.id)
    expect(await alike()).toBe(true)
    const params = { keptId: ids.listing, goneId: shown.id }
    await api.read(markNotDuplicates, { params, body: { isDistinct: true }, token: admin.token })
    expect(await alike()).toBe(false)
  })
})

describe('advertising in the queue', () => {
  test('shows a creative as its change would make it, and what the policy names', async () => {
    const { ids, person } = await waitingThings()
    expect(await work('creative', ids.creative)).toMatchObject({
      changes: [{ name: 'headline', before: 'Good seeds', after: 'Casino' }],
      advertisement: { size: '300x250', creative: { type: 'text', headline: 'Casino' } },
      person: { id: person.id },
    })
    const { hints, facts, targetUrl } = await work('campaign', ids.campaign)
    expect(targetUrl).toBe('https://tips.example/')
    expect(facts).toContainEqual({ name: 'budget', value: '₹1,000' })
    expect(hints.map(({ hint, detail }) => [hint, detail])).toContainEqual([
      'forbidden',
      '“betting”: Games for money may not be advertised (Online Gaming Act 2025).',
    ])
  })

  test('a rejected change leaves the approved creative; its advertiser is told', async () => {
    const { ids, person } = await waitingThings()
    await say([{ kind: 'creative', id: ids.creative }], 'reject')
    await later()
    const [row] = await api.db.select().from(t.creatives).where(eq(t.creatives.id, ids.creative))
    expect(row).toMatchObject({
      ...{ headline: 'Good seeds', isApproved: true, proposed: null },
      rejectionReason: 'Please look again',
    })
    expect(await readTemplatesTo(api.db, person.email)).toContain('creative-rejected')
  })

  test('what was decided elsewhere meanwhile is not decided again', async () => {
    const { ids } = await waitingThings()
    await say([{ kind: 'creative', id: ids.creative }], 'reject')
    await api.db
      .update(t.creatives)
      .set({ proposed: null, proposedAt: null })
      .where(eq(t.creatives.id, ids.creative))
    await later()
    const [failed] = (await api.read(listDecisions, { token: admin.token })).data
    expect(failed).toMatchObject({ state: 'failed', problem: 'It was already reviewed.' })
  })
})

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

describe('decisions', () => {
  test('nothing is seen of one before it is carried out; until then it can be undone', async () => {
    const { ids } = await waitingThings()
    const [made] = (await say([{ kind: 'listing', id: ids.listing }], 'approve')).data
    await api.runTask('decisions')
    expect(await statusOf(ids.listing)).toBe('pending')
    expect((await queue('listing')).some(({ id }) => id === ids.listing)).toBe(false)
    const { data } = await api.read(undoDecisions, {
      body: { ids: [made!.id] },
      token: admin.token,
    })
    expect(data.undone).toEqual([made!.id])
    await later()
    expect(await statusOf(ids.listing)).toBe('pending')
    expect((await queue('listing')).some(({ id }) => id === ids.listing)).toBe(true)
  })

  test('another administrator can neither decide on the same nor undo it', async () => {
    const { ids } = await waitingThings()
    const other = await insertAccount(api.db, { role: 'admin', name: 'Arun' })
    const items = await looked([{ kind: 'listing' as const, id: ids.listing }])
    const [made] = (await say(items, 'approve')).data
    const second = await api.read(decide, {
      body: { items, verdict: 'approve' },
      token: other.token,
    })
    expect(second.data).toEqual([])
    expect(second.refused[0]!.problem).toBe('Asha Kumari just reviewed this.')
    const undone = await api.read(undoDecisions, {
      body: { ids: [made!.id] },
      token: other.token,
    })
    expect(undone.data.undone).toEqual([])
    await later()
    expect(await statusOf(ids.listing)).toBe('active')
  })

  test('every kind is approved, each for itself, with an entry in the log', async () => {
    const { ids, shown, own } = await waitingThings()
    const items = (Object.entries(ids) as [QueueItemKind, number][]).map(([kind, id]) => ({
      kind,
      id,
    }))
    expect((await say(items, 'approve')).data).toHaveLength(items.length)
    await later()
    const { data } = await api.read(listDecisions, {
      query: { limit: items.length },
      token: admin.token,
    })
    expect(data.map(({ kind, state, problem }) => [kind, state, problem])).toEqual(
      data.map(({ kind }) => [kind, 'done', null]),
    )
    expect(await statusOf(ids.listing)).toBe('active')
    const [changed] = await api.db.select().from(t.businesses).where(eq(t.businesses.id, own.id))
    expect(changed!.name).toBe('Own Other Shop')
    const [claimed] = await api.db.select().from(t.businesses).where(eq(t.businesses.id, shown.id))
    expect(claimed!.ownerId).not.toBeNull()
    const activity = (await api.read(listActivity, { token: admin.token })).data
    expect(
      activity.filter(({ noun }) => noun === 'businesses').map(({ title }) => title),
    ).toContain('Sal Tea House Annex')
  })

  test('a listing is approved as verified and featured at once, and only a listing', async () => {
    const { ids } = await waitingThings()
    const items = await looked([{ kind: 'listing' as const, id: ids.listing }])
    const marks = { verified: true, featured: true }
    const body = { items, verdict: 'approve' as const, ...marks }
    const refused = await api.fail(
      '/admin/decisions',
      bodyRequest('POST', { ...body, verdict: 'reject' }, admin.token),
    )
    expect(Object.keys(refused.fields ?? {})).toEqual(['verified', 'featured'])
    await api.read(decide, { body, token: admin.token })
    await later()
    const [row] = await api.db.select().from(t.businesses).where(eq(t.businesses.id, ids.listing))
    expect(row).toMatchObject({ status: 'active', ...marks })
  })

  test('a message is replied to, left open, closed or marked as spam', async () => {
    const token = admin.token
    const settle = async (verdict: 'approve' | 'return' | 'reject', reason: string | null) => {
      const { ids } = await waitingThings()
      const items = await looked([{ kind: 'contact' as const, id: ids.contact }])
      await api.read(decide, { body: { items, verdict, reason }, token })
      await later()
      const { data } = await api.read(getContact, { params: { id: ids.contact }, token })
      return [data.status, data.answers.map(({ message, by }) => [message, by])]
    }
    const answers = [['It is. '.repeat(100).trim(), 'Asha Kumari']]
    expect(await settle('approve', answers[0]![0]!)).toEqual(['closed', answers])
    expect(await settle('return', answers[0]![0]!)).toEqual(['answered', answers])
    expect(await settle('approve', null)).toEqual(['closed', []])
    expect(await settle('reject', null)).toEqual(['spam', []])
  })

  test('a message that somebody else answered meanwhile is not answered twice', async () => {
    const { ids } = await waitingThings()
    const params = { id: ids.contact }
    const items = await looked([{ kind: 'contact' as const, id: ids.contact }])
    const body = { items, verdict: 'approve' as const, reason: 'Yes' }
    await api.read(decide, { body, token: admin.token })
    await api.read(answerContact, { params, body: { message: 'No' }, token: admin.token })
    await later()
    const { data } = await api.read(getContact, { params, token: admin.token })
    expect(data.answers.map(({ message }) => message)).toEqual(['No'])
  })

  test('closing words of a complaint go to its sender, the reason to the owner', async () => {
    const settle = async (verdict: 'approve' | 'reject', words: object) => {
      const { ids, shown } = await waitingThings()
      const owner = await insertAccount(api.db, { role: 'owner' })
      const isShown = eq(t.businesses.id, shown.id)
      await api.db.update(t.businesses).set({ ownerId: owner.id }).where(isShown)
      const email = `sender${ids.report}@example.org`
      await api.db.update(t.reports).set({ email }).where(eq(t.reports.id, ids.report))
      const items = await looked([{ kind: 'report' as const, id: ids.report }])
      await api.read(decide, { body: { items, verdict, ...words }, token: admin.token })
      await later()
      const textOf = async (to: string) =>
        (await readMailsTo(api.db, to)).map(({ text }) => text).join(' ')
      const params = { id: ids.report }
      const { data } = await api.read(getReport, { params, token: admin.token })
      return [data.outcome, await textOf(email), await textOf(owner.email)] as const
    }
    const corrected = await settle('approve', { reason: 'It has moved', outcome: 'corrected' })
    expect(corrected).toEqual(['corrected', expect.stringContaining('It has moved'), ''])
    const removed = await settle('reject', { reason: 'It is shut', note: 'We took it off' })
    expect(removed[0]).toBe('removed')
    expect(removed[1]).toContain('We took it off')
    expect(removed[1]).not.toContain('It is shut')
    expect(removed[2]).toContain('It is shut')
  })

  test('a rejected report takes away what it is about; a failure changes nothing', async () => {
    const { ids, shown } = await waitingThings()
    await say([{ kind: 'report', id: ids.report }], 'reject')
    await later()
    expect(await statusOf(shown.id)).toBe('inactive')
    // The claim cannot be approved any more: its listing is not shown.
    const [made] = (await say([{ kind: 'claim', id: ids.claim }], 'approve')).data
    await later()
    const [failed] = (await api.read(listDecisions, { token: admin.token })).data
    expect(failed).toMatchObject({
      id: made!.id,
      state: 'failed',
      problem: 'This business is not live.',
    })
    expect((await queue('claim')).some(({ id }) => id === ids.claim)).toBe(true)
  })

  test('sending back needs a reason, and a kind must know the verdict', async () => {
    const { ids } = await waitingThings()
    const post = (body: object) =>
      api.fail('/admin/decisions', bodyRequest('POST', body, admin.token))
    const items = [{ kind: 'listing', id: ids.listing, version: 1 }]
    expect((await post({ items, verdict: 'return' })).fields).toHaveProperty('reason')
    const review = [{ kind: 'review', id: ids.review, version: 1 }]
    expect((await post({ items: review, verdict: 'return', reason: 'x' })).fields).toHaveProperty(
      'verdict',
    )
  })

  test('what gives, spends or decides on many takes a proof of the last ten minutes', async () => {
    const late = await insertAccount(api.db, { role: 'admin' })
    const confirmedAt = new Date(Date.now() - 11 * MINUTE_MS)
    await api.db.update(t.sessions).set({ confirmedAt }).where(eq(t.sessions.accountId, late.id))
    const sent = async (kind: QueueItemKind, verdict: string, count = 1) => {
      const items = Array.from({ length: count }, (_, at) => ({
        kind,
        id: 900_000 + at,
        version: 1,
      }))
      const body = { items, verdict, reason: 'Not now' }
      const answer = await api.ask('/admin/decisions', bodyRequest('POST', body, late.token))
      return answer.status === 201 ? 'kept' : ((await answer.json()) as { code: string }).code
    }
    for (const kind of ['claim', 'campaign', 'creative'] as const) {
      expect([kind, await sent(kind, 'approve')]).toEqual([kind, 'CONFIRM_NEEDED'])
      expect([kind, await sent(kind, 'reject')]).toEqual([kind, 'kept'])
    }
    expect(await sent('review', 'approve', 25)).toBe('kept')
    expect(await sent('review', 'reject', 26)).toBe('CONFIRM_NEEDED')
  })

  test('a thousand at once', async () => {
    const person = await insertAccount(api.db, { role: 'owner' })
    const { categoryId, locationId } = await insertBusiness(api.db)
    const rows = Array.from({ length: 1000 }, (_, at) => ({
      name: `Many ${at}`,
      slug: `many-of-them-${at}`,
      ownerId: person.id,
      categoryId,
      locationId,
    }))
    const made = await api.db.insert(t.businesses).values(rows).returning()
    const items = made.map(({ id }) => ({ kind: 'listing' as const, id }))
    expect((await say(items, 'reject')).data).toHaveLength(1000)
    await later()
    const isTheirs = eq(t.businesses.ownerId, person.id)
    const left = await api.db.select().from(t.businesses).where(isTheirs)
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['inactive']))
  })
})

test('what waits says how far its point is from the middle of its town', async () => {
  const { id: locationId } = await insertLocation(api.db, { latitude: 24, longitude: 84 })
  const values = { status: 'pending' as const, locationId, latitude: 24.09, longitude: 84 }
  const { id } = await insertBusiness(api.db, values)
  const { point } = await work('listing', id)
  expect(point).toMatchObject({ latitude: 24.09, longitude: 84 })
  expect(point!.town!.km).toBeCloseTo(10, 0)
})

test('hours and other values are told in words', async () => {
  const day = { open: '09:00', close: '18:00', closed: false }
  const monday = { ...day, close: '13:00' }
  const { id } = await insertBusiness(api.db, {
    ...{ status: 'pending', tags: ['dawai', 'medicine'] },
    hours: {
      ...{ monday, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day },
      sunday: { ...day, closed: true },
    },
  })
  const { facts } = await work('listing', id)
  expect(facts).toContainEqual({
    name: 'hours',
    value: 'Mon 9:00 AM - 1:00 PM; Tue-Sat 9:00 AM - 6:00 PM; Sun closed',
    check: { code: 'days', isFine: true, detail: '0' },
  })
  expect(facts).toContainEqual({ name: 'tags', value: 'dawai, medicine' })
  const person = await insertAccount(api.db)
  const proposed = { serviceInformation: { beds: 20, ambulance: true, wards: ['Eye', 'Ear'] } }
  const [change] = await api.db
    .insert(t.businessChanges)
    .values({ businessId: id, accountId: person.id, proposed })
    .returning()
  const { changes } = await work('change', change!.id)
  expect(changes[0]!.after).toBe('beds: 20; wards: Eye, Ear; ambulance: yes')
})

test('a new listing shows everything that a change of it would wait for', async () => {
  const texts = {
    ...{ name: 'Shown name', nameHi: 'नाम', tagline: 'Shown tagline', description: 'Shown words' },
    descriptionHi: 'दिखता परिचय',
    ...{ phone: '+919876500011', alternatePhone: '+919876500012', whatsappNumber: '+919876500013' },
    ...{ email: 'shown@example.in', website: 'https://shown.example.in/', address: 'Shown road' },
    ...{ zipCode: '822101', landmark: 'Shown landmark', tags: ['shown tag'] },
    ...{ languages: ['shown language'], serviceAreas: ['shown area'], videoTitle: 'Shown video' },
    ...{ facebook: 'https://facebook.com/shown', instagram: 'https://instagram.com/shown' },
    ...{ twitter: 'https://x.com/shown', linkedin: 'https://linkedin.com/in/shown' },
    youtube: 'https://youtube.com/@shown',
    specialDays: [{ date: '2026-11-14', closed: true, note: 'Shown note' }],
    imageTexts: { '/uploads/a.webp': 'Shown caption' },
  }
  const { id: locationId } = await insertLocation(api.db, { city: 'Chainpur', nameHi: 'चैनपुर' })
  const { id } = await insertBusiness(api.db, { status: 'pending', locationId, ...texts })
  const { facts, text, point } = await work('listing', id)
  const shown = [...facts.map(({ value }) => value), text].join('\n')
  const told: Record<string, unknown> = texts
  const waiting = listFieldsWith('held', 'always', 'text', 'link')
  const apart = ['categoryId', 'locationId', 'latitude', 'longitude']
  for (const name of waiting.filter((one) => !apart.includes(one))) {
    const values = listTexts(told[name])
    expect(values.length, name).toBeGreaterThan(0)
    for (const value of values) expect(shown, name).toContain(value)
  }
  expect(point).toBeDefined()
  expect(facts.map(({ name }) => name)).toEqual(expect.arrayContaining(['category', 'town']))
  expect(facts).toContainEqual({ name: 'town', value: 'Chainpur', valueHi: 'चैनपुर' })
})

/** The texts in a value, however deep. */
const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(listTexts)

test('letters that look like others are told wherever a link is looked at', async () => {
  const links = ['website', 'facebook', 'instagram', 'youtube'] as const
  const alike = Object.fromEntries(links.map((name) => [name, 'https://\u0430pple.example/']))
  const told = 'https://\u0430pple.example/ (xn--pple-43d.example)'
  const { id } = await insertBusiness(api.db, { status: 'pending', ...alike })
  const { facts } = await work('listing', id)
  for (const name of links) expect(facts.find((fact) => fact.name === name)?.value, name).toBe(told)
  const person = await insertAccount(api.db)
  const [change] = await api.db
    .insert(t.businessChanges)
    .values({ businessId: id, accountId: person.id, proposed: alike })
    .returning()
  const { changes } = await work('change', change!.id)
  expect(changes.map(({ after }) => after)).toEqual(links.map(() => told))
})

test('a review is approved, rejected and restored, and its writer is told', async () => {
  const { ids } = await waitingThings()
  const set = (status: 'active' | 'hidden') =>
    api.read(setReviewStatus, {
      params: { id: ids.review },
      body: { status },
      token: admin.token,
    })
  for (const status of ['active', 'hidden', 'active'] as const)
    expect((await set(status)).data.status).toBe(status)
  const [review] = await api.db.select().from(t.reviews).where(eq(t.reviews.id, ids.review))
  const [writer] = await api.db
    .select()
    .from(t.accounts)
    .where(eq(t.accounts.id, review!.accountId))
  expect(await readTemplatesTo(api.db, writer!.email)).toEqual([
    'review-shown',
    'review-hidden',
    'review-shown',
  ])
})

test('who writes reviews may choose not to be told', async () => {
  const { ids } = await waitingThings()
  const [review] = await api.db.select().from(t.reviews).where(eq(t.reviews.id, ids.review))
  const [writer] = await api.db
    .select()
    .from(t.accounts)
    .where(eq(t.accounts.id, review!.accountId))
  const choice = { kind: 'reviews', channel: 'mail', choice: 'off' } as const
  await api.db.insert(t.notificationChoices).values({ accountId: writer!.id, ...choice })
  await say([{ kind: 'review', id: ids.review }], 'reject')
  await later()
  expect(await readTemplatesTo(api.db, writer!.email)).toEqual([])
})
