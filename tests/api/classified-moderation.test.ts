import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listClassifieds, listClassifiedCategories } from '#contract/classifieds.ts'
import {
  listAllClassifiedCategories,
  createClassifiedCategory,
  deleteClassifiedCategory,
  updateClassifiedCategory,
} from '#contract/classified-categories.ts'
import { deleteClassified } from '#contract/classifieds-selling.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd, insertClassifiedCategory } from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await startApi()
  token = (await insertAccount(api.db, { role: 'admin' })).token
})
afterAll(() => api.close())

const refused = (method: string, path: string, body?: object, by: string | undefined = token) =>
  api.fail(path, bodyRequest(method, body ?? {}, by))

describe('a category of ads', () => {
  const all = async () => (await api.read(listAllClassifiedCategories, { token })).data
  const change = async (id: number, body: object) =>
    (await api.read(updateClassifiedCategory, { params: { id }, body, token })).data

  test('is added with the standard values, a slug of its name, and leaves its traces', async () => {
    const body = { name: '  Music   Instruments ' }
    const made = (await api.read(createClassifiedCategory, { body, token })).data
    expect(made).toMatchObject({
      name: 'Music Instruments',
      slug: 'music-instruments',
      color: '#3B82F6',
      status: 'active',
      sortOrder: 0,
      ads: 0,
    })
    const { entries, marks } = await readTraces(api, 'classified-categories', made.id)
    expect(entries).toMatchObject([{ action: 'create' }])
    expect(marks).toHaveLength(1)
    expect(await refused('POST', '/classified-categories', { name: 'music instruments' })).toEqual(
      expect.objectContaining({
        fields: { name: 'The category “Music Instruments” already uses this name' },
      }),
    )
    expect(await refused('POST', '/classified-categories', {})).toMatchObject({ status: 400 })
  })

  test('is changed, hidden while none of its ads is shown, listed for administrators', async () => {
    const { id, version } = await insertClassifiedCategory(api.db, { name: 'Toys', slug: 'toys' })
    const classified = await insertAd(api.db, { categoryId: id })
    expect(
      await refused('PUT', `/classified-categories/${id}`, { status: 'inactive' }),
    ).toMatchObject({ code: 'NOT_POSSIBLE', error: 'Toys has 1 ad that is shown.' })
    await api.read(deleteClassified, { params: { id: classified.id }, token })
    expect(await change(id, { status: 'inactive', version })).toMatchObject({ status: 'inactive' })
    expect(await refused('PUT', `/classified-categories/${id}`, { icon: 'x', version })).toEqual(
      expect.objectContaining({ code: 'CHANGED_MEANWHILE' }),
    )
    expect((await all()).find((one) => one.id === id)).toMatchObject({ status: 'inactive' })
    const shown = (await api.read(listClassifiedCategories)).data
    expect(shown.some((one) => one.id === id)).toBe(false)
  })

  test('is deleted only without ads', async () => {
    const { id } = await insertClassifiedCategory(api.db, { name: 'Books', slug: 'books' })
    const classified = await insertAd(api.db, { categoryId: id, status: 'suspended' })
    expect(await refused('DELETE', `/classified-categories/${id}`)).toMatchObject({
      code: 'NOT_POSSIBLE',
      error: 'Books has 1 ad. Move them first.',
    })
    await api.read(deleteClassified, { params: { id: classified.id }, token })
    await api.read(deleteClassifiedCategory, { params: { id }, token })
    expect(await refused('DELETE', `/classified-categories/${id}`)).toMatchObject({ status: 404 })
  })
})

describe('administrators', () => {
  test('list ads of every state, narrowed by words and category; others may not', async () => {
    const { id: categoryId } = await insertClassifiedCategory(api.db)
    for (const status of ['pending', 'active', 'suspended', 'sold'] as const)
      await insertAd(api.db, { categoryId, status, title: `Namuna ${status}` })
    const query = { status: 'all', categoryId: String(categoryId) } as const
    const found = await api.read(listClassifieds, { query, token })
    expect(found.data.map(({ title }) => title).sort()).toEqual([
      'Namuna active',
      'Namuna pending',
      'Namuna sold',
      'Namuna suspended',
    ])
    const some = await api.read(listClassifieds, {
      query: { ...query, search: 'suspended' },
      token,
    })
    expect(some.pagination.total).toBe(1)
    expect(await api.fail('/classified?status=all')).toMatchObject({ status: 403 })
  })

  test('delete any ad; other people do not find it', async () => {
    const { id } = await insertAd(api.db)
    const stranger = await insertAccount(api.db)
    expect(await refused('DELETE', `/classified/${id}`, {}, stranger.token)).toMatchObject({
      status: 404,
    })
    await api.read(deleteClassified, { params: { id }, token })
    expect(await refused('DELETE', `/classified/${id}`)).toMatchObject({ status: 404 })
  })
})
