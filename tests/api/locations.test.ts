import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueryOf } from '#contract/endpoint.ts'
import { listCities, listDistricts, listLocations, listStates } from '#contract/locations.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertBusiness, insertLocation } from './setup/builders.ts'

let api: TestApi
let kheda: Awaited<ReturnType<typeof insertLocation>>

beforeAll(async () => {
  api = await startApi()
  const { db } = api
  await insertLocation(db, { city: 'Sonpani', slug: 'sonpani' })
  kheda = await insertLocation(db, {
    city: 'Kheda',
    slug: 'kheda',
    nameHi: 'खेड़ा',
    pincode: '425002',
  })
  const navapur = await insertLocation(db, {
    city: 'Navapur',
    aliases: ['Nayanagar', '100%_wood'],
  })
  await insertLocation(db, { city: 'Old Fort', status: 'inactive' })
  await insertLocation(db, { city: 'Gaya', district: 'Gaya', state: 'Bihar' })
  await insertBusiness(db, { locationId: kheda.id })
  await insertBusiness(db, { locationId: navapur.id })
  await insertBusiness(db, { locationId: navapur.id })
  await insertBusiness(db, { locationId: kheda.id, status: 'inactive' })
})

afterAll(() => api.close())

async function cities(query: QueryOf<typeof listLocations> = {}) {
  const { data } = await api.read(listLocations, { query })
  return data.map(({ city }) => city)
}

describe('the list of locations', () => {
  test('has the busiest first, then by name, and none that is inactive', async () => {
    expect(await cities()).toEqual(['Navapur', 'Kheda', 'Gaya', 'Sonpani'])
    expect(await cities({ limit: 1 })).toEqual(['Navapur'])
  })

  test.each([
    ['state', { state: 'bihar' }, ['Gaya']],
    ['district', { district: 'SUHANA' }, ['Navapur', 'Kheda', 'Sonpani']],
    ['only places with businesses', { hasBusinesses: 'true' }, ['Navapur', 'Kheda']],
    ['a part of the name', { search: 'HED' }, ['Kheda']],
    ['the Hindi name', { search: 'खे' }, ['Kheda']],
    ['another name', { search: 'nayan' }, ['Navapur']],
    ['the beginning of a PIN code', { search: '4250' }, ['Kheda']],
    ['signs literally', { search: '0%_w' }, ['Navapur']],
    ['signs that match nothing', { search: '%' }, ['Navapur']],
    ['a single backslash', { search: '\\' }, []],
  ] as const)('takes %s', async (_, query, expected) => {
    expect(await cities(query)).toEqual(expected)
  })

  test.each([{}, { includeCount: 'true' }] as const)(
    'counts the active businesses: %j',
    async (query) => {
      const { data } = await api.read(listLocations, { query })
      expect(data.map(({ businessCount }) => businessCount)).toEqual([2, 1, 0, 0])
    },
  )

  test('can be read in id order, page by page', async () => {
    const first = await api.read(listLocations, { query: { after: 0, limit: 2 } })
    expect(first.data.map(({ city }) => city)).toEqual(['Sonpani', 'Kheda'])
    expect(await cities({ after: first.data[1]!.id })).toEqual(['Navapur', 'Gaya'])
  })
})

describe('the way down from the states', () => {
  test('names states and districts', async () => {
    expect((await api.read(listStates)).data).toEqual(['Bihar', 'Madhyam'])
    expect((await api.read(listDistricts, { params: { state: 'madhyam' } })).data).toEqual([
      'Suhana',
    ])
  })

  test("lists a district's active towns", async () => {
    const { data } = await api.read(listCities, {
      params: { state: 'Madhyam', district: 'suhana' },
    })
    expect(data.map(({ city }) => city)).toEqual(['Kheda', 'Navapur', 'Sonpani'])
    expect(data[0]).toEqual({
      id: kheda.id,
      city: 'Kheda',
      nameHi: 'खेड़ा',
      slug: 'kheda',
      pincode: '425002',
    })
  })

  test('ends at what is unknown', async () => {
    expect(await api.fail('/locations/states/Atlantis/districts')).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await api.fail('/locations/states/Madhyam/districts/Gaya/cities')).toMatchObject({
      status: 404,
    })
    expect(await api.fail(`/locations/states/${'x'.repeat(81)}/districts`)).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { state: 'At most 80 characters' },
    })
  })
})
