import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import {
  createLocation,
  deleteLocation,
  listDistricts,
  listLocations,
  updateLocation,
} from '#contract/locations.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertLocation } from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

const hostile = JSON.parse(
  readFileSync(new URL('../fixtures/hostile-strings.json', import.meta.url), 'utf8'),
) as string[]

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
})

afterAll(() => api.close())

const suhana = { state: 'Madhyam', district: 'Suhana' }
const create = async (body: object) =>
  (await api.read(createLocation, { body: { ...suhana, ...body } as never, token })).data
const update = async (id: number, body: object) =>
  (await api.read(updateLocation, { params: { id }, body: body, token })).data
const refused = (method: string, path: string, body: unknown, by: string | undefined = token) =>
  api.fail(path, bodyRequest(method, body, by))

describe('a new town', () => {
  test('brings its district and state when they are new, and leaves its traces', async () => {
    const made = await create({
      city: ' Kheda  Bazar',
      pincode: '425002',
      latitude: '20.73',
      longitude: 75.7,
    })
    expect(made).toMatchObject({
      ...suhana,
      city: 'Kheda Bazar',
      slug: 'kheda-bazar',
      pincode: '425002',
      latitude: 20.73,
      longitude: 75.7,
      nameHi: null,
      aliases: [],
      status: 'active',
    })
    const { entries, marks } = await readTraces(api, 'locations', made.id)
    expect(entries).toMatchObject([{ action: 'create', detail: { city: 'Kheda Bazar' } }])
    expect(marks).toEqual(['created'])
    expect((await create({ city: 'Sonpani', state: 'MADHYAM', district: ' suhana ' })).state).toBe(
      'Madhyam',
    )
    expect((await api.read(listDistricts, { params: { state: 'Madhyam' } })).data).toEqual([
      'Suhana',
    ])
  })

  test('of a name that another district has takes a slug with the district', async () => {
    await create({ city: 'Rampur' })
    expect((await create({ city: 'Rampur', district: 'Garhwa' })).slug).toBe('rampur-garhwa')
    expect((await create({ city: 'Rampur', district: 'Garhwa!', state: 'Bihar' })).slug).toBe(
      'rampur-garhwa-2',
    )
  })

  test('whose district is written almost like another one is added all the same', async () => {
    await create({ city: 'One', district: 'Pala-mu' })
    await create({ city: 'Two', district: 'Pala mu' })
    await create({ city: 'Three', state: 'Madhyam!', district: 'Suhana' })
  })

  test('outside the district’s bounds is one of another district, or confirmed', async () => {
    const delhi = { latitude: 28.6, longitude: 77.2 }
    await create({ city: 'Far', district: 'Garhwa', ...delhi })
    await create({ city: 'Farther', isPointConfirmed: true, ...delhi })
  })

  test('is there only once', async () => {
    await create({ city: 'Lekhapur', slug: 'lekhapur' })
    expect(await refused('POST', '/locations', { ...suhana, city: 'LEKHAPUR' })).toMatchObject({
      status: 400,
      fields: { city: 'Lekhapur already exists in this district' },
    })
    expect(
      await refused('POST', '/locations', { ...suhana, city: 'Satpani', slug: 'lekhapur' }),
    ).toMatchObject({
      fields: { slug: 'Lekhapur already uses this slug' },
    })
  })

  test.each([
    ['state', { state: '' }, 'This is required'],
    ['district', { district: undefined }, 'This is required'],
    ['city', { city: ' ' }, 'This is required'],
    ['city', { city: '...' }, 'Enter at least one letter or digit'],
    ['pincode', { pincode: '012345' }, 'Enter a 6-digit PIN code'],
    ['latitude', { latitude: 'north' }, 'This must be a number'],
    ['latitude', { longitude: 84 }, 'Enter both latitude and longitude'],
    ['longitude', { latitude: 24 }, 'Enter both latitude and longitude'],
    [
      'latitude',
      { latitude: 84, longitude: 24 },
      'This is outside India. Latitude and longitude may be swapped',
    ],
    ['latitude', { latitude: 91, longitude: 24 }, 'At most 90'],
    [
      'latitude',
      { latitude: 28.6, longitude: 77.2 },
      'This is outside the district. Move it or confirm it',
    ],
    ['slug', { slug: '12' }, expect.stringContaining('not a number alone') as string],
    ['status', { status: 'all' }, 'Use one of: active, inactive'],
  ])('is refused for its %s: %j', async (field, body, reason) => {
    expect(
      await refused('POST', '/locations', { ...suhana, city: 'Chandapur', ...body }),
    ).toMatchObject({
      status: 400,
      fields: { [field]: reason },
    })
  })

  test('may have any words for names, kept as words', async () => {
    for (const text of hostile) {
      const body = { state: text, district: text, city: text, nameHi: text, aliases: [text] }
      const answer = await api.ask('/locations', bodyRequest('POST', body, token))
      expect([201, 400], text).toContain(answer.status)
    }
  })
})

