import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listServiceFields } from '#contract/service-fields.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertCategory, insertServiceField } from './setup/builders.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

describe('the extra questions of a category', () => {
  test('are its active ones in their order', async () => {
    const { id: categoryId } = await insertCategory(api.db)
    await insertServiceField(api.db, {
      categoryId,
      fieldName: 'beds',
      fieldType: 'number',
      displayOrder: 2,
      fieldOptions: { min: 1 },
    })
    await insertServiceField(api.db, {
      categoryId,
      fieldName: 'kind',
      fieldType: 'select',
      displayOrder: 1,
      isRequired: true,
      fieldOptions: { options: ['Clinic', 'Hospital'] },
    })
    await insertServiceField(api.db, { categoryId, isActive: false })
    const { data } = await api.read(listServiceFields, { params: { categoryId } })
    expect(data).toMatchObject([
      { fieldName: 'kind', isRequired: true, fieldOptions: { options: ['Clinic', 'Hospital'] } },
      { fieldName: 'beds', isRequired: false, fieldOptions: { min: 1 } },
    ])
  })

  test('may be none', async () => {
    const { id: categoryId } = await insertCategory(api.db)
    expect((await api.read(listServiceFields, { params: { categoryId } })).data).toEqual([])
  })

  test('of an unknown category are not found; of no id are an error', async () => {
    expect(await api.fail('/category-service-fields/category/987654')).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await api.fail('/category-service-fields/category/hospitals')).toMatchObject({
      status: 400,
      fields: { categoryId: 'This must be a number' },
    })
  })
})
