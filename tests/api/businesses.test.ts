import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getBusiness, listBusinesses, listBusinessPoints } from '#contract/businesses.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { businessAmenities, businesses } from '#server/db/tables/index.ts'
import { distanceKm } from '#shared/rules/geo.ts'
import { startApi } from './setup/api.ts'
import type { TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertAmenity,
  insertBusiness,
  insertCategory,
  insertLocation,
  insertReview,
} from './setup/builders.ts'

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const everyDay = (open: string, close: string) =>
  Object.fromEntries(WEEK.map((day) => [day, { open, close, closed: false }]))

/** The fort of Palamu, and a town 30 km off. */
const FORT = { lat: 23.94, lng: 84.18 }
const TOWN = { latitude: 24.03, longitude: 84.07 }
const MIDDLE_OF_TOWN = { latitude: 24.0425, longitude: 84.0725 }

let api: TestApi
let banks: Awaited<ReturnType<typeof insertCategory>>
let shops: typeof banks
let daltonganj: Awaited<ReturnType<typeof insertLocation>>
let japla: typeof daltonganj
let ranchi: typeof daltonganj
let sbi: Awaited<ReturnType<typeof insertBusiness>>

beforeAll(async () => {
  api = await startApi()
  const { db } = api
  banks = await insertCategory(db, { name: 'Banks', slug: 'banks', icon: '🏦' })
  shops = await insertCategory(db, { name: 'Shops', slug: 'shops' })
  daltonganj = await insertLocation(db, {
    ...{ city: 'Daltonganj', slug: 'daltonganj', nameHi: 'डाल्टनगंज' },
    ...MIDDLE_OF_TOWN,
  })
  japla = await insertLocation(db, { city: 'Japla', slug: 'japla' })
  ranchi = await insertLocation(db, { city: 'Ranchi', slug: 'ranchi', district: 'Ranchi' })
  sbi = await insertBusiness(db, {
    name: 'State Bank of India',
    slug: 'state-bank-of-india-daltonganj',
    categoryId: banks.id,
    locationId: daltonganj.id,
    verified: true,
    phone: '+919006618191',
    hours: everyDay('10:00', '16:00'),
    createdAt: new Date('2026-01-01'),
    ...TOWN,
  })
  await insertBusiness(db, {
    name: 'canara bank',
    slug: 'canara-bank-japla',
    categoryId: banks.id,
    locationId: japla.id,
    createdAt: new Date('2026-03-01'),
    latitude: 24.55,
    longitude: 84.0,
  })
  const pharmacy = await insertBusiness(db, {
    name: 'Asha Medical',
    slug: 'asha-medical',
    categoryId: shops.id,
    locationId: daltonganj.id,
    featured: true,
    hours: everyDay('20:00', '02:00'),
    createdAt: new Date('2026-02-01'),
  })
  await insertBusiness(db, {
    name: 'Ranchi Sweets',
    slug: 'ranchi-sweets',
    categoryId: shops.id,
    locationId: ranchi.id,
  })
  await insertBusiness(db, {
    name: 'Not Yet',
    status: 'pending',
    categoryId: banks.id,
    locationId: daltonganj.id,
  })
  await insertBusiness(db, {
    name: 'No More',
    status: 'inactive',
    categoryId: banks.id,
    locationId: daltonganj.id,
  })
  await insertReview(db, { businessId: pharmacy.id, rating: 5 })
  await insertReview(db, { businessId: pharmacy.id, rating: 4 })
  await insertReview(db, { businessId: sbi.id, rating: 3 })
})

afterAll(() => api.close())

async function names(query: QueryOf<typeof listBusinesses> = {}) {
  const { data, pagination } = await api.read(listBusinesses, { query })
  if (!query.limit && !query.page) expect(pagination.total).toBe(data.length)
  return data.map(({ name }) => name)
}

