import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAllReviews, moderateReviews } from '#contract/reviews-admin.ts'
import { reports, reviews } from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertReview } from './setup/builders.ts'
import { readTraces } from './setup/body-request.ts'

let api: TestApi
let token: string
let shop: Awaited<ReturnType<typeof insertBusiness>>

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
  shop = await insertBusiness(api.db, { name: 'Namuna Stores' })
})
afterAll(() => api.close())

const list = async (query: object = {}) => (await api.read(listAllReviews, { query, token })).data
const write = (values: object = {}) => insertReview(api.db, { businessId: shop.id, ...values })

describe('the reviews of administrators', () => {
  test('reported ones come first with their reasons, then the newest', async () => {
    await api.db.delete(reviews)
    const old = await write({ createdAt: new Date('2026-01-01'), comment: 'Old' })
    await write({ createdAt: new Date('2026-03-01'), status: 'pending', comment: 'New' })
    await write({ createdAt: new Date('2026-02-01'), status: 'hidden', comment: 'Between' })
    for (const reason of ['offensive', 'wrong', 'wrong'] as const)
      await api.db.insert(reports).values({ noun: 'review', recordId: old.id, reason })
    const ended = { status: 'closed', outcome: 'kept', closedAt: new Date() } as const
    const closed = { noun: 'review', reason: 'fraud', ...ended } as const
    await api.db.insert(reports).values({ ...closed, recordId: old.id })
    const { reviews: found, pagination } = await list()
    expect(found.map(({ comment }) => comment)).toEqual(['Old', 'New', 'Between'])
    expect(found[0]).toMatchObject({
      reports: 3,
      reasons: ['offensive', 'wrong'],
      business: { name: 'Namuna Stores' },
    })
    expect(found[1]).toMatchObject({ reports: 0, reasons: [] })
    expect(pagination).toEqual({
      ...{ totalReviews: 3, currentPage: 1, totalPages: 1, hasPrev: false, hasNext: false },
    })
    const waiting = await list({ status: 'pending' })
    expect(waiting.reviews.map(({ comment }) => comment)).toEqual(['New'])
    const second = await list({ limit: 2, page: 2 })
    expect(second.reviews.map(({ comment }) => comment)).toEqual(['Between'])
    expect(second.pagination).toMatchObject({ totalPages: 2, hasPrev: true, hasNext: false })
  })

  test('those of one business or one person on one day in India are counted', async () => {
    await api.db.delete(reviews)
    const writer = await insertAccount(api.db)
    const at = (time: string) => ({ createdAt: new Date(time) })
    // Half past midnight in India is the evening before in London.
    await write({ ...at('2026-05-01T19:00:00Z'), accountId: writer.id, comment: 'Asked' })
    await write(at('2026-05-02T10:00:00Z'))
    await write(at('2026-05-01T18:00:00Z'))
    const other = await insertBusiness(api.db)
    const elsewhere = { ...at('2026-05-02T11:00:00Z'), accountId: writer.id, comment: 'Elsewhere' }
    await insertReview(api.db, { businessId: other.id, ...elsewhere })
    const { reviews: found } = await list()
    const daysOf = (said: string) => found.find(({ comment }) => comment === said)?.sameDay
    expect(daysOf('Asked')).toEqual({ ofBusiness: 2, ofWriter: 2 })
    expect(daysOf('Elsewhere')).toEqual({ ofBusiness: 1, ofWriter: 2 })
  })

  test('many are decided at once; one that is gone leaves the others', async () => {
    await api.db.delete(reviews)
    const [one, two] = [await write({ status: 'pending' }), await write({ status: 'pending' })]
    const gone = 2_000_000
    const { data } = await api.read(moderateReviews, {
      body: { ids: [one.id, gone, two.id, one.id], status: 'active' },
      token,
    })
    expect(data).toEqual({ done: 2, failed: [{ id: gone, error: 'Review not found.' }] })
    expect((await list()).reviews.map(({ status }) => status)).toEqual(['active', 'active'])
    const { entries, marks } = await readTraces(api, 'reviews', two.id)
    expect(entries[0]).toMatchObject({ action: 'approve' })
    expect(marks).toHaveLength(1)
  })
})
