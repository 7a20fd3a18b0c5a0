import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import {
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
} from '#contract/categories.ts'
import { getSnapshotState } from '#contract/snapshot.ts'
import { amenities } from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertAmenity,
  insertBusiness,
  insertCategory,
  insertPost,
} from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

const hostile = JSON.parse(
  readFileSync(new URL('../fixtures/hostile-strings.json', import.meta.url), 'utf8'),
) as string[]

let api: TestApi
let token: string
let id: number

beforeAll(async () => {
  api = await startApi()
  const admin = await insertAccount(api.db, { role: 'admin' })
  ;({ token, id } = admin)
})

afterAll(() => api.close())

const create = async (body: object) =>
  (await api.read(createCategory, { body: body as never, token })).data
const update = async (which: number, body: object) =>
  (await api.read(updateCategory, { params: { id: which }, body: body, token })).data
const refused = (method: string, path: string, body: unknown, by: string | undefined = token) =>
  api.fail(path, bodyRequest(method, body, by))

describe('a new category', () => {
  test('has the standard values, a slug of its name, and leaves its traces', async () => {
    const made = await create({ name: '  Sweet   Shops ' })
    expect(made).toMatchObject({
      name: 'Sweet Shops',
      slug: 'sweet-shops',
      nameHi: null,
      description: '',
      color: '#6366f1',
      status: 'active',
      sortOrder: 0,
      keywords: [],
    })
    expect((await api.read(listCategories)).data.map(({ slug }) => slug)).toContain('sweet-shops')
    const { entries, marks } = await readTraces(api, 'categories', made.id)
    expect(entries).toMatchObject([
      { action: 'create', accountId: id, detail: { name: 'Sweet Shops' } },
    ])
    expect(marks).toEqual(['created'])
  })

  test('takes all that is given, in Hindi too', async () => {
    const body = {
      name: 'Tractors',
      nameHi: 'ट्रैक्टर',
      slug: 'Tractor-Shops',
      description: 'Sale & repair\nof tractors',
      icon: '🚜',
      color: '#0a0B0c',
      sortOrder: -3,
      keywords: ['kheti', 'खेती', 'kheti'],
      status: 'inactive',
    }
    const made = await create(body)
    expect(made).toMatchObject({ ...body, slug: 'tractor-shops', keywords: ['kheti', 'खेती'] })
    expect((await readTraces(api, 'categories', made.id)).marks).toEqual([])
  })

  test('of the same words takes another slug; of a name in Hindi a readable one', async () => {
    expect((await create({ name: 'Cafe & Tea' })).slug).toBe('cafe-and-tea')
    expect((await create({ name: 'Cafe, and tea!' })).slug).toBe('cafe-and-tea-2')
    expect((await create({ name: 'दवाई', slug: '' })).slug).toMatch(/^[a-z]+$/)
    expect((await create({ name: '24' })).slug).toBe('category-24')
  })

  test('is unlike every other', async () => {
    await create({ name: 'Salons', slug: 'beauty' })
    expect(await refused('POST', '/categories', { name: 'SALONS' })).toMatchObject({
      status: 400,
      fields: { name: 'The category “Salons” already uses this name' },
    })
    expect(
      await refused('POST', '/categories', { name: 'Parlours', slug: 'beauty' }),
    ).toMatchObject({
      status: 400,
      fields: { slug: 'The category “Salons” already uses this slug' },
    })
    const both = await Promise.all(
      [1, 2, 3].map(() =>
        api.ask('/categories', bodyRequest('POST', { name: 'Opticians' }, token)),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  })

  test.each([
    ['name', {}, 'This is required'],
    ['name', { name: ' ' }, 'This is required'],
    ['name', { name: '-' }, 'Enter at least one letter or digit'],
    ['name', { name: 'x'.repeat(121) }, 'At most 120 characters'],
    ['slug', { name: 'A b', slug: 'Ä b' }, expect.stringContaining('lowercase letters') as string],
    ['slug', { name: 'A b', slug: '77' }, expect.stringContaining('not a number alone') as string],
    ['slug', { name: 'A b', slug: '../x' }, expect.stringContaining('lowercase letters') as string],
    ['color', { name: 'A b', color: 'red' }, 'Use a colour like #1D5B3B'],
    ['status', { name: 'A b', status: 'gone' }, 'Use one of: active, inactive'],
    ['sortOrder', { name: 'A b', sortOrder: 1e9 }, 'At most 100000'],
    ['icon', { name: 'A b', icon: 'x'.repeat(17) }, 'At most 16 characters'],
    ['keywords.0', { name: 'A b', keywords: [7] }, 'This must be text'],
  ])('is refused for its %s: %j', async (field, body, reason) => {
    expect(await refused('POST', '/categories', body)).toMatchObject({
      status: 400,
      fields: { [field]: reason },
    })
  })

  test('may have any words for a name, kept as words', async () => {
    for (const name of hostile) {
      const answer = await api.ask(
        '/categories',
        bodyRequest('POST', { name, keywords: [name] }, token),
      )
      expect([201, 400], name).toContain(answer.status)
    }
  })
})

describe('a change of a category', () => {
  test('takes what is given and leaves the rest', async () => {
    const made = await create({ name: 'Forges', nameHi: 'लोहार', icon: '🔨' })
    const changed = await update(made.id, { description: 'Iron', icon: '', slug: 'smiths' })
    expect(changed).toMatchObject({
      name: 'Forges',
      nameHi: 'लोहार',
      icon: null,
      description: 'Iron',
      slug: 'smiths',
    })
    expect(changed.version).toBeGreaterThan(made.version)
    const { entries, marks } = await readTraces(api, 'categories', made.id)
    expect(entries[0]).toMatchObject({
      action: 'update',
      detail: { before: { icon: '🔨', slug: 'forges' }, after: { icon: null, slug: 'smiths' } },
    })
    expect(marks).toEqual(['updated', 'created'])
  })

  test('that changes nothing writes nothing', async () => {
    const made = await create({ name: 'Weavers' })
    expect(
      await update(made.id, { name: 'Weavers', color: made.color, version: made.version }),
    ).toEqual(made)
    expect((await readTraces(api, 'categories', made.id)).marks).toEqual(['created'])
  })

  test('of a version that is no longer so is refused', async () => {
    const made = await create({ name: 'Potters' })
    await update(made.id, { sortOrder: 5, version: made.version })
    expect(
      await refused('PUT', `/categories/${made.id}`, { sortOrder: 9, version: made.version }),
    ).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
    })
  })

  test('is found by search at once', async () => {
    const made = await create({ name: 'Gunny bags' })
    const business = await insertBusiness(api.db, { categoryId: made.id, name: 'Shree Traders' })
    const found = async (search: string) =>
      (await api.read(listBusinesses, { query: { search } })).data.map((one) => one.id)
    expect(await found('borewell')).toEqual([])
    await update(made.id, { name: 'Borewells', keywords: ['pumpset'] })
    expect(await found('borewell')).toEqual([business.id])
    expect(await found('pumpset')).toEqual([business.id])
  })

  test('to inactive waits until no business is shown, and back', async () => {
    const made = await create({ name: 'Mills' })
    await insertBusiness(api.db, { categoryId: made.id })
    await insertBusiness(api.db, { categoryId: made.id, status: 'pending' })
    expect(await refused('PUT', `/categories/${made.id}`, { status: 'inactive' })).toMatchObject({
      status: 409,
      code: 'NOT_POSSIBLE',
      error: 'Mills has 1 active business. Move or deactivate them first.',
    })
    const empty = await create({ name: 'Kilns' })
    const before = (await api.read(getSnapshotState)).data.categories
    await update(empty.id, { status: 'inactive' })
    expect((await api.read(getSnapshotState)).data.categories).toBe(before - 1)
    await update(empty.id, { description: 'Bricks' })
    await update(empty.id, { status: 'active' })
    expect((await readTraces(api, 'categories', empty.id)).marks).toEqual([
      'created',
      'deleted',
      'created',
    ])
  })

  test('takes no name or slug of another', async () => {
    const made = await create({ name: 'Tents' })
    expect(await refused('PUT', `/categories/${made.id}`, { name: 'mills' })).toMatchObject({
      fields: { name: 'The category “Mills” already uses this name' },
    })
    expect(await refused('PUT', `/categories/${made.id}`, { slug: 'mills' })).toMatchObject({
      fields: { slug: 'The category “Mills” already uses this slug' },
    })
    expect(await refused('PUT', `/categories/${made.id}`, { name: null })).toMatchObject({
      fields: { name: 'This is required' },
    })
  })
})