const ASHA = 'Asha Medical'
const CANARA = 'canara bank'
const SWEETS = 'Ranchi Sweets'
const SBI = 'State Bank of India'

describe('the list', () => {
  test('has the active businesses by name, whatever the case', async () => {
    expect(await names()).toEqual([ASHA, CANARA, SWEETS, SBI])
  })

  test.each([
    ['category by slug', { category: 'banks' }, [CANARA, SBI]],
    ['category by slug in capitals', { category: 'BANKS' }, [CANARA, SBI]],
    ['an unknown category', { category: 'temples' }, []],
    ['a category of an id too large to be one', { category: '99999999999999' }, []],
    ['location by slug', { location: 'japla' }, [CANARA]],
    ['an unknown location', { location: 'atlantis' }, []],
    ['city by name in any case', { city: 'dALTONGANJ' }, [ASHA, SBI]],
    ['district', { district: 'palamu' }, [ASHA, CANARA, SBI]],
    ['another district', { district: 'Ranchi' }, [SWEETS]],
    ['state', { state: 'JHARKHAND' }, [ASHA, CANARA, SWEETS, SBI]],
    ['an unknown state', { state: 'Bihar' }, []],
    ['featured', { featured: 'true' }, [ASHA]],
    ['not featured', { featured: 'false' }, [CANARA, SWEETS, SBI]],
    ['verified', { verified: '1' }, [SBI]],
    ['with a phone', { hasPhone: 'true' }, [SBI]],
    ['without a phone', { hasPhone: '0' }, [ASHA, CANARA, SWEETS]],
    ['several filters together', { category: 'banks', city: 'Japla', verified: 'false' }, [CANARA]],
    [
      'blank values as if not given',
      { category: '', city: ' ', featured: '', search: '' },
      [ASHA, CANARA, SWEETS, SBI],
    ],
  ] as const)('takes %s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('takes category, categoryId and location by id', async () => {
    expect(await names({ category: String(banks.id) })).toEqual([CANARA, SBI])
    expect(await names({ categoryId: String(shops.id) })).toEqual([ASHA, SWEETS])
    expect(await names({ location: String(japla.id) })).toEqual([CANARA])
  })

  test('takes ids, and leaves out those that are unknown, pending or no ids at all', async () => {
    const [pending] = await api.db
      .select()
      .from(businesses)
      .where(sql`name = 'Not Yet'`)
    expect(await names({ ids: `${sbi.id}, ${pending!.id},${sbi.id},987654,99999999999` })).toEqual([
      SBI,
    ])
    expect(await names({ ids: '0' })).toEqual([])
    expect(await api.fail('/businesses?ids=1,x')).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { ids: 'Give ids separated by commas' },
    })
    const many = Array.from({ length: 201 }, (_, index) => index + 1).join(',')
    expect(await api.fail(`/businesses?ids=${many}`)).toMatchObject({
      fields: { ids: 'At most 200 ids' },
    })
  })

  test('tells what is open at the moment', async () => {
    api.clock.now = new Date('2026-05-05T05:00:00Z') // 10:30 in Kolkata
    expect(await names({ openNow: 'true' })).toEqual([SBI])
    api.clock.now = new Date('2026-05-05T20:15:00Z') // 01:45 of the next day
    expect(await names({ openNow: 'true' })).toEqual([ASHA])
    expect(await names({ openNow: 'false' })).toEqual([CANARA, SWEETS, SBI])
    api.clock.now = null
  })
})

