import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import {
  listAllCategories,
  listCategories,
  mergeCategories,
  reorderCategories,
} from '#contract/categories.ts'
import { listAllLocations, mergeLocations } from '#contract/locations.ts'
import { listServiceFields } from '#contract/service-fields.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { findPage } from '#server/publishing/slug-history/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import * as make from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

let api: TestApi
let token: string
let adminId: number

beforeAll(async () => {
  api = await startApi()
  const admin = await make.insertAccount(api.db, { role: 'admin' })
  token = admin.token
  adminId = admin.id
})

afterAll(() => api.close())

const refused = (path: string, body: unknown) => api.fail(path, bodyRequest('POST', body, token))
const businessOf = async (id: number) =>
  (await api.db.select().from(t.businesses).where(eq(t.businesses.id, id)))[0]!

describe('two categories become one', () => {
  test('with their businesses, posts, features and questions, and the page leads on', async () => {
    const from = await make.insertCategory(api.db, { name: 'Chemists', keywords: ['dawai'] })
    const into = await make.insertCategory(api.db, { name: 'Medical Shops' })
    const of = { from: { categoryId: from.id }, into: { categoryId: into.id } }
    const [sameFrom, sameInto] = [
      await make.insertAmenity(api.db, { ...of.from, name: 'Home delivery' }),
      await make.insertAmenity(api.db, { ...of.into, name: 'home Delivery', status: 'inactive' }),
    ]
    const own = await make.insertAmenity(api.db, { ...of.from, name: 'Night counter' })
    await make.insertServiceField(api.db, {
      ...{ ...of.from, fieldName: 'stock', fieldType: 'select', isRequired: true },
      fieldOptions: { options: ['Ayurveda', 'Generic'] },
    })
    await make.insertServiceField(api.db, {
      ...{ ...of.into, fieldName: 'stock', fieldType: 'select', isRequired: true },
      fieldOptions: { options: ['Generic', 'Branded'] },
    })
    await make.insertServiceField(api.db, { ...of.from, fieldName: 'size', fieldType: 'number' })
    await make.insertServiceField(api.db, { ...of.into, fieldName: 'size', fieldType: 'text' })
    await make.insertServiceField(api.db, { ...of.from, fieldName: 'only', isRequired: true })
    const business = await make.insertBusiness(api.db, {
      ...of.from,
      name: 'Birsa Medicals',
      serviceInformation: { stock: 'Ayurveda', size: 12, only: 'yes' },
    })
    for (const amenityId of [sameFrom.id, own.id])
      await api.db.insert(t.businessAmenities).values({ businessId: business.id, amenityId })
    const post = await make.insertPost(api.db, of.from)
    await api.db.insert(t.businessChanges).values({
      ...{ businessId: business.id, accountId: adminId },
      proposed: { categoryId: from.id, selectedFeatures: [sameFrom.id, own.id] },
    })

    const { data } = await api.read(mergeCategories, {
      ...{ params: { id: from.id }, body: { into: into.id }, token },
    })
    expect(data).toEqual({ id: from.id, into: into.id, listings: 1 })

    const moved = await businessOf(business.id)
    expect(moved.categoryId).toBe(into.id)
    expect(moved.serviceInformation).toEqual({ stock: 'Ayurveda', size_2: 12, only: 'yes' })
    const has = await api.db
      .select()
      .from(t.businessAmenities)
      .where(eq(t.businessAmenities.businessId, business.id))
    expect(has.map(({ amenityId }) => amenityId).sort()).toEqual([sameInto.id, own.id].sort())
    const features = await api.db
      .select()
      .from(t.amenities)
      .where(eq(t.amenities.categoryId, into.id))
    expect(features.map(({ name, status }) => `${name} ${status}`).sort()).toEqual([
      'Night counter active',
      'home Delivery active',
    ])
    const fields = await api.read(listServiceFields, { params: of.into })
    expect(Object.fromEntries(fields.data.map((one) => [one.fieldName, one]))).toMatchObject({
      stock: { isRequired: true, fieldOptions: { options: ['Generic', 'Branded', 'Ayurveda'] } },
      size: { fieldType: 'text' },
      size_2: { fieldType: 'number' },
      only: { isRequired: false },
    })
    const [held] = await api.db.select().from(t.businessChanges)
    expect(held!.proposed.categoryId).toBe(into.id)
    expect(held!.proposed.selectedFeatures?.sort()).toEqual([sameInto.id, own.id].sort())
    const [moving] = await api.db.select().from(t.blogPosts).where(eq(t.blogPosts.id, post.id))
    expect(moving!.categoryId).toBe(into.id)

    expect(await findPage(api.db, 'categories', { slug: from.slug })).toEqual({ slug: into.slug })
    // Lists are found by the former slug and the former words.
    for (const query of [{ category: from.slug }, { search: 'chemists' }, { search: 'dawai' }]) {
      const found = await api.read(listBusinesses, { query })
      expect(found.data.map(({ id }) => id)).toEqual([business.id])
    }
    expect((await readTraces(api, 'categories', from.id)).entries).toMatchObject([
      { action: 'merge', detail: { name: 'Chemists', into: into.id, listings: 1 } },
    ])
    expect((await readTraces(api, 'categories', from.id)).marks).toEqual(['deleted'])
    expect((await readTraces(api, 'categories', into.id)).marks).toEqual(['updated'])
  })

  test('not one with itself, nor one that is shown into one that is not', async () => {
    const from = await make.insertCategory(api.db)
    const hidden = await make.insertCategory(api.db, { status: 'inactive' })
    await make.insertBusiness(api.db, { categoryId: from.id, status: 'active' })
    const place = `/categories/${from.id}/merge`
    expect(await refused(place, { into: from.id })).toMatchObject({ code: 'NOT_POSSIBLE' })
    expect(await refused(place, { into: hidden.id })).toMatchObject({ code: 'NOT_POSSIBLE' })
    expect(await refused(place, { into: 999_999 })).toMatchObject({ status: 404 })
    expect((await readTraces(api, 'categories', from.id)).entries).toEqual([])
  })

  test('only by somebody who has shown lately that it is them', async () => {
    const { id, token: old } = await make.insertAccount(api.db, { role: 'admin' })
    await api.db
      .update(t.sessions)
      .set({ confirmedAt: new Date(Date.now() - DAY_MS) })
      .where(eq(t.sessions.accountId, id))
    const [one, other] = [await make.insertCategory(api.db), await make.insertCategory(api.db)]
    const call = bodyRequest('POST', { into: other.id }, old)
    expect(await api.fail(`/categories/${one.id}/merge`, call)).toMatchObject({
      code: 'CONFIRM_NEEDED',
    })
    const [a, b] = [await make.insertLocation(api.db), await make.insertLocation(api.db)]
    expect(
      await api.fail(`/locations/${a.id}/merge`, bodyRequest('POST', { into: b.id }, old)),
    ).toMatchObject({ code: 'CONFIRM_NEEDED' })
  })
})