describe('deleting a category', () => {
  test('takes its features with it', async () => {
    const made = await create({ name: 'Lodges' })
    await insertAmenity(api.db, { categoryId: made.id })
    const before = await api.db.$count(amenities)
    expect((await api.read(deleteCategory, { params: { id: made.id }, token })).data).toEqual({
      id: made.id,
    })
    expect(await api.db.$count(amenities)).toBe(before - 1)
    const { entries, marks } = await readTraces(api, 'categories', made.id)
    expect(entries[0]).toMatchObject({
      action: 'delete',
      detail: { name: 'Lodges', slug: 'lodges' },
    })
    expect(marks).toEqual(['deleted', 'created'])
    expect(await refused('DELETE', `/categories/${made.id}`, {})).toMatchObject({ status: 404 })
  })

  test('is refused while anything belongs to it, with how much', async () => {
    const made = await insertCategory(api.db, { name: 'Banks' })
    await insertBusiness(api.db, { categoryId: made.id, status: 'inactive' })
    await insertBusiness(api.db, { categoryId: made.id, status: 'pending' })
    await insertPost(api.db, { categoryId: made.id })
    expect(await refused('DELETE', `/categories/${made.id}`, {})).toMatchObject({
      status: 409,
      code: 'NOT_POSSIBLE',
      error: 'Banks has 2 businesses and 1 blog post. Move them first.',
    })
  })
})

describe.each([
  ['POST', '/categories'],
  ['PUT', '/categories/1'],
  ['DELETE', '/categories/1'],
])('%s %s', (method, path) => {
  test('is for administrators', async () => {
    expect(await api.fail(path, bodyRequest(method, { name: 'A b' }))).toMatchObject({
      status: 401,
    })
    for (const role of ['user', 'owner'] as const)
      expect(
        await refused(method, path, { name: 'A b' }, (await insertAccount(api.db, { role })).token),
      ).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      })
  })

  test('of an unknown category is not found', async () => {
    if (method === 'POST') return
    expect(await refused(method, '/categories/2000000000', {})).toMatchObject({
      status: 404,
      error: 'Category not found.',
    })
    expect(await refused(method, '/categories/banks', {})).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
    })
  })
})