describe('sorting', () => {
  test.each([
    ['name', [ASHA, CANARA, SWEETS, SBI]],
    ['recent', [SWEETS, CANARA, ASHA, SBI]],
    ['category', [CANARA, SBI, ASHA, SWEETS]],
    ['rating', [ASHA, SBI, CANARA, SWEETS]],
    ['relevance', [ASHA, CANARA, SWEETS, SBI]],
  ] as const)('by %s', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected)
  })

  test('by nearness; what has no coordinates comes last', async () => {
    const { data } = await api.read(listBusinesses, { query: { sort: 'nearest', ...FORT } })
    expect(data.map(({ name }) => name)).toEqual([SBI, CANARA, ASHA, SWEETS])
    expect(data[0]?.distanceKm).toBeCloseTo(
      distanceKm(FORT, { lat: TOWN.latitude, lng: TOWN.longitude }),
      2,
    )
    expect(data[2]).not.toHaveProperty('distanceKm')
  })

  test('an unknown sort is refused', async () => {
    expect(await api.fail('/businesses?sort=price')).toMatchObject({
      status: 400,
      fields: { sort: 'Use one of: relevance, name, recent, category, rating, nearest' },
    })
  })
})

describe('nearness', () => {
  test('a radius leaves out what is farther, or nowhere known', async () => {
    expect(await names({ ...FORT, radius: 20 })).toEqual([SBI])
    expect(await names({ ...FORT, radius: 200 })).toEqual([CANARA, SBI])
    expect(await names({ ...FORT, radius: 0.5 })).toEqual([])
  })

  test('works at the poles and the date line', async () => {
    const far = await insertBusiness(api.db, {
      name: 'Far Off',
      latitude: -16.9,
      longitude: 179.99,
      status: 'active',
    })
    expect(await names({ lat: -16.9, lng: -179.99, radius: 5 })).toEqual(['Far Off'])
    expect(await names({ lat: 90, lng: 0, radius: 500 })).toEqual([])
    expect(await names({ lat: -90, lng: 180, radius: 500 })).toEqual([])
    await api.db.delete(businesses).where(sql`id = ${far.id}`)
  })

  test.each([
    ['sort=nearest', { lat: 'Needed for sort=nearest', lng: 'Needed for sort=nearest' }],
    ['radius=5', { lat: 'Needed for radius', lng: 'Needed for radius' }],
    ['lat=23', { lng: 'Give lng together with lat' }],
    ['lng=84&sort=nearest', { lat: 'Give lat together with lng' }],
    ['lat=91&lng=84', { lat: 'At most 90' }],
    ['lat=x&lng=84', { lat: 'This must be a number' }],
    ['lat=23&lng=84&radius=0', { radius: expect.any(String) as string }],
    [
      'lat=Infinity&lng=0x10',
      { lat: expect.any(String) as string, lng: expect.any(String) as string },
    ],
  ])('%s is refused by name', async (query, fields) => {
    expect(await api.fail(`/businesses?${query}`)).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      fields,
    })
  })
})

describe('pages', () => {
  test('tell where they stand', async () => {
    const { data, pagination } = await api.read(listBusinesses, { query: { limit: 3, page: 2 } })
    expect(data.map(({ name }) => name)).toEqual([SBI])
    expect(pagination).toEqual({
      page: 2,
      limit: 3,
      total: 4,
      totalPages: 2,
      hasPrev: true,
      hasNext: false,
    })
  })

  test('beyond the last are empty and still tell the total', async () => {
    const { data, pagination } = await api.read(listBusinesses, {
      query: { limit: 3, page: 1_000_000 },
    })
    expect(data).toEqual([])
    expect(pagination).toMatchObject({ total: 4, totalPages: 2, hasNext: false })
  })

  test('have 100 entries unless told otherwise, and at most 1000', async () => {
    expect((await api.read(listBusinesses)).pagination.limit).toBe(100)
    expect((await api.read(listBusinesses, { query: { limit: 1000 } })).pagination.limit).toBe(1000)
    expect(await api.fail('/businesses?limit=1001')).toMatchObject({
      fields: { limit: 'At most 1000' },
    })
    expect(await api.fail('/businesses?limit=0&page=-1')).toMatchObject({
      fields: { limit: 'At least 1', page: 'At least 1' },
    })
    expect(await api.fail('/businesses?page=1.5')).toMatchObject({
      fields: { page: 'This must be a whole number' },
    })
  })
})

