import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAmenities } from '#contract/amenities.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import { businessAmenities } from '#server/kit/db/tables/index.ts'
import { insertAccount, insertAmenity, insertBusiness, insertCategory } from './setup/builders.ts'

let api: TestApi
let banks: Awaited<ReturnType<typeof insertCategory>>

beforeAll(async () => {
  api = await startApi()
  banks = await insertCategory(api.db, { name: 'Banks', sortOrder: 2 })
  const hotels = await insertCategory(api.db, { name: 'Hotels', sortOrder: 1 })
  await insertAmenity(api.db, { name: 'Locker', categoryId: banks.id, sortOrder: 2 })
  await insertAmenity(api.db, { name: 'ATM', categoryId: banks.id, sortOrder: 1, icon: '🏧' })
  await insertAmenity(api.db, { name: 'Wi-Fi', categoryId: hotels.id })
  await insertAmenity(api.db, { name: 'Pool', categoryId: hotels.id, status: 'inactive' })
})

afterAll(() => api.close())

describe('features', () => {
  test('are the active ones, category by category', async () => {
    const { data } = await api.read(listAmenities)
    expect(data.map(({ name, category }) => [name, category])).toEqual([
      ['Wi-Fi', 'Hotels'],
      ['ATM', 'Banks'],
      ['Locker', 'Banks'],
    ])
  })

  test('name their category and count the active businesses that have them', async () => {
    const locker = await api.db.query.amenities.findFirst({
      where: ({ name }, { eq }) => eq(name, 'Locker'),
    })
    for (const status of ['active', 'active', 'pending', 'inactive'] as const) {
      const { id } = await insertBusiness(api.db, { categoryId: banks.id, status })
      const [amenityId, businessId] = [locker!.id, id]
      await api.db.insert(businessAmenities).values({ amenityId, businessId })
    }
    const { data } = await api.read(listAmenities)
    expect(data.map((one) => [one.name, one.categoryName, one.businessCount])).toEqual([
      ['Wi-Fi', 'Hotels', 0],
      ['ATM', 'Banks', 0],
      ['Locker', 'Banks', 2],
    ])
  })

  test('of one category; none for an unknown one', async () => {
    const { data } = await api.read(listAmenities, { query: { categoryId: banks.id } })
    expect(data.map(({ name }) => name)).toEqual(['ATM', 'Locker'])
    expect((await api.read(listAmenities, { query: { categoryId: 987654 } })).data).toEqual([])
    expect((await api.read(listAmenities, { query: { categoryId: '' } })).data).toHaveLength(3)
  })

  test('that are not active need an administrator', async () => {
    const user = await insertAccount(api.db, { role: 'owner' })
    expect(await api.fail('/features?status=all')).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(
      await api.fail('/features?status=inactive', authorizedRequest(user.token)),
    ).toMatchObject({
      code: 'FORBIDDEN',
    })
    const { token } = await insertAccount(api.db, { role: 'admin' })
    expect(
      (await api.read(listAmenities, { query: { status: 'inactive' }, token })).data,
    ).toMatchObject([{ name: 'Pool', status: 'inactive' }])
  })

  test('a category that is no id is an error', async () => {
    expect(await api.fail('/features?categoryId=banks')).toMatchObject({
      fields: { categoryId: 'This must be a number' },
    })
    expect(await api.fail('/features?categoryId=99999999999')).toMatchObject({
      fields: { categoryId: 'At most 2147483647' },
    })
  })
})
