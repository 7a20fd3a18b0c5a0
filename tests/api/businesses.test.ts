import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { distanceKm } from '#shared/rules/distance.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertBusiness } from './setup/builders.ts'
import { ASHA, CANARA, FORT, SBI, SWEETS, TOWN, insertListings } from './setup/listings.ts'

let api: TestApi
let listings: Awaited<ReturnType<typeof insertListings>>

beforeAll(async () => {
  api = await startApi()
  listings = await insertListings(api.db)
})

afterAll(() => api.close())

async function names(query: QueryOf<typeof listBusinesses> = {}) {
  const { data, pagination } = await api.read(listBusinesses, { query })
  if (!query.limit && !query.page) expect(pagination.total).toBe(data.length)
  return data.map(({ name }) => name)
}

describe('the list', () => {
  test('has the active businesses by name, whatever the case', async () => {
    expect(await names()).toEqual([ASHA, CANARA, SWEETS, SBI])
  })

  test.each([
    ['category by slug', { category: 'banks' }, [CANARA, SBI]],
    ['category by slug in capitals', { category: 'BANKS' }, [CANARA, SBI]],
    ['an unknown category', { category: 'temples' }, []],
    ['a category of an id too large to be one', { category: '99999999999999' }, []],
    ['location by slug', { location: 'kheda' }, [CANARA]],
    ['an unknown location', { location: 'atlantis' }, []],
    ['city by name in any case', { city: 'nAVAPUR' }, [ASHA, SBI]],
    ['district', { district: 'suhana' }, [ASHA, CANARA, SBI]],
    ['another district', { district: 'Ranchi' }, [SWEETS]],
    ['state', { state: 'MADHYAM' }, [ASHA, CANARA, SWEETS, SBI]],
    ['an unknown state', { state: 'Bihar' }, []],
    ['featured', { featured: 'true' }, [ASHA]],
    ['not featured', { featured: 'false' }, [CANARA, SWEETS, SBI]],
    ['verified', { verified: '1' }, [SBI]],
    ['with a phone', { hasPhone: 'true' }, [SBI]],
    ['without a phone', { hasPhone: '0' }, [ASHA, CANARA, SWEETS]],
    ['several filters together', { category: 'banks', city: 'Kheda', verified: 'false' }, [CANARA]],
    [
      'blank values as if not given',
      { category: '', city: ' ', featured: '', search: '' },
      [ASHA, CANARA, SWEETS, SBI],
    ],
  ] as const)('takes %s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('takes category, categoryId and location by id', async () => {
    expect(await names({ category: String(listings.banks.id) })).toEqual([CANARA, SBI])
    expect(await names({ categoryId: String(listings.shops.id) })).toEqual([ASHA, SWEETS])
    expect(await names({ location: String(listings.kheda.id) })).toEqual([CANARA])
  })

  test('takes ids, and leaves out those that are unknown, pending or no ids at all', async () => {
    const [pending] = await api.db
      .select()
      .from(businesses)
      .where(sql`name = 'Not Yet'`)
    expect(
      await names({
        ids: `${listings.sbi.id}, ${pending!.id},${listings.sbi.id},987654,99999999999`,
      }),
    ).toEqual([SBI])
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
      query: { facets: 'true', category: 'banks', location: 'kheda', district: 'Suhana' },
    })
    expect(data).toHaveLength(1)
    expect(facets?.category).toEqual([
      { id: listings.banks.id, slug: 'banks', name: 'Banks', count: 1 },
    ])
    expect(facets?.city.map(({ city, count }) => [city, count])).toEqual([
      ['Kheda', 1],
      ['Navapur', 1],
    ])
  })

  test('tell of each choice how many it leaves when it is made', async () => {
    for (const query of [
      {},
      { search: 'bank' },
      { verified: 'true' },
      { openNow: 'true', hasPhone: 'true' },
      { category: 'banks', verified: 'false' },
      { state: 'Madhyam', district: 'Suhana', location: 'kheda', hasPhone: 'true' },
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
    expect(await names({ search: 'navapur', sort: 'name', category: 'shops' })).toEqual([ASHA])
  })

  test('of signs without words finds nothing', async () => {
    expect(await names({ search: '?!.' })).toEqual([])
  })
})

describe('in Hindi', () => {
  test('has Hindi names in their order, then those without one', async () => {
    await insertBusiness(api.db, { name: 'Abun Post Office', nameHi: 'आबुन डाकघर' })
    await insertBusiness(api.db, { name: 'Zila School', nameHi: 'अज़ीम स्कूल' })
    const { data } = await api.read(listBusinesses, { query: { language: 'hi' } })
    const shown = data.map(({ name }) => name)
    expect(shown.slice(0, 2)).toEqual(['अज़ीम स्कूल', 'आबुन डाकघर'])
    expect(shown.slice(2)).toEqual(await namesWithoutHindi())
    expect(data.slice(0, 2).map(({ nameHi }) => nameHi)).toEqual([null, null])
    const page = await api.read(listBusinesses, { query: { language: 'hi', limit: 1, page: 2 } })
    expect(page.data.map(({ name }) => name)).toEqual(['आबुन डाकघर'])
  })

  test('has letters in the order of a dictionary, where a dot below is no letter', async () => {
    const hindi = [
      'आबुन डाकघर',
      'जल भंडार',
      'ज़मीन दफ़्तर',
      'जनता स्टोर',
      'क़लम घर',
      'कमल स्टोर',
      'कल होटल',
    ]
    for (const nameHi of hindi.slice(1)) await insertBusiness(api.db, { name: 'Some name', nameHi })
    const query = { language: 'hi', sort: 'name', limit: 3 } as const
    const pages = await Promise.all(
      [1, 2, 3].map((page) => api.read(listBusinesses, { query: { ...query, page } })),
    )
    const shown = pages.flatMap(({ data }) => data.map(({ name }) => name))
    expect(shown.filter((name) => hindi.includes(name))).toEqual([
      'आबुन डाकघर',
      ...['कमल स्टोर', 'कल होटल', 'क़लम घर', 'जनता स्टोर', 'ज़मीन दफ़्तर', 'जल भंडार'],
    ])
  })

  test('is searched by its description in Hindi, in either script', async () => {
    const names = { name: 'Gauri Store', nameHi: 'गौरी स्टोर' }
    const { id } = await insertBusiness(api.db, { ...names, descriptionHi: 'यहाँ पतंग मिलती है।' })
    await indexBusinesses(api.db, [id])
    for (const search of ['पतंग', 'patang']) {
      const { data } = await api.read(listBusinesses, { query: { search } })
      expect(data.map(({ name }) => name)).toEqual(['Gauri Store'])
    }
  })

  const namesWithoutHindi = async () =>
    (await api.read(listBusinesses)).data
      .filter(({ nameHi }) => nameHi === null)
      .map(({ name }) => name)
})