describe('the categories of administrators', () => {
  test('tell what belongs to each, and are put into an order', async () => {
    const { id } = await make.insertCategory(api.db, { status: 'inactive', keywords: ['x'] })
    await make.insertBusiness(api.db, { categoryId: id, status: 'pending' })
    await make.insertAmenity(api.db, { categoryId: id })
    const { data } = await api.read(listAllCategories, { token })
    expect(data.find((one) => one.id === id)).toMatchObject({
      ...{ listings: 1, businessCount: 0, posts: 0, features: 1, fields: 0, keywords: ['x'] },
    })
    const ids = data.map((one) => one.id).reverse()
    await api.read(reorderCategories, { body: { ids }, token })
    const listed = await api.read(listCategories, { query: { status: 'all' }, token })
    expect(listed.data.map((one) => one.id)).toEqual(ids)
    expect(await refused('/categories/order', { ids: ids.slice(1) })).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    })
    expect(await refused('/categories/order', { ids: [...ids, ids[0]] })).toMatchObject({
      status: 400,
    })
  })
})

describe('two towns become one', () => {
  test('with their businesses and ads; names, point and page are kept', async () => {
    const from = await make.insertLocation(api.db, {
      ...{ city: 'Navapur Old', pincode: '425001', latitude: 24.04, longitude: 84.07 },
      aliases: ['DTO'],
    })
    const into = await make.insertLocation(api.db, { city: 'Nayanagar' })
    const business = await make.insertBusiness(api.db, { locationId: from.id, status: 'active' })
    const ad = await make.insertAd(api.db, { locationId: from.id, city: 'navapur old' })
    const { data } = await api.read(mergeLocations, {
      ...{ params: { id: from.id }, body: { into: into.id }, token },
    })
    expect(data).toEqual({ id: from.id, into: into.id, listings: 1 })
    expect((await businessOf(business.id)).locationId).toBe(into.id)
    const [moved] = await api.db.select().from(t.classifieds).where(eq(t.classifieds.id, ad.id))
    expect(moved).toMatchObject({ locationId: into.id, city: 'Nayanagar' })
    const list = await api.read(listAllLocations, { query: { search: 'navapur old' }, token })
    expect(list.data).toMatchObject([
      {
        ...{ id: into.id, city: 'Nayanagar', pincode: '425001', latitude: 24.04 },
        ...{ listings: 1, businessCount: 1, ads: 1, aliases: ['Navapur Old', 'DTO'] },
      },
    ])
    expect(await findPage(api.db, 'locations', { slug: from.slug })).toEqual({ slug: into.slug })
    expect((await readTraces(api, 'locations', from.id)).entries).toMatchObject([
      { action: 'merge' },
    ])
  })

  test('not into one that is not shown while businesses are', async () => {
    const from = await make.insertLocation(api.db)
    const hidden = await make.insertLocation(api.db, { status: 'inactive' })
    await make.insertBusiness(api.db, { locationId: from.id, status: 'active' })
    expect(await refused(`/locations/${from.id}/merge`, { into: hidden.id })).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
  })
})

describe('the towns of administrators', () => {
  test('are found, narrowed, sorted and counted', async () => {
    await make.insertLocation(api.db, { city: 'Zaraikela', status: 'inactive', pincode: '831001' })
    const list = (query: object) => api.read(listAllLocations, { query, token })
    const whole = await list({ limit: '1' })
    expect(whole.data).toHaveLength(1)
    expect(whole.counts.total).toBe(whole.pagination.total)
    expect(whole.counts.active + whole.counts.inactive).toBe(whole.counts.total)
    expect(whole.counts.states).toBeGreaterThan(0)
    expect((await list({ search: '8310' })).data).toMatchObject([{ city: 'Zaraikela' }])
    const hidden = await list({ status: 'inactive' })
    expect(hidden.data.every(({ status }) => status === 'inactive')).toBe(true)
    const cities = (await list({ sort: 'city', order: 'desc' })).data.map(({ city }) => city)
    expect(cities[0]).toBe('Zaraikela')
    const counts = (await list({ sort: 'businesses', order: 'desc' })).data.map(
      ({ businessCount }) => businessCount,
    )
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })
})