describe('a change of a town', () => {
  test('of its name keeps the slug, and is found by search at once', async () => {
    const made = await create({ city: 'Basantgaon' })
    const business = await insertBusiness(api.db, { locationId: made.id, name: 'Shree Traders' })
    const changed = await update(made.id, {
      city: 'Vishwanathganj',
      nameHi: 'विश्वनाथगंज',
      aliases: ['Oldtown'],
    })
    expect(changed).toMatchObject({
      city: 'Vishwanathganj',
      slug: 'basantgaon',
      nameHi: 'विश्वनाथगंज',
    })
    for (const search of ['vishwanathganj', 'oldtown'])
      expect(
        (await api.read(listBusinesses, { query: { search } })).data.map(({ id }) => id),
      ).toEqual([business.id])
    const { entries, marks } = await readTraces(api, 'locations', made.id)
    expect(entries[0]).toMatchObject({
      action: 'update',
      detail: { before: { city: 'Basantgaon' } },
    })
    expect(marks).toEqual(['updated', 'created'])
  })

  test('to another district, with another slug, without its PIN code', async () => {
    const made = await create({ city: 'Ranka', pincode: '425125' })
    expect(
      await update(made.id, { district: 'Garhwa', slug: 'ranka-raj', pincode: '' }),
    ).toMatchObject({
      district: 'Garhwa',
      state: 'Madhyam',
      slug: 'ranka-raj',
      pincode: null,
    })
    expect(await refused('PUT', `/locations/${made.id}`, { latitude: 24 })).toMatchObject({
      fields: { longitude: 'Enter both latitude and longitude' },
    })
  })

  test('that changes nothing writes nothing; of an old version it is refused', async () => {
    const made = await create({ city: 'Belpur' })
    expect(await update(made.id, { city: 'Belpur', version: made.version })).toEqual(made)
    expect((await readTraces(api, 'locations', made.id)).marks).toEqual(['created'])
    await update(made.id, { pincode: '425004', version: made.version })
    expect(
      await refused('PUT', `/locations/${made.id}`, { pincode: '', version: made.version }),
    ).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
    })
  })

  test('to inactive waits until no business is shown; administrators still see it', async () => {
    const made = await create({ city: 'Nilambar' })
    const { id } = await insertBusiness(api.db, { locationId: made.id })
    expect(id).toBeGreaterThan(0)
    expect(await refused('PUT', `/locations/${made.id}`, { status: 'inactive' })).toMatchObject({
      status: 409,
      code: 'NOT_POSSIBLE',
      error: 'Nilambar has 1 active business. Move or deactivate them first.',
    })
    const empty = await create({ city: 'Pitambar' })
    await update(empty.id, { status: 'inactive' })
    const listed = async (status?: 'inactive' | 'all') =>
      (await api.read(listLocations, { query: { search: 'pitambar', status }, token })).data.map(
        ({ city }) => city,
      )
    expect(await listed()).toEqual([])
    expect(await listed('inactive')).toEqual(['Pitambar'])
    expect(await listed('all')).toEqual(['Pitambar'])
    expect(await api.fail('/locations?status=all')).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
    expect((await readTraces(api, 'locations', empty.id)).marks).toEqual(['deleted', 'created'])
  })
})

describe('deleting a town', () => {
  test('where nothing lies', async () => {
    const made = await create({ city: 'Nowhere' })
    expect((await api.read(deleteLocation, { params: { id: made.id }, token })).data).toEqual({
      id: made.id,
    })
    expect((await readTraces(api, 'locations', made.id)).marks).toEqual(['deleted', 'created'])
  })

  test('is refused while a business lies there, shown or not', async () => {
    const { id } = await insertLocation(api.db, { city: 'Hirnagar' })
    for (const status of ['active', 'inactive', 'pending'] as const)
      await insertBusiness(api.db, { locationId: id, status })
    expect(await refused('DELETE', `/locations/${id}`, {})).toMatchObject({
      status: 409,
      code: 'NOT_POSSIBLE',
      error: 'Hirnagar has 3 businesses. Move them first.',
    })
  })
})

describe.each([
  ['POST', '/locations'],
  ['PUT', '/locations/1'],
  ['DELETE', '/locations/1'],
])('%s %s', (method, path) => {
  test('is for administrators', async () => {
    const body = { ...suhana, city: 'Mine' }
    expect(await api.fail(path, bodyRequest(method, body))).toMatchObject({ status: 401 })
    for (const role of ['user', 'owner'] as const)
      expect(
        await refused(method, path, body, (await insertAccount(api.db, { role })).token),
      ).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      })
  })

  test('of an unknown town is not found', async () => {
    if (method === 'POST') return
    expect(await refused(method, '/locations/2000000000', {})).toMatchObject({
      status: 404,
      error: 'Location not found.',
    })
    expect(await refused(method, '/locations/sonpani', {})).toMatchObject({ status: 400 })
  })
})
