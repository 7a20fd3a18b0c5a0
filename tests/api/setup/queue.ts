import { eq } from 'drizzle-orm'
import { decide, getQueueItem, listQueue } from '#contract/moderation.ts'
import * as t from '#server/kit/db/tables/index.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import type { TestApi } from './api.ts'
import {
  insertAccount,
  insertAd,
  insertAnswer,
  insertBusiness,
  insertCampaign,
  insertCreative,
  insertFact,
  insertMobileAccount,
  insertReview,
} from './builders.ts'

type Person = Awaited<ReturnType<typeof insertAccount>>

/** The queue as an administrator reads it and decides on it; `host` is asked when a test runs. */
export function openQueue(host: () => { api: TestApi; admin: Person }) {
  /** One of each kind that waits, from a person of its own. */
  const waitingThings = async () => {
    const person = await insertAccount(host().api.db, { role: 'owner' })
    const shown = await insertBusiness(host().api.db, {
      name: 'Sal Tea House',
      phone: '+919000000044',
    })
    const own = await insertBusiness(host().api.db, { name: 'Own Shop', ownerId: person.id })
    const listing = await insertBusiness(host().api.db, {
      name: 'Sal Tea House Annex',
      phone: '+919000000044',
      locationId: shown.locationId,
      status: 'pending',
      ownerId: person.id,
      description: 'See https://a.example and https://b.example',
    })
    const [change] = await host()
      .api.db.insert(t.businessChanges)
      .values({ businessId: own.id, accountId: person.id, proposed: { name: 'Own Other Shop' } })
      .returning()
    const [claim] = await host()
      .api.db.insert(t.businessClaims)
      .values({ businessId: shown.id, accountId: person.id, proof: 'call' })
      .returning()
    const review = await insertReview(host().api.db, {
      businessId: shown.id,
      accountId: person.id,
      status: 'pending',
    })
    const praise = await insertReview(host().api.db, {
      businessId: own.id,
      rating: 4,
      comment: 'Fair',
    })
    const answer = await insertAnswer(host().api.db, { reviewId: praise.id, accountId: person.id })
    const ad = await insertAd(host().api.db, { accountId: person.id, status: 'pending' })
    const [report] = await host()
      .api.db.insert(t.reports)
      .values({ noun: 'business', recordId: shown.id, reason: 'wrong', detail: 'It moved' })
      .returning()
    const [contact] = await host()
      .api.db.insert(t.enquiries)
      .values({ name: 'Ravi', email: 'ravi@example.org', message: 'Is the map right?' })
      .returning()
    const running = await insertCampaign(host().api.db, { accountId: person.id })
    const campaign = await insertCampaign(host().api.db, {
      ...{ accountId: person.id, title: 'Betting tips', targetUrl: 'https://tips.example/' },
      ...{ status: 'draft', isApproved: false, submittedAt: host().api.clock.now },
    })
    const creative = await insertCreative(host().api.db, {
      ...{
        campaignId: running.id,
        proposed: { headline: 'Casino' },
        proposedAt: host().api.clock.now,
      },
    })
    const { id: accountId, mobile } = await insertMobileAccount(host().api.db)
    const [number] = await host()
      .api.db.insert(t.numberRequests)
      .values({ accountId, mobile, note: 'I bought this number' })
      .returning()
    const fact = await insertFact(host().api.db, {
      businessId: shown.id,
      question: 'hours',
      value: { businessHours: { monday: { open: '10:00', close: '18:00', closed: false } } },
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
      number: number!.id,
      fact: fact.id,
    }
    return { person, shown, own, ids }
  }

  const queue = async (kind?: QueueItemKind, by: Person = host().admin) =>
    (await host().api.read(listQueue, { query: kind ? { kind } : {}, token: by.token })).data
  const work = async (kind: QueueItemKind, id: number) =>
    (await host().api.read(getQueueItem, { params: { kind, id }, token: host().admin.token })).data
  /** Things as they are shown now. */
  const looked = async <Item extends { kind: QueueItemKind; id: number }>(
    items: readonly Item[],
  ) => {
    const kinds = [...new Set(items.map(({ kind }) => kind))]
    const shown = new Map<string, number>()
    for (const kind of kinds)
      for (const page of [1, 2]) {
        const query = { kind, page, limit: 1000 }
        for (const { id, version } of (
          await host().api.read(listQueue, { query, token: host().admin.token })
        ).data)
          shown.set(`${kind} ${id}`, version)
      }
    return items.map((item) => ({ ...item, version: shown.get(`${item.kind} ${item.id}`) ?? 0 }))
  }
  const say = async (
    items: { kind: QueueItemKind; id: number }[],
    verdict: 'approve' | 'return' | 'reject',
  ) => {
    const body = { items: await looked(items), verdict, reason: 'Please look again' }
    return host().api.read(decide, { body, token: host().admin.token })
  }
  const pass = (ms: number) =>
    (host().api.clock.now = new Date(host().api.clock.now!.getTime() + ms))
  const later = async () => {
    pass(10_001)
    await host().api.runTask('decisions')
  }
  const statusOf = async (id: number) =>
    (await host().api.db.select().from(t.businesses).where(eq(t.businesses.id, id)))[0]!.status
  return { waitingThings, queue, work, looked, say, pass, later, statusOf }
}
