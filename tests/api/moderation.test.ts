import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getAdminCounts,
  listDecisions,
  assignQueueItem,
  listQueueKinds,
  markQueueItemViewing,
} from '#contract/moderation.ts'
import { listDuplicates } from '#contract/duplicates.ts'
import * as t from '#server/kit/db/tables/index.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { bodyRequest } from './setup/body-request.ts'
import { insertAccount, insertBusiness, insertCampaign, insertCreative } from './setup/builders.ts'
import { readTemplatesTo } from './setup/mailed.ts'
import { openQueue } from './setup/queue.ts'

type Person = Awaited<ReturnType<typeof insertAccount>>

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>
const { waitingThings, queue, work, say, pass, later } = openQueue(() => ({ api, admin }))

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
