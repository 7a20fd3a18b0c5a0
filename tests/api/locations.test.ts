import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueryOf } from '#contract/endpoint.ts'
import { listCities, listDistricts, listLocations, listStates } from '#contract/locations.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertBusiness, insertLocation } from './setup/builders.ts'

let api: TestApi
let japla: Awaited<ReturnType<typeof insertLocation>>

beforeAll(async () => {
  api = await startApi()
  const { db } = api
  await insertLocation(db, { city: 'Panki', slug: 'panki' })
  japla = await insertLocation(db, {
    city: 'Japla',
    slug: 'japla',
    nameHi: 'जपला',
    pincode: '822116',
  })
  const daltonganj = await insertLocation(db, {
    city: 'Daltonganj',
    aliases: ['Medininagar', '100%_wood'],
  })
  await insertLocation(db, { city: 'Old Fort', status: 'inactive' })
  await insertLocation(db, { city: 'Gaya', district: 'Gaya', state: 'Bihar' })
  await insertBusiness(db, { locationId: japla.id })
  await insertBusiness(db, { locationId: daltonganj.id })
  await insertBusiness(db, { locationId: daltonganj.id })
  await insertBusiness(db, { locationId: japla.id, status: 'inactive' })
})

afterAll(() => api.close())

async function cities(query: QueryOf<typeof listLocations> = {}) {
  const { data } = await api.read(listLocations, { query })
  return data.map(({ city }) => city)
}

describe('the list of locations', () => {
  test('has the busiest first, then by name, and none that is inactive', async () => {
    expect(await cities()).toEqual(['Daltonganj', 'Japla', 'Gaya', 'Panki'])
    expect(await cities({ limit: 1 })).toEqual(['Daltonganj'])
  })

  test.each([
    ['state', { state: 'bihar' }, ['Gaya']],
    ['district', { district: 'PALAMU' }, ['Daltonganj', 'Japla', 'Panki']],
    ['only places with businesses', { hasBusinesses: 'true' }, ['Daltonganj', 'Japla']],
    ['a part of the name', { search: 'AP' }, ['Japla']],
    ['the Hindi name', { search: 'जप' }, ['Japla']],
    ['another name', { search: 'medini' }, ['Daltonganj']],
    ['the beginning of a PIN code', { search: '8221' }, ['Japla']],
    ['signs literally', { search: '0%_w' }, ['Daltonganj']],
    ['signs that match nothing', { search: '%' }, ['Daltonganj']],
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
    expect(first.data.map(({ city }) => city)).toEqual(['Panki', 'Japla'])
    expect(await cities({ after: first.data[1]!.id })).toEqual(['Daltonganj', 'Gaya'])
  })
})

describe('the way down from the states', () => {
  test('names states and districts', async () => {
    expect((await api.read(listStates)).data).toEqual(['Bihar', 'Jharkhand'])
    expect((await api.read(listDistricts, { params: { state: 'jharkhand' } })).data).toEqual([
      'Palamu',
    ])
  })

  test("lists a district's active towns", async () => {
    const { data } = await api.read(listCities, {
      params: { state: 'Jharkhand', district: 'palamu' },
    })
    expect(data.map(({ city }) => city)).toEqual(['Daltonganj', 'Japla', 'Panki'])
    expect(data[1]).toEqual({
      id: japla.id,
      city: 'Japla',
      nameHi: 'जपला',
      slug: 'japla',
      pincode: '822116',
    })
  })

  test('ends at what is unknown', async () => {
    expect(await api.fail('/locations/states/Atlantis/districts')).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await api.fail('/locations/states/Jharkhand/districts/Gaya/cities')).toMatchObject({
      status: 404,
    })
    expect(await api.fail(`/locations/states/${'x'.repeat(81)}/districts`)).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { state: 'At most 80 characters' },
    })
  })
})
