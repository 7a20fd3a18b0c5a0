import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCategories } from '#contract/categories.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertCategory } from './setup/builders.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  const banks = await insertCategory(api.db, { name: 'Banks', nameHi: 'बैंक', sortOrder: 2 })
  await insertCategory(api.db, { name: 'Hospitals', sortOrder: 1 })
  await insertCategory(api.db, { name: 'Forts', status: 'inactive' })
  await insertBusiness(api.db, { categoryId: banks.id })
  await insertBusiness(api.db, { categoryId: banks.id })
  await insertBusiness(api.db, { categoryId: banks.id, status: 'pending' })
})

afterAll(() => api.close())

async function names(status?: 'inactive' | 'all', token?: string) {
  const { data } = await api.read(listCategories, { query: { status }, token })
  return data.map(({ name }) => name)
}

describe('the list of categories', () => {
  test('has the active ones in their order', async () => {
    expect(await names()).toEqual(['Hospitals', 'Banks'])
  })

  test('counts active businesses when asked', async () => {
    const { data } = await api.read(listCategories, { query: { includeCount: 'true' } })
    expect(data.map(({ name, businessCount }) => [name, businessCount])).toEqual([
      ['Hospitals', 0],
      ['Banks', 2],
    ])
    expect((await api.read(listCategories)).data[0]).not.toHaveProperty('businessCount')
  })
})

describe('categories that are not active', () => {
  test('are refused to visitors and users', async () => {
    const user = await insertAccount(api.db)
    for (const status of ['inactive', 'all']) {
      expect(await api.fail(`/categories?status=${status}`)).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      })
      const init = { headers: { Authorization: `Bearer ${user.token}` } }
      expect(await api.fail(`/categories?status=${status}`, init)).toMatchObject({
        code: 'FORBIDDEN',
      })
    }
  })

  test('are shown to administrators, and no cache keeps that', async () => {
    const { token } = await insertAccount(api.db, { role: 'admin' })
    expect(await names('inactive', token)).toEqual(['Forts'])
    expect(await names('all', token)).toEqual(['Forts', 'Hospitals', 'Banks'])
    const answer = await api.ask('/categories?status=all', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(answer.headers.get('ETag')).toBeNull()
  })

  test('an unknown status is an error that names it', async () => {
    expect(await api.fail('/categories?status=gone')).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { status: 'Use one of: active, inactive, all' },
    })
  })
})
