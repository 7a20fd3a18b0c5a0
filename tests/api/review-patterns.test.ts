import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getQueueItem } from '#contract/moderation.ts'
import { listAllReviews } from '#contract/reviews-admin.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { NETWORK_RETENTION_DAYS } from '#shared/rules/review-patterns.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, TEST_PASSWORD } from './setup/builders.ts'
import { bodyRequest } from './setup/body-request.ts'

/* What administrators are told of reviews that come from one network: figures, no verdict. */

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
})
afterAll(() => api.close())

/** A review by somebody new, sent from an address. Returns its id. */
async function write(businessId: number, from: string, daysAgo = 0): Promise<number> {
  const writer = await insertAccount(api.db)
  const body = { businessId, rating: 5, comment: 'The best' }
  const answer = await api.ask('/reviews', { ...bodyRequest('POST', body, writer.token), from })
  const { data } = (await answer.json()) as { data: { id: number } }
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS)
  await api.db.update(t.reviews).set({ createdAt }).where(eq(t.reviews.id, data.id))
  return data.id
}

async function networkOf(id: number) {
  const { data } = await api.read(listAllReviews, { query: { limit: 1000 }, token })
  return data.reviews.find((one) => one.id === id)?.network
}

const hintsOf = async (id: number) =>
  (await api.read(getQueueItem, { params: { kind: 'review', id }, token })).data.hints.filter(
    ({ hint }) => ['day', 'network', 'owner'].includes(hint),
  )

test('reviews of one listing from one network within three days are counted', async () => {
  const { id } = await insertBusiness(api.db)
  const other = await insertBusiness(api.db)
  const first = await write(id, '192.0.2.1', 2)
  const second = await write(id, '192.0.2.77', 1)
  const third = await write(id, '192.0.2.200')
  const old = await write(id, '192.0.2.3', 30)
  const elsewhere = await write(other.id, '192.0.2.4')
  const foreign = await write(id, '198.51.100.4')
  for (const one of [first, second, third])
    expect(await networkOf(one)).toEqual({ reviews: 3, isOwners: false })
  for (const one of [old, elsewhere, foreign])
    expect(await networkOf(one)).toEqual({ reviews: 1, isOwners: false })
  expect(await hintsOf(third)).toEqual([{ hint: 'network', detail: '3', detailHindi: null }])
  expect(await hintsOf(foreign)).toEqual([])
})

test('addresses of one IPv6 site are one network', async () => {
  const { id } = await insertBusiness(api.db)
  const ids = [
    await write(id, '2001:db8:5:1::1'),
    await write(id, '2001:db8:5:2::1'),
    await write(id, '2001:db8:6::1'),
  ]
  const found = await Promise.all(ids.map(networkOf))
  expect(found.map((one) => one?.reviews)).toEqual([2, 2, 1])
})

test('a review from where the owner signs in is told; another is not', async () => {
  const owner = await insertAccount(api.db, { role: 'owner' })
  const { id } = await insertBusiness(api.db, { ownerId: owner.id })
  const signIn = bodyRequest('POST', { email: owner.email, password: TEST_PASSWORD })
  expect((await api.ask('/auth/login', { ...signIn, from: '203.0.113.9' })).status).toBe(200)
  const near = await write(id, '203.0.113.250')
  const far = await write(id, '203.0.114.9')
  expect(await networkOf(near)).toEqual({ reviews: 1, isOwners: true })
  expect(await networkOf(far)).toEqual({ reviews: 1, isOwners: false })
  expect(await hintsOf(near)).toEqual([{ hint: 'owner', detail: '', detailHindi: null }])
})

test('many on one day are told, from wherever they come', async () => {
  const { id } = await insertBusiness(api.db)
  const ids: number[] = []
  for (let n = 0; n < 5; n++) ids.push(await write(id, `10.${n}.0.1`))
  expect(await hintsOf(ids[0]!)).toEqual([{ hint: 'day', detail: '5', detailHindi: null }])
})

test('a network is kept as a keyed hash, and for 90 days', async () => {
  const { id } = await insertBusiness(api.db)
  const review = await write(id, '192.0.2.8')
  const kept = eq(t.reviewNetworks.reviewId, review)
  const [row] = await api.db.select().from(t.reviewNetworks).where(kept)
  expect(row!.networkHash).toMatch(/^[\w-]{43}$/)
  api.clock.now = new Date(Date.now() + (NETWORK_RETENTION_DAYS - 1) * DAY_MS)
  await api.runTask('forget networks of reviews')
  expect(await api.db.$count(t.reviewNetworks, kept)).toBe(1)
  api.clock.now = new Date(Date.now() + (NETWORK_RETENTION_DAYS + 1) * DAY_MS)
  await api.runTask('forget networks of reviews')
  api.clock.now = null
  expect(await api.db.$count(t.reviewNetworks, kept)).toBe(0)
  expect(await networkOf(review)).toBeNull()
})

test('nothing of it reaches whoever wrote the review, nor the public', async () => {
  const { id } = await insertBusiness(api.db)
  const review = await write(id, '192.0.2.9')
  await api.db.update(t.reviews).set({ status: 'active' }).where(eq(t.reviews.id, review))
  const answer = await (await api.ask(`/reviews/business/${id}`)).text()
  expect(answer).toContain('The best')
  expect(answer).not.toMatch(/network/i)
})
