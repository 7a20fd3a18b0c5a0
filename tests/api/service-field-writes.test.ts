import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listAllServiceFields,
  createServiceField,
  deleteServiceField,
  listServiceFields,
  reorderServiceFields,
  updateServiceField,
} from '#contract/service-fields.ts'
import { businesses } from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertBusiness,
  insertCategory,
  insertServiceField,
} from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'

let api: TestApi
let token: string
let categoryId: number

const FIELDS = '/category-service-fields'

beforeAll(async () => {
  api = await startApi()
  ;({ token } = await insertAccount(api.db, { role: 'admin' }))
  categoryId = (await insertCategory(api.db)).id
})

afterAll(() => api.close())

const create = async (body: object) =>
  (await api.read(createServiceField, { body: { categoryId, ...body } as never, token })).data
const update = async (id: number, body: object) =>
  (await api.read(updateServiceField, { params: { id }, body, token })).data
const refused = (method: string, path: string, body: unknown) =>
  api.fail(path, bodyRequest(method, body, token))

describe('a new service field', () => {
  test('is asked in the listing form from then on, and leaves its traces', async () => {
    const made = await create({
      fieldName: 'beds',
      fieldLabel: ' Number  of beds ',
      fieldType: 'number',
      fieldOptions: { min: 1, max: 500, options: ['left', 'out'] },
    })
    expect(made).toMatchObject({
      fieldLabel: 'Number of beds',
      fieldOptions: { min: 1, max: 500 },
      isActive: true,
      isRequired: false,
      displayOrder: 0,
      category: { id: categoryId },
    })
    const { data } = await api.read(listServiceFields, { params: { categoryId } })
    expect(data.map(({ fieldName }) => fieldName)).toContain('beds')
    const { entries, marks } = await readTraces(api, 'service-fields', made.id)
    expect(entries).toMatchObject([{ action: 'create', detail: { fieldName: 'beds' } }])
    expect(marks).toEqual(['created'])
  })

  test.each(['select', 'radio', 'checkbox'])('of type %s needs options', async (fieldType) => {
    const body = { categoryId, fieldName: `of_${fieldType}`, fieldLabel: 'Kind', fieldType }
    for (const options of [undefined, [], [' ', '']]) {
      const fieldOptions = options && { options }
      expect(await refused('POST', FIELDS, { ...body, fieldOptions })).toMatchObject({
        status: 400,
        fields: { fieldOptions: 'Options are required for this field type' },
      })
    }
    const made = await create({ ...body, fieldOptions: { options: [' A ', '', 'B', 'A'] } })
    expect(made.fieldOptions).toEqual({ options: ['A', 'B'] })
  })

  test.each([
    ['fieldName', { fieldName: 'has space' }],
    ['fieldName', { fieldName: '1st' }],
    ['fieldName', { fieldName: 'BEDS' }],
    ['fieldLabel', { fieldLabel: '  ' }],
    ['displayOrder', { displayOrder: -1 }],
    ['fieldOptions', { fieldOptions: { min: 5, max: 1 }, fieldType: 'number' }],
    ['categoryId', { categoryId: 999_999 }],
  ])('is refused for a wrong %s: %j', async (field, wrong) => {
    const body = {
      categoryId,
      fieldName: 'fresh',
      fieldLabel: 'Fresh',
      fieldType: 'text',
      ...wrong,
    }
    const { status, fields } = await refused('POST', FIELDS, body)
    expect(status).toBe(400)
    expect(fields).toHaveProperty(field)
  })
})

describe('a change of a service field', () => {
  test('of its name takes the answers along', async () => {
    const field = await insertServiceField(api.db, { categoryId, fieldName: 'oldName' })
    const { id } = await insertBusiness(api.db, {
      categoryId,
      serviceInformation: { oldName: 'yes', other: 1 },
    })
    const elsewhere = await insertBusiness(api.db, { serviceInformation: { oldName: 'mine' } })
    await update(field.id, { fieldName: 'newName' })
    const answersOf = async (which: number) =>
      (await api.db.select().from(businesses).where(eq(businesses.id, which)))[0]!
        .serviceInformation
    expect(await answersOf(id)).toEqual({ newName: 'yes', other: 1 })
    expect(await answersOf(elsewhere.id)).toEqual({ oldName: 'mine' })
  })

  test('is refused when another was made meanwhile, and into another category', async () => {
    const field = await insertServiceField(api.db, { categoryId })
    const { version } = await update(field.id, { isActive: false, version: field.version })
    const place = `${FIELDS}/${field.id}`
    expect(await refused('PUT', place, { isActive: true, version: field.version })).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    })
    expect((await update(field.id, { isActive: true, version })).isActive).toBe(true)
    const other = await insertCategory(api.db)
    expect(await refused('PUT', place, { categoryId: other.id })).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
    expect((await readTraces(api, 'service-fields', field.id)).marks).toEqual([
      'created',
      'deleted',
    ])
  })

  test('to a type with options needs them', async () => {
    const field = await insertServiceField(api.db, { categoryId })
    expect(await refused('PUT', `${FIELDS}/${field.id}`, { fieldType: 'select' })).toMatchObject({
      fields: { fieldOptions: 'Options are required for this field type' },
    })
  })
})

describe('the list of administrators', () => {
  test('is searched by name and label, category by category', async () => {
    const mine = await insertCategory(api.db, { name: 'Dentists' })
    await insertServiceField(api.db, { categoryId: mine.id, fieldName: 'chairs', displayOrder: 2 })
    await insertServiceField(api.db, {
      categoryId: mine.id,
      fieldName: 'xray',
      fieldLabel: '100% x-ray',
      displayOrder: 1,
      isActive: false,
    })
    const list = async (query: object) =>
      (
        await api.read(listAllServiceFields, {
          query: { categoryId: String(mine.id), ...query },
          token,
        })
      ).data
    expect((await list({})).map(({ fieldName }) => fieldName)).toEqual(['xray', 'chairs'])
    expect(await list({ search: '0% X' })).toMatchObject([
      { fieldName: 'xray', isActive: false, category: { name: 'Dentists' } },
    ])
    expect(await list({ search: 'chair' })).toHaveLength(1)
  })

  test('is put into an order, by all of its ids alone', async () => {
    const { id } = await insertCategory(api.db)
    const [one, two] = [
      await insertServiceField(api.db, { categoryId: id }),
      await insertServiceField(api.db, { categoryId: id }),
    ]
    const place = { params: { categoryId: id }, token }
    await api.read(reorderServiceFields, { ...place, body: { ids: [two.id, one.id] } })
    const { data } = await api.read(listServiceFields, place)
    expect(data.map((field) => field.id)).toEqual([two.id, one.id])
    expect(
      await refused('POST', `${FIELDS}/category/${id}/order`, { ids: [one.id] }),
    ).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })

  test('loses a deleted one', async () => {
    const field = await insertServiceField(api.db, { categoryId })
    await api.read(deleteServiceField, { params: { id: field.id }, token })
    expect((await readTraces(api, 'service-fields', field.id)).marks).toEqual(['deleted'])
    expect(await refused('DELETE', `${FIELDS}/${field.id}`, undefined)).toMatchObject({
      status: 404,
    })
  })
})