describe('facets', () => {
  test('come only when asked for', async () => {
    expect(await api.read(listBusinesses)).not.toHaveProperty('facets')
  })

  test('count what the other filters leave', async () => {
    const { facets, data } = await api.read(listBusinesses, {
      query: { facets: 'true', category: 'banks', location: 'japla', district: 'Palamu' },
    })
    expect(data).toHaveLength(1)
    expect(facets?.category).toEqual([{ id: banks.id, slug: 'banks', name: 'Banks', count: 1 }])
    expect(facets?.city.map(({ city, count }) => [city, count])).toEqual([
      ['Daltonganj', 1],
      ['Japla', 1],
    ])
  })

  test('tell of each choice how many it leaves when it is made', async () => {
    for (const query of [
      {},
      { search: 'bank' },
      { verified: 'true' },
      { openNow: 'true', hasPhone: 'true' },
      { category: 'banks', verified: 'false' },
      { state: 'Jharkhand', district: 'Palamu', location: 'japla', hasPhone: 'true' },
    ] as const) {
      const { facets } = await api.read(listBusinesses, { query: { ...query, facets: 'true' } })
      const left = async (choice: object) =>
        (await api.read(listBusinesses, { query: { ...query, ...choice } })).pagination.total
      const { openNow, verified, hasPhone, category, district, city } = facets!
      const told = { openNow, verified, hasPhone }
      expect(told).toEqual({
        openNow: await left({ openNow: 'true' }),
        verified: await left({ verified: 'true' }),
        hasPhone: await left({ hasPhone: 'true' }),
      })
      for (const { slug, count } of category) expect(count).toBe(await left({ category: slug }))
      for (const { slug, count } of city) expect(count).toBe(await left({ location: slug }))
      for (const { count, ...area } of district)
        expect(count).toBe(await left({ ...area, location: undefined }))
    }
  })

  test('follow the search', async () => {
    const { facets } = await api.read(listBusinesses, { query: { facets: '1', search: 'bank' } })
    expect(facets?.category.map(({ slug, count }) => [slug, count])).toEqual([['banks', 2]])
  })
})

describe('searching', () => {
  test('finds words, by search or q, and names the best first', async () => {
    expect(await names({ search: 'state bank' })).toEqual([SBI])
    expect(await names({ q: 'canara' })).toEqual([CANARA])
  })

  test('forgives misspellings and says what it searched for', async () => {
    const { data, correctedTo } = await api.read(listBusinesses, {
      query: { search: 'kanra bnak' },
    })
    expect(data.map(({ name }) => name)).toContain(CANARA)
    expect(correctedTo).toMatch(/canara/i)
  })

  test('goes together with filters and another order', async () => {
    expect(await names({ search: 'daltonganj', sort: 'name', category: 'shops' })).toEqual([ASHA])
  })

  test('of signs without words finds nothing', async () => {
    expect(await names({ search: '?!.' })).toEqual([])
  })
})

describe('the map', () => {
  const points = async (query: QueryOf<typeof listBusinessPoints> = {}) => {
    const { data, total } = await api.read(listBusinessPoints, { query })
    expect(total).toBe(data.length)
    return data.map(({ name }) => name)
  }

  test('has those that match, with what a sign on it says', async () => {
    expect(await points()).toEqual([ASHA, CANARA, SBI])
    expect(await points({ location: 'japla' })).toEqual([CANARA])
    const { data } = await api.read(listBusinessPoints, { query: { search: 'sbi' } })
    const { latitude, longitude } = TOWN
    expect(data).toEqual([
      {
        ...{
          id: sbi.id,
          slug: sbi.slug,
          name: SBI,
          city: 'Daltonganj',
          category: 'Banks',
          latitude,
          longitude,
        },
        ...{ isAtTown: false, businessHours: everyDay('10:00', '16:00'), specialDays: [] },
      },
    ])
  })

  test('has one without a point at its town, or leaves it out when the town has none', async () => {
    const { data } = await api.read(listBusinessPoints, { query: { category: 'shops' } })
    expect(data).toMatchObject([{ name: ASHA, ...MIDDLE_OF_TOWN, isAtTown: true }])
    expect(await points({ location: 'ranchi' })).toEqual([])
  })

  test('has the nearest first for a place, and finds nothing for signs without words', async () => {
    expect(await points({ lat: '24.03', lng: '84.07' })).toEqual([SBI, ASHA, CANARA])
    expect(await points({ lat: '24.03', lng: '84.07', radius: '10' })).toEqual([SBI])
    expect(await points({ search: '...' })).toEqual([])
  })

  test('wants a latitude with a longitude', async () => {
    const { status } = await api.ask('/map/businesses?lat=24')
    expect(status).toBe(400)
  })
})

