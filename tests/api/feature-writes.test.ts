import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listAllAmenities,
  createAmenity,
  deleteAmenity,
  listAmenities,
  reorderAmenities,
  updateAmenity,
} from '#contract/amenities.ts'
import { businessAmenities } from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAmenity, insertBusiness, insertCategory } from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

let api: TestApi
let token: string
let categoryId: number

beforeAll(async () => {
  api = await startApi()
  ;({ token } = await insertAccount(api.db, { role: 'admin' }))
  categoryId = (await insertCategory(api.db)).id
})

afterAll(() => api.close())

const refused = (method: string, path: string, body: unknown) =>
  api.fail(path, bodyRequest(method, body, token))

/** A feature with this number of businesses. */
async function used(times: number) {
  const feature = await insertAmenity(api.db, { categoryId })
  for (let i = 0; i < times; i++) {
    const { id } = await insertBusiness(api.db, { categoryId })
    await api.db.insert(businessAmenities).values({ businessId: id, amenityId: feature.id })
  }
  return feature
}

describe('a new feature', () => {
  test('can be chosen from then on, and leaves its traces', async () => {
    const { data } = await api.read(createAmenity, {
      body: { categoryId, name: ' Free  parking ', icon: '🅿️' },
      token,
    })
    expect(data).toMatchObject({ name: 'Free parking', status: 'active', businessCount: 0 })
    const listed = await api.read(listAmenities, { query: { categoryId: String(categoryId) } })
    expect(listed.data.map(({ name }) => name)).toContain('Free parking')
    expect((await readTraces(api, 'amenities', data.id)).marks).toEqual(['created'])
  })

  test('needs a name that is new in its category, and a category', async () => {
    expect(await refused('POST', '/features', { categoryId, name: 'FREE PARKING' })).toMatchObject({
      fields: { name: 'This category already has a feature with this name' },
    })
    expect(await refused('POST', '/features', { categoryId: 999_999, name: 'x' })).toMatchObject({
      fields: { categoryId: 'Choose a category' },
    })
    const { fields } = await refused('POST', '/features', {})
    expect(Object.keys(fields!)).toEqual(expect.arrayContaining(['categoryId', 'name']))
  })
})

describe('a feature that businesses have', () => {
  test('is counted, stays in its category and is not deleted', async () => {
    const { id } = await used(2)
    const { data } = await api.read(listAllAmenities, { token })
    expect(data.find((one) => one.id === id)).toMatchObject({ businessCount: 2 })
    expect(await refused('DELETE', `/features/${id}`, undefined)).toMatchObject({
      code: 'NOT_POSSIBLE',
      error: expect.stringContaining('2 businesses have') as string,
    })
    const other = await insertCategory(api.db)
    expect(await refused('PUT', `/features/${id}`, { categoryId: other.id })).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
  })

  test('can be switched off, by its status alone', async () => {
    const { id, version } = await used(1)
    const { data } = await api.read(updateAmenity, {
      params: { id },
      body: { status: 'inactive' },
      token,
    })
    expect(data).toMatchObject({ status: 'inactive', businessCount: 1 })
    expect((await readTraces(api, 'amenities', id)).marks).toEqual(['deleted'])
    expect(await refused('PUT', `/features/${id}`, { name: 'Late', version })).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    })
  })
})

describe('the list of administrators', () => {
  test('is narrowed by category, status and name; its figures are of all', async () => {
    const mine = await insertCategory(api.db)
    await insertAmenity(api.db, { categoryId: mine.id, name: 'Wi-Fi', status: 'inactive' })
    await insertAmenity(api.db, { categoryId: mine.id, name: 'Lift' })
    const list = async (query: object) =>
      await api.read(listAllAmenities, { query: { categoryId: String(mine.id), ...query }, token })
    const whole = await list({})
    expect(whole.data).toHaveLength(2)
    expect(whole.counts.total).toBeGreaterThan(2)
    expect(whole.counts.active).toBeLessThan(whole.counts.total)
    expect((await list({ status: 'inactive' })).data).toMatchObject([{ name: 'Wi-Fi' }])
    expect((await list({ search: 'lif' })).data).toMatchObject([{ name: 'Lift' }])
    expect((await list({ limit: '1', page: '2' })).pagination).toMatchObject({ total: 2, page: 2 })
  })

  test('is put into an order, and loses a deleted one', async () => {
    const { id } = await insertCategory(api.db)
    const [one, two] = [
      await insertAmenity(api.db, { categoryId: id }),
      await insertAmenity(api.db, { categoryId: id }),
    ]
    const params = { categoryId: id }
    await api.read(reorderAmenities, { params, body: { ids: [two.id, one.id] }, token })
    const listed = async () =>
      (await api.read(listAmenities, { query: { categoryId: String(id) } })).data.map(
        (feature) => feature.id,
      )
    expect(await listed()).toEqual([two.id, one.id])
    await api.read(deleteAmenity, { params: { id: one.id }, token })
    expect(await listed()).toEqual([two.id])
  })
})
