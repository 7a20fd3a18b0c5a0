import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAllBusinesses, changeBusinesses } from '#contract/businesses-writing.ts'
import { businesses, dailyCounts, viewCounts } from '#server/db/tables/index.ts'
import { startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertCategory, insertLocation } from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
})
afterAll(() => api.close())

const list = (query: object) => api.read(listAllBusinesses, { query, token })

describe('the list of administrators', () => {
  test('is filtered by what a listing is and by what it lacks', async () => {
    const category = await insertCategory(api.db)
    const town = await insertLocation(api.db)
    const inTown = { locationId: town.id }
    const whole = {
      ...inTown,
      phone: '+919000000001',
      hours: { monday: { open: '09:00', close: '17:00', closed: false } },
      images: ['/uploads/x.jpg'],
      latitude: 24,
      longitude: 84,
    }
    const make = (name: string, values: object) => insertBusiness(api.db, { name, ...values })
    await make('Whole', { ...whole, categoryId: category.id, verified: true })
    await make('No phone', { ...whole, phone: null, featured: true })
    await make('No hours', { ...whole, hours: null, source: 'osm', sourceId: 'n1' })
    await make('No photo', { ...whole, images: [] })
    await make('No point', { ...whole, latitude: null, longitude: null, status: 'pending' })
    const names = async (query: object) =>
      (await list({ ...inTown, ...query })).data.map(({ name }) => name).sort()
    expect(await names({ missing: 'phone' })).toEqual(['No phone'])
    expect(await names({ missing: 'hours' })).toEqual(['No hours'])
    expect(await names({ missing: 'photo' })).toEqual(['No photo'])
    expect(await names({ missing: 'point' })).toEqual(['No point'])
    expect(await names({ status: 'pending' })).toEqual(['No point'])
    expect(await names({ categoryId: category.id })).toEqual(['Whole'])
    expect(await names({ verified: 'true' })).toEqual(['Whole'])
    expect(await names({ featured: 'true' })).toEqual(['No phone'])
    expect(await names({ source: 'osm' })).toEqual(['No hours'])
    expect(await names({ source: 'none', missing: 'hours' })).toEqual([])
    expect(await names({ stale: 'true' })).toEqual([])
    expect((await list(inTown)).sources).toEqual(['osm'])
    const { data, pagination } = await list({
      ...inTown,
      sort: 'name',
      order: 'asc',
      limit: 2,
      page: 2,
    })
    expect(data.map(({ name }) => name)).toEqual(['No photo', 'No point'])
    expect(pagination).toMatchObject({ total: 5, totalPages: 3, hasPrev: true, hasNext: true })
  })

  test('tells how often each was seen and somebody got in touch', async () => {
    const { id, name } = await insertBusiness(api.db, { name: 'Counted Tea Stall' })
    const day = '2026-01-02'
    const what = { noun: 'business' as const, recordId: id, day }
    await api.db.insert(viewCounts).values({ ...what, views: 12 })
    await api.db.insert(dailyCounts).values([
      { ...what, kind: 'call', count: 3 },
      { ...what, kind: 'directions', count: 2 },
      { ...what, kind: 'view', count: 12 },
    ])
    expect((await list({ search: name })).data).toMatchObject([{ id, views: 12, contacts: 5 }])
  })
})

describe('many at once', () => {
  const change = (ids: number[], body: object) =>
    api.read(changeBusinesses, { body: { ids, change: body as never }, token })

  test('each whole or not at all, and what could not be done is listed', async () => {
    const waiting = await insertBusiness(api.db, { status: 'pending' })
    const active = await insertBusiness(api.db)
    const { data } = await change([waiting.id, active.id, 999_999, waiting.id], {
      what: 'status',
      status: 'active',
    })
    expect(data).toEqual({
      done: 1,
      failed: [
        { id: active.id, error: 'This business is already active.' },
        { id: 999_999, error: 'Business not found.' },
      ],
    })
    const { entries, marks } = await readTraces(api, 'businesses', waiting.id)
    expect(entries.map(({ action }) => action)).toEqual(['approve'])
    expect(marks).toEqual(['created'])
    expect((await readTraces(api, 'businesses', active.id)).entries).toEqual([])
  })

  test('category, verified and featured', async () => {
    const category = await insertCategory(api.db)
    const { id } = await insertBusiness(api.db, { verified: false })
    for (const body of [
      { what: 'category', categoryId: category.id },
      { what: 'verified', value: true },
      { what: 'featured', value: true },
    ])
      expect((await change([id], body)).data).toEqual({ done: 1, failed: [] })
    const [row] = await api.db.select().from(businesses).where(eq(businesses.id, id))
    expect(row).toMatchObject({ categoryId: category.id, verified: true, featured: true })
    const closed = await insertCategory(api.db, { status: 'inactive' })
    expect((await change([id], { what: 'category', categoryId: closed.id })).data).toEqual({
      done: 0,
      failed: [{ id, error: 'Choose a category from the list' }],
    })
  })

  test('more than one piece, and no more than 1,000', async () => {
    const shared = {
      categoryId: (await insertCategory(api.db)).id,
      locationId: (await insertLocation(api.db)).id,
    }
    const ids: number[] = []
    for (let at = 0; at < 60; at++) ids.push((await insertBusiness(api.db, shared)).id)
    expect((await change(ids, { what: 'featured', value: true })).data.done).toBe(60)
    expect((await list({ ...shared, featured: 'true' })).pagination.total).toBe(60)
    const tooMany = Array.from({ length: 1001 }, (_, at) => at + 1)
    const body = { ids: tooMany, change: { what: 'featured', value: true } }
    expect(
      await api.fail('/businesses/admin/bulk', bodyRequest('POST', body, token)),
    ).toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})
