import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBusinessPoints } from '#contract/businesses.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { startApi, type TestApi } from './setup/api.ts'
import {
  ASHA,
  CANARA,
  MIDDLE_OF_TOWN,
  SBI,
  TOWN,
  openEveryDay,
  insertListings,
} from './setup/listings.ts'

let api: TestApi
let listings: Awaited<ReturnType<typeof insertListings>>

beforeAll(async () => {
  api = await startApi()
  listings = await insertListings(api.db)
})

afterAll(() => api.close())

describe('the map', () => {
  const points = async (query: QueryOf<typeof listBusinessPoints> = {}) => {
    const { data, total } = await api.read(listBusinessPoints, { query })
    expect(total).toBe(data.length)
    return data.map(({ name }) => name)
  }

  test('has those that match, with what a sign on it says', async () => {
    expect(await points()).toEqual([ASHA, CANARA, SBI])
    expect(await points({ location: 'kheda' })).toEqual([CANARA])
    const { data } = await api.read(listBusinessPoints, { query: { search: 'sbi' } })
    const { latitude, longitude } = TOWN
    expect(data).toEqual([
      {
        ...{
          id: listings.sbi.id,
          slug: listings.sbi.slug,
          name: SBI,
          city: 'Navapur',
          category: 'Banks',
          latitude,
          longitude,
        },
        ...{ isAtTown: false, businessHours: openEveryDay('10:00', '16:00'), specialDays: [] },
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
