import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBusiness } from '#contract/businesses.ts'
import {
  listSnapshotBusinesses,
  listSnapshotReviews,
  getSnapshotState,
} from '#contract/snapshot.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertBusiness, insertCategory, insertLocation, insertReview } from './setup/builders.ts'

let api: TestApi
let ids: number[]

beforeAll(async () => {
  api = await startApi()
  const { db } = api
  const categoryId = (await insertCategory(db)).id
  const locationId = (await insertLocation(db)).id
  const inPlace = { categoryId, locationId }
  ids = []
  for (let count = 0; count < 5; count += 1) ids.push((await insertBusiness(db, inPlace)).id)
  const hidden = await insertBusiness(db, { ...inPlace, status: 'inactive' })
  await insertLocation(db)
  await insertReview(db, { businessId: ids[0]! })
  await insertReview(db, { businessId: ids[1]! })
  await insertReview(db, { businessId: ids[1]!, status: 'pending' })
  await insertReview(db, { businessId: hidden.id })
})

afterAll(() => api.close())

describe('bulk reading', () => {
  test('goes through all active businesses, page by page', async () => {
    const seen: number[] = []
    let after: number | null = 0
    while (after !== null) {
      const page: { data: { id: number }[]; next: number | null } = await api.read(
        listSnapshotBusinesses,
        {
          query: { after, limit: 2 },
        },
      )
      seen.push(...page.data.map(({ id }) => id))
      after = page.next
    }
    expect(seen).toEqual(ids)
  })

  test('shows a business exactly as its own address does', async () => {
    const { data } = await api.read(listSnapshotBusinesses, { query: { limit: 1 } })
    expect(data[0]).toEqual(
      (await api.read(getBusiness, { params: { idOrSlug: String(ids[0]) } })).data,
    )
  })

  test('has the published reviews of active businesses', async () => {
    const { data, next } = await api.read(listSnapshotReviews)
    expect(data.map(({ businessId }) => businessId)).toEqual([ids[0], ids[1]])
    expect(next).toBeNull()
    expect(
      (await api.read(listSnapshotReviews, { query: { after: data[0]!.id } })).data,
    ).toHaveLength(1)
  })

  test('is never kept by a cache', async () => {
    for (const path of ['/snapshot', '/snapshot/businesses', '/snapshot/reviews'])
      expect((await api.ask(path)).headers.get('Cache-Control')).toContain('no-store')
  })
})

describe('the state to publish', () => {
  test('counts what is public', async () => {
    expect((await api.read(getSnapshotState)).data).toMatchObject({
      businesses: 5,
      categories: 1,
      locations: 1,
      reviews: 2,
    })
  })

  test('has a version that grows with every change, also of what is taken away', async () => {
    const { version } = (await api.read(getSnapshotState)).data
    await api.db.update(businesses).set({ status: 'inactive' }).where(eq(businesses.id, ids[4]!))
    const later = (await api.read(getSnapshotState)).data
    expect(later.version).toBeGreaterThan(version)
    expect(later.businesses).toBe(4)
    expect((await api.read(getSnapshotState)).data).toEqual(later)
  })
})
