import { afterAll, beforeAll, expect, test } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { DEFAULT_FEATURE_GROUPS } from '#config/listing-defaults/features.ts'
import { listAmenities } from '#contract/amenities.ts'
import { listCategories } from '#contract/categories.ts'
import { listServiceFields } from '#contract/service-fields.ts'
import { amenities, serviceFields } from '#server/kit/db/tables/index.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { startApi, type TestApi } from './setup/api.ts'

const FEATURES = 35
const GROUPS = 5
const HINDI = /\p{Script=Devanagari}/u

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await loadSampleDistrict(api.db)
})

afterAll(() => api.close())

const questionsOf = async (categoryId: number) =>
  (await api.read(listServiceFields, { params: { categoryId } })).data

test('every sample category asks something, in English and Hindi', async () => {
  const { data: categories } = await api.read(listCategories)
  expect(categories.length).toBeGreaterThan(5)
  for (const { id, name } of categories) {
    const questions = await questionsOf(id)
    expect(questions.length, name).toBeGreaterThan(0)
    for (const { fieldLabel, labelHi } of questions) {
      expect(fieldLabel, name).not.toBe('')
      expect(labelHi, fieldLabel).toMatch(HINDI)
    }
    const { data: features } = await api.read(listAmenities, { query: { categoryId: id } })
    expect(features.length, name).toBeGreaterThan(0)
  }
})

test('features of five groups are there, in English and Hindi', async () => {
  const { data } = await api.read(listAmenities)
  const names = new Set(data.map(({ name }) => name))
  expect(names.size).toBeGreaterThanOrEqual(FEATURES)
  for (const { name, nameHi } of data) expect(nameHi, name).toMatch(HINDI)
  expect(DEFAULT_FEATURE_GROUPS).toHaveLength(GROUPS)
  for (const { name, nameHi, features } of DEFAULT_FEATURE_GROUPS) {
    expect(nameHi, name).toMatch(HINDI)
    expect(features.filter((feature) => names.has(feature.name)).length, name).toBe(features.length)
  }
})

test('what was changed or deleted since stays so after the next start', async () => {
  const categoryId = (await api.read(listCategories)).data[0]!.id
  const [changed, deleted] = await questionsOf(categoryId)
  const { data } = await api.read(listAmenities, { query: { categoryId } })
  const feature = data[0]!
  await api.db
    .update(serviceFields)
    .set({ fieldLabel: 'Asked otherwise' })
    .where(eq(serviceFields.id, changed!.id))
  await api.db.delete(serviceFields).where(eq(serviceFields.id, deleted!.id))
  await api.db
    .delete(amenities)
    .where(and(eq(amenities.id, feature.id), eq(amenities.categoryId, categoryId)))

  expect(await loadSampleDistrict(api.db)).toBe('present')

  const after = await questionsOf(categoryId)
  expect(after.map(({ fieldLabel }) => fieldLabel)).toContain('Asked otherwise')
  expect(after.map(({ fieldName }) => fieldName)).not.toContain(deleted!.fieldName)
  const left = (await api.read(listAmenities, { query: { categoryId } })).data
  expect(left.map(({ name }) => name)).not.toContain(feature.name)
})
