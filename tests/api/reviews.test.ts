import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findOwnReview,
  listOwnReviews,
  listReviews,
  submitReview,
  removeHelpfulVote,
  voteHelpful,
} from '#contract/reviews.ts'
import { auditEntries, publishMarks, reviews } from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { MAX_COUNT_AGE_MINUTES } from '#server/kit/publish-marks/mark.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertReview } from './setup/builders.ts'

let api: TestApi
let shop: Awaited<ReturnType<typeof insertBusiness>>

beforeAll(async () => {
  api = await startApi()
  const { db } = api
  shop = await insertBusiness(db, { slug: 'a-shop' })
  const asha = await insertAccount(db, { name: 'Asha' })
  await insertReview(db, {
    businessId: shop.id,
    accountId: asha.id,
    rating: 5,
    title: 'Good',
    visitDate: '2026-01-31',
    createdAt: new Date('2026-02-01'),
  })
  await insertReview(db, {
    businessId: shop.id,
    rating: 4,
    comment: 'Newest',
    createdAt: new Date('2026-03-01'),
  })
  await insertReview(db, { businessId: shop.id, rating: 4, createdAt: new Date('2026-01-01') })
  await insertReview(db, { businessId: shop.id, rating: 1, status: 'pending' })
  await insertReview(db, { businessId: shop.id, rating: 1, status: 'hidden' })
})

afterAll(() => api.close())

test('an account lists its own reviews, published or not, newest first', async () => {
  const { db } = api
  const writer = await insertAccount(db, { name: 'Writer' })
  const hidden = await insertBusiness(db, { name: 'Hidden shop', status: 'inactive' })
  const first = { accountId: writer.id, createdAt: new Date('2026-04-01') }
  await insertReview(db, { ...first, businessId: shop.id, rating: 3 })
  const second = { accountId: writer.id, createdAt: new Date('2026-04-02') }
  await insertReview(db, { ...second, businessId: hidden.id, rating: 2, status: 'pending' })
  const { token } = writer
  const { data, pagination } = await api.read(listOwnReviews, { token })
  expect(data).toMatchObject([
    { rating: 2, status: 'pending', business: { name: 'Hidden shop', slug: null } },
    { rating: 3, status: 'active', business: { id: shop.id, slug: 'a-shop' } },
  ])
  expect(pagination.total).toBe(2)
  const page = await api.read(listOwnReviews, { token, query: { page: 2, limit: 1 } })
  expect(page.data.map(({ rating }) => rating)).toEqual([3])
  await db.delete(reviews).where(eq(reviews.accountId, writer.id))
})

describe('the reviews of a business', () => {
  test('are the published ones, newest first, with their summary', async () => {
    const answer = await api.read(listReviews, { params: { businessId: String(shop.id) } })
    expect(answer.reviews.map(({ rating }) => rating)).toEqual([4, 5, 4])
    expect(answer.reviews[1]).toMatchObject({
      title: 'Good',
      visitDate: '2026-01-31',
      user: { name: 'Asha' },
    })
    expect(answer.data).toEqual({
      averageRating: 4.33,
      totalReviews: 3,
      distribution: [5, 4, 3, 2, 1].map((rating) => ({
        rating,
        count: { 5: 1, 4: 2 }[rating] ?? 0,
      })),
    })
  })

  test('come in pages', async () => {
    const answer = await api.read(listReviews, {
      params: { businessId: 'a-shop' },
      query: { page: 2, limit: 2 },
    })
    expect(answer.reviews.map(({ createdAt }) => createdAt)).toEqual(['2026-01-01T00:00:00.000Z'])
    expect(answer.data.totalReviews).toBe(3)
    expect(answer.pagination).toMatchObject({ page: 2, total: 3, totalPages: 2, hasNext: false })
  })

  test('are found by businessId too', async () => {
    const answer = await api.read(listReviews, { params: { businessId: `BIZ-${shop.id}` } })
    expect(answer.reviews).toHaveLength(3)
  })

  test('of a business without any are an empty list without an average', async () => {
    const quiet = await insertBusiness(api.db)
    const answer = await api.read(listReviews, { params: { businessId: quiet.slug } })
    expect(answer).toMatchObject({ reviews: [], data: { averageRating: null, totalReviews: 0 } })
  })

  test('of an unknown or hidden business are not found', async () => {
    const pending = await insertBusiness(api.db, { status: 'pending' })
    for (const name of ['nowhere', '0', String(pending.id), pending.slug])
      expect(await api.fail(`/reviews/business/${name}`)).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
  })
})

const send = (token: string, body: unknown, from?: string) => ({
  ...jsonRequest(body, { Authorization: `Bearer ${token}` }),
  ...(from ? { from } : {}),
})

