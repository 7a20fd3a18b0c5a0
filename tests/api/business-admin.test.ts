import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import {
  changeBusinesses,
  listBulkChanges,
  getBulkChange,
  undoBulkChange,
} from '#contract/business-bulk.ts'
import { listAllBusinesses, listBusinessTowns } from '#contract/businesses-writing.ts'
import {
  bulkChanges,
  businessAmenities,
  businesses,
  dailyCounts,
  publishMarks,
  viewCounts,
} from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertAmenity,
  insertBusiness,
  insertCategory,
  insertLocation,
} from './setup/builders.ts'
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

describe('the search of administrators', () => {
  const idsOf = async (query: object) => (await list(query)).data.map(({ id }) => id)

  test('knows PIN code, source number and id, and words in any order', async () => {
    const { id } = await insertBusiness(api.db, {
      ...{ name: 'Namuna Middle School Belwa', zipCode: '425199', status: 'pending' },
      ...{ source: 'udise', sourceId: '20340112233' },
    })
    for (const search of ['425199', '20340112233', String(id), `BIZ-${id}`, 'belwa namuna'])
      expect(await idsOf({ search })).toContain(id)
  })

  test('forgives a slip when nothing has the words as typed, and says so', async () => {
    const active = await insertBusiness(api.db, { name: 'Upgraded Primary School Tola' })
    const pending = await insertBusiness(api.db, {
      ...{ name: 'Upgraded Primary School Basti', status: 'pending' },
    })
    const found = await list({ search: 'upgarded primry school' })
    expect(found.correctedTo).toBe('upgraded primary school')
    expect(found.data.map(({ id }) => id).sort()).toEqual([active.id, pending.id].sort())
    const exact = await list({ search: 'upgarded primry school', exact: 'true' })
    expect([exact.pagination.total, exact.correctedTo]).toEqual([0, undefined])
    expect((await list({ search: 'qqqzzz school' })).pagination.total).toBe(0)
  })

  test('lists towns by what is typed, with their district and count', async () => {
    const [one, other] = [
      await insertLocation(api.db, { city: 'Ramtola' }),
      await insertLocation(api.db, { city: 'Old Ramtola' }),
    ]
    const categoryId = (await insertCategory(api.db)).id
    for (const locationId of [one.id, one.id, other.id])
      await insertBusiness(api.db, { locationId, categoryId })
    const towns = async (query: object) =>
      (await api.read(listBusinessTowns, { query, token })).data
    const found = await towns({ town: 'ramt', categoryId })
    expect(found).toMatchObject([
      { id: one.id, city: 'Ramtola', count: 2 },
      { id: other.id, city: 'Old Ramtola', count: 1 },
    ])
    expect(found[0]!.district).not.toBe('')
    expect((await towns({ town: 'zzz', locationId: other.id })).map(({ id }) => id)).toEqual([
      other.id,
    ])
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
    expect(data).toMatchObject({
      ...{ state: 'done', done: 1, failedCount: 2 },
      failed: [
        { id: active.id, error: 'This business is already active.' },
        { id: 999_999, name: null, error: 'Business not found.' },
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
      expect((await change([id], body)).data).toMatchObject({ done: 1, failed: [] })
    const [row] = await api.db.select().from(businesses).where(eq(businesses.id, id))
    expect(row).toMatchObject({ categoryId: category.id, verified: true, featured: true })
    const closed = await insertCategory(api.db, { status: 'inactive' })
    expect((await change([id], { what: 'category', categoryId: closed.id })).data).toMatchObject({
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

describe('all that match', () => {
  const changeAll = (filter: object, count: number, change: object) =>
    ({ filter, count, change }) as never
  const run = async (filter: object, count: number, change: object) =>
    (await api.read(changeBusinesses, { body: changeAll(filter, count, change), token })).data
  const undo = async (id: number) =>
    (await api.read(undoBulkChange, { params: { id }, token })).data
  const rowsIn = (locationId: number) =>
    api.db
      .select()
      .from(businesses)
      .where(eq(businesses.locationId, locationId))
      .orderBy(businesses.id)
  const town = async (count: number, values: object = {}) => {
    const place = {
      categoryId: (await insertCategory(api.db)).id,
      locationId: (await insertLocation(api.db)).id,
    }
    for (let at = 0; at < count; at++) await insertBusiness(api.db, { ...place, ...values })
    return place
  }

  test('is not done when the list grew meanwhile; the answer has the new count', async () => {
    const { locationId, categoryId } = await town(3)
    await insertBusiness(api.db, { locationId, categoryId })
    const body = changeAll({ locationId }, 3, { what: 'status', status: 'inactive' })
    const failed = await api.fail('/businesses/admin/bulk', bodyRequest('POST', body, token))
    expect(failed).toMatchObject({ code: 'CHANGED_MEANWHILE', fields: { count: '4' } })
    expect((await rowsIn(locationId)).map(({ status }) => status)).toEqual(Array(4).fill('active'))
  })

  test('needs the count, and either ids or a filter', async () => {
    const change = { what: 'featured', value: true }
    for (const [body, field] of [
      [{ filter: {}, change }, 'count'],
      [{ change }, 'ids'],
      [{ ids: [1], filter: {}, count: 1, change }, 'ids'],
    ] as const)
      expect(
        await api.fail('/businesses/admin/bulk', bodyRequest('POST', body, token)),
      ).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: expect.any(String) as string } })
  })

  test('is one act of the audit log, and so is its undo', async () => {
    const { locationId } = await town(3)
    const { id } = await run({ locationId }, 3, {
      what: 'status',
      status: 'inactive',
      reason: 'Shut',
    })
    const acts = async () =>
      (await api.read(listAudit, { query: { noun: 'businesses', limit: 2 }, token })).data
    expect((await acts())[0]).toMatchObject({
      ...{ action: 'bulk change, deactivate', count: 3 },
      detail: { bulkChange: id, count: 3, filter: { locationId } },
    })
    expect(await undo(id)).toMatchObject({ state: 'undone', undone: 3, kept: 0 })
    expect((await acts())[0]).toMatchObject({ action: 'undo bulk change', count: 3 })
  })

  test('undone, each has its values again, except what was changed since', async () => {
    const { locationId } = await town(3, { status: 'pending' })
    const before = await rowsIn(locationId)
    const { id } = await run({ locationId }, 3, { what: 'status', status: 'active' })
    const [changed] = before
    await api.db
      .update(businesses)
      .set({ status: 'inactive', hiddenReason: 'A complaint' })
      .where(eq(businesses.id, changed!.id))
    expect(await undo(id)).toMatchObject({ undone: 2, kept: 1 })
    const after = await rowsIn(locationId)
    expect(after.map(({ status }) => status)).toEqual(['inactive', 'pending', 'pending'])
    expect(after[1]).toMatchObject({ approvedAt: before[1]!.approvedAt })
    const { marks } = await readTraces(api, 'businesses', before[1]!.id)
    expect(marks).toEqual(['deleted', 'created'])
  })

  test('a category is given back with features and answers', async () => {
    const { locationId, categoryId } = await town(2, { serviceInformation: { beds: 4 } })
    const [first] = await rowsIn(locationId)
    const amenity = await insertAmenity(api.db)
    await api.db.insert(businessAmenities).values({ businessId: first!.id, amenityId: amenity.id })
    const other = await insertCategory(api.db)
    const { id } = await run({ locationId }, 2, { what: 'category', categoryId: other.id })
    expect((await rowsIn(locationId))[0]).toMatchObject({
      ...{ categoryId: other.id, serviceInformation: {} },
    })
    await undo(id)
    expect((await rowsIn(locationId))[0]).toMatchObject({
      ...{ categoryId, serviceInformation: { beds: 4 } },
    })
    const kept = eq(businessAmenities.businessId, first!.id)
    expect(await api.db.$count(businessAmenities, kept)).toBe(1)
  })

  test('a large one goes on in the background, and other work is published before it', async () => {
    const { locationId } = await town(101)
    const { id } = await run({ locationId }, 101, { what: 'featured', value: true })
    await api.runTask('bulk changes')
    const { data } = await api.read(getBulkChange, { params: { id }, token })
    expect(data).toMatchObject({ state: 'done', total: 101, done: 101 })
    const [row] = await rowsIn(locationId)
    const isMark = and(eq(publishMarks.noun, 'businesses'), eq(publishMarks.recordId, row!.id))
    expect(await api.db.select().from(publishMarks).where(isMark)).toMatchObject([{ isBulk: true }])
  })

  test('is listed for seven days, and cannot be undone later', async () => {
    const { locationId } = await town(1)
    const { id } = await run({ locationId }, 1, { what: 'verified', value: true })
    const listed = async () =>
      (await api.read(listBulkChanges, { token })).data.map((one) => one.id)
    expect((await listed())[0]).toBe(id)
    const old = new Date(Date.now() - 8 * DAY_MS)
    await api.db.update(bulkChanges).set({ createdAt: old }).where(eq(bulkChanges.id, id))
    expect(await listed()).not.toContain(id)
    expect(
      await api.fail(`/businesses/admin/bulk/${id}/undo`, bodyRequest('POST', undefined, token)),
    ).toMatchObject({ code: 'NOT_POSSIBLE' })
  })
})
