import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listReviews } from '#contract/reviews.ts'
import { startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
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
  await insertReview(db, { businessId: shop.id, rating: 4, comment: 'Newest', createdAt: new Date('2026-03-01') })
  await insertReview(db, { businessId: shop.id, rating: 4, createdAt: new Date('2026-01-01') })
  await insertReview(db, { businessId: shop.id, rating: 1, status: 'pending' })
  await insertReview(db, { businessId: shop.id, rating: 1, status: 'hidden' })
})

afterAll(() => api.close())

describe('the reviews of a business', () => {
  test('are the published ones, newest first, with their summary', async () => {
    const answer = await api.read(listReviews, { params: { businessId: String(shop.id) } })
    expect(answer.reviews.map(({ rating }) => rating)).toEqual([4, 5, 4])
    expect(answer.reviews[1]).toMatchObject({ title: 'Good', visitDate: '2026-01-31', user: { name: 'Asha' } })
    expect(answer.data).toEqual({
      averageRating: 4.33,
      totalReviews: 3,
      distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: { 5: 1, 4: 2 }[rating] ?? 0 })),
    })
  })

  test('come in pages', async () => {
    const answer = await api.read(listReviews, { params: { businessId: 'a-shop' }, query: { page: 2, limit: 2 } })
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
      expect(await api.fail(`/reviews/business/${name}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})