describe('one business', () => {
  const get = async (idOrSlug: string) =>
    (await api.read(getBusiness, { params: { idOrSlug } })).data

  test('is found by slug, id and businessId', async () => {
    const bySlug = await get('state-bank-of-india-daltonganj')
    expect(bySlug).toMatchObject({
      id: sbi.id,
      businessId: `BIZ-${sbi.id}`,
      name: SBI,
      city: 'Daltonganj',
      district: 'Palamu',
      state: 'Jharkhand',
      category: { slug: 'banks', icon: '🏦' },
      averageRating: 3,
      totalReviews: 1,
      businessHours: { monday: { open: '10:00', close: '16:00', closed: false } },
      owner: null,
      selectedFeatures: [],
    })
    for (const name of [String(sbi.id), `BIZ-${sbi.id}`, `biz-${sbi.id}`, ` ${sbi.id} `])
      expect(await get(name)).toEqual(bySlug)
  })

  test('is found by a slug of earlier times, and answers with its present one', async () => {
    const shop = await insertBusiness(api.db, {
      name: 'Old Name',
      slug: 'old-name',
      status: 'active',
    })
    await api.db
      .update(businesses)
      .set({ slug: 'new-name' })
      .where(sql`id = ${shop.id}`)
    expect((await get('old-name')).slug).toBe('new-name')
    await api.db.delete(businesses).where(sql`id = ${shop.id}`)
  })

  test('shows its active features in their order, and its owner', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const shop = await insertBusiness(api.db, {
      name: 'Featureful',
      ownerId: owner.id,
      categoryId: shops.id,
    })
    for (const [name, sortOrder, status] of [
      ['Parking', 2, 'active'],
      ['Wi-Fi', 1, 'active'],
      ['Pool', 0, 'inactive'],
    ] as const) {
      const amenity = await insertAmenity(api.db, { categoryId: shops.id, name, sortOrder, status })
      await api.db.insert(businessAmenities).values({ businessId: shop.id, amenityId: amenity.id })
    }
    const shown = await get(shop.slug)
    expect(shown.selectedFeatures.map(({ name }) => name)).toEqual(['Wi-Fi', 'Parking'])
    expect(shown).toMatchObject({ ownerId: owner.id, owner: { id: owner.id } })
    await api.db.delete(businesses).where(sql`id = ${shop.id}`)
  })

  test.each([
    'no-such-place',
    '0',
    '999999',
    '99999999999999999999',
    'BIZ-0',
    '%20',
    'undefined',
    'स्टेट-बैंक',
  ])('%s is not found', async (name) => {
    expect(await api.fail(`/businesses/${encodeURI(decodeURI(name))}`)).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      error: 'Business not found.',
    })
  })

  test('is not found while pending or inactive', async () => {
    const rows = await api.db
      .select()
      .from(businesses)
      .where(sql`status <> 'active'`)
    expect(rows).toHaveLength(2)
    for (const { id, slug } of rows) {
      expect(await api.fail(`/businesses/${id}`)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await api.fail(`/businesses/${slug}`)).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