describe('writing a review', () => {
  test('leaves it pending, with an audit entry and nothing to publish', async () => {
    const { db } = api
    const { id: businessId } = await insertBusiness(db)
    const person = await insertAccount(db, { name: 'Meena' })
    const marks = await db.$count(publishMarks)
    const body = {
      businessId,
      rating: 4,
      title: '',
      comment: '  Cafe\u0301, ज़रूर जाएँ \r\n',
      visitDate: '',
    }
    const { data } = await api.read(submitReview, { body, token: person.token })
    expect(data).toMatchObject({
      businessId,
      rating: 4,
      title: null,
      comment: 'Caf\u00e9, ज़रूर जाएँ'.normalize('NFC'),
      visitDate: null,
      status: 'pending',
      verified: false,
      user: { name: 'Meena' },
    })
    const listed = await api.read(listReviews, { params: { businessId: String(businessId) } })
    expect(listed).toMatchObject({ reviews: [], data: { totalReviews: 0 } })
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.recordId, data.id))
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'create', noun: 'reviews', accountId: person.id }),
    )
    expect(await db.$count(publishMarks)).toBe(marks)
  })

  test('is for those who are signed in', async () => {
    const body = { businessId: shop.id, rating: 5, comment: 'Good' }
    expect(await api.fail('/reviews', jsonRequest(body))).toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
    expect(await api.fail('/reviews', send('no.such.token', body))).toMatchObject({ status: 401 })
  })

  test('waits while the settings allow none', async () => {
    const { token } = await insertAccount(api.db)
    const { id: businessId } = await insertBusiness(api.db)
    const job = { kind: 'job', name: 'test' } as const
    await saveSettings({ db: api.db, actor: job }, { allowReviews: false })
    const review = jsonRequest(
      { businessId, rating: 5, comment: 'Good' },
      { Authorization: `Bearer ${token}` },
    )
    expect(await api.fail('/reviews', review)).toMatchObject({
      status: 403,
      error: 'New reviews are turned off.',
    })
    await saveSettings({ db: api.db, actor: job }, { allowReviews: true })
  })

  test('happens once per business and account, also at the same moment', async () => {
    const { id: businessId } = await insertBusiness(api.db)
    const { token, id } = await insertAccount(api.db)
    const tries = await Promise.all(
      [1, 2, 3].map((rating) =>
        api.ask('/reviews', send(token, { businessId, rating, comment: 'Good' })),
      ),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await api.db.$count(reviews, eq(reviews.accountId, id))).toBe(1)
    expect(
      await api.fail('/reviews', send(token, { businessId, rating: 5, comment: 'Again' })),
    ).toMatchObject({
      status: 409,
      code: 'ALREADY_REVIEWED',
      error:
        'You have already reviewed this business. You can only submit one review per business.',
    })
  })

  test('is not for the owner, nor about what is not there', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const own = await insertBusiness(api.db, { ownerId: owner.id })
    const closed = await insertBusiness(api.db, { status: 'inactive' })
    const write = (businessId: number) =>
      api.fail('/reviews', send(owner.token, { businessId, rating: 5, comment: 'Best of all' }))
    expect(await write(own.id)).toMatchObject({
      status: 403,
      error: 'You cannot review your own business.',
    })
    expect(await write(closed.id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    // The form says by this field that the business is gone, and not the endpoint.
    expect(await write(2_000_000_000)).toMatchObject({
      status: 404,
      fields: { businessId: 'Business not found.' },
    })
  })

  test.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: '5' }, 'rating'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ comment: '' }, 'comment'],
    [{ comment: ' \n\u200b ' }, 'comment'],
    [{ comment: 'x'.repeat(1001) }, 'comment'],
    [{ comment: undefined }, 'comment'],
    [{ visitDate: '2026-13-01' }, 'visitDate'],
    [{ visitDate: 'yesterday' }, 'visitDate'],
    [{ visitDate: '9999-01-01' }, 'visitDate'],
    [{ businessId: -1 }, 'businessId'],
  ])('refuses %o', async (wrong, field) => {
    const { token } = await insertAccount(api.db)
    const answer = await api.fail(
      '/reviews',
      send(token, { businessId: shop.id, rating: 5, comment: 'Good', ...wrong }),
    )
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(Object.keys(answer.fields ?? {})).toEqual([field])
  })

  test('takes texts of the full length, and a visit today by the calendar of Kolkata', async () => {
    const { token } = await insertAccount(api.db)
    const full = {
      businessId: shop.id,
      rating: 1,
      title: 'ज'.repeat(100),
      comment: '🙂'.repeat(500),
    }
    api.clock.now = new Date('2026-11-21T19:00:00Z')
    try {
      const tomorrow = send(token, { ...full, visitDate: '2026-11-23' })
      expect(await api.fail('/reviews', tomorrow)).toMatchObject({ status: 400 })
      const { data } = await api.read(submitReview, {
        body: { ...full, visitDate: '2026-11-22' },
        token,
      })
      expect(data).toMatchObject({
        visitDate: '2026-11-22',
        title: full.title,
        comment: full.comment,
      })
    } finally {
      api.clock.now = null
    }
  })

  test('is limited for an account and for an address', async () => {
    const { token } = await insertAccount(api.db)
    const body = { businessId: 2_000_000_000, rating: 5, comment: 'Good' }
    for (let n = 0; n < 10; n++)
      expect((await api.ask('/reviews', send(token, body, '198.51.100.1'))).status).toBe(404)
    const refused = await api.ask('/reviews', send(token, body, '198.51.100.1'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      const { token: other } = await insertAccount(api.db)
      for (let m = 0; m < 9; m++)
        statuses.push((await api.ask('/reviews', send(other, body, '198.51.100.1'))).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })
})

describe("one's own review", () => {
  test('is read with its status, by its writer alone', async () => {
    const { id: businessId } = await insertBusiness(api.db)
    const writer = await insertAccount(api.db)
    const other = await insertAccount(api.db)
    const params = { businessId: String(businessId) }
    expect((await api.read(findOwnReview, { params, token: writer.token })).data).toEqual({
      review: null,
      helpful: [],
    })
    await api.read(submitReview, {
      body: { businessId, rating: 3, comment: 'Fair' },
      token: writer.token,
    })
    const { data } = await api.read(findOwnReview, { params, token: writer.token })
    expect(data.review).toMatchObject({ comment: 'Fair', status: 'pending' })
    expect((await api.read(findOwnReview, { params, token: other.token })).data.review).toBeNull()
    expect(await api.fail(`/reviews/business/${businessId}/mine`)).toMatchObject({ status: 401 })
    const unknown = { headers: { Authorization: `Bearer ${other.token}` } }
    expect(await api.fail('/reviews/business/nowhere/mine', unknown)).toMatchObject({ status: 404 })
  })
})

describe('finding a review helpful', () => {
  test('counts once per account, can be taken back, and is published', async () => {
    const { id: businessId } = await insertBusiness(api.db)
    const review = await insertReview(api.db, { businessId })
    const [one, two] = [await insertAccount(api.db), await insertAccount(api.db)]
    const params = { id: String(review.id) }
    const ask = async (endpoint: typeof voteHelpful | typeof removeHelpfulVote, token: string) =>
      (await api.read(endpoint as typeof voteHelpful, { params, token })).data
    expect(await ask(voteHelpful, one.token)).toEqual({ helpful: 1, voted: true })
    expect(await ask(voteHelpful, one.token)).toEqual({ helpful: 1, voted: true })
    expect(await ask(voteHelpful, two.token)).toEqual({ helpful: 2, voted: true })
    const mine = await api.read(findOwnReview, {
      params: { businessId: String(businessId) },
      token: one.token,
    })
    expect(mine.data.helpful).toEqual([review.id])
    const listed = await api.read(listReviews, { params: { businessId: String(businessId) } })
    expect(listed.reviews[0]?.helpful).toBe(2)
    expect(await ask(removeHelpfulVote, one.token)).toEqual({ helpful: 1, voted: false })
    expect(await ask(removeHelpfulVote, one.token)).toEqual({ helpful: 1, voted: false })
    const marks = await api.db
      .select()
      .from(publishMarks)
      .where(eq(publishMarks.recordId, review.id))
    const own = marks.filter(({ noun }) => noun === 'reviews')
    expect(own).toHaveLength(3)
    // No publication for each of them: they wait for others.
    for (const { at, dueAt } of own)
      expect(dueAt.getTime() - at.getTime()).toBe(MAX_COUNT_AGE_MINUTES * MINUTE_MS)
  })

  test('is not for visitors, for the writer, nor for what is not published', async () => {
    const writer = await insertAccount(api.db)
    const review = await insertReview(api.db, { businessId: shop.id, accountId: writer.id })
    const pending = await insertReview(api.db, { businessId: shop.id, status: 'pending' })
    const vote = (id: number, headers = {}) =>
      api.fail(`/reviews/${id}/helpful`, { method: 'POST', headers })
    const asWriter = { Authorization: `Bearer ${writer.token}` }
    expect(await vote(review.id)).toMatchObject({ status: 401 })
    expect(await vote(review.id, asWriter)).toMatchObject({ status: 403 })
    expect(await vote(pending.id, asWriter)).toMatchObject({ status: 404 })
    expect(await vote(2_000_000_000, asWriter)).toMatchObject({ status: 404 })
  })
})
