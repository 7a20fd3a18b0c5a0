import { afterAll, beforeAll, expect, test } from 'vitest'
import { getClassified, listClassifieds } from '#contract/classifieds.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAd, insertClassifiedCategory, insertLocation } from './setup/builders.ts'

let api: TestApi
let slug: string
beforeAll(async () => {
  api = await startApi()
  const { id } = await insertClassifiedCategory(api.db, {
    ...{ name: 'Tractors', nameHi: 'ट्रैक्टर', slug: 'tractors' },
  })
  await insertLocation(api.db, { city: 'Sonpani', nameHi: 'सोनपानी' })
  ;({ slug } = await insertAd(api.db, { categoryId: id, state: 'Karnataka', city: 'sonpani' }))
})
afterAll(() => api.close())

test('a list for readers of Hindi has its categories and states in Hindi', async () => {
  const { data, facets } = await api.read(listClassifieds, {
    query: { language: 'hi', facets: 'true' },
  })
  expect(data).toMatchObject([
    { city: 'सोनपानी', state: 'कर्नाटक', category: { name: 'ट्रैक्टर', nameHi: null } },
  ])
  expect(facets!.category).toMatchObject([{ name: 'ट्रैक्टर', count: 1 }])
  expect(facets!.city).toEqual([{ city: 'सोनपानी', count: 1 }])
})

test('so has an ad', async () => {
  const { data } = await api.read(getClassified, { params: { slug }, query: { language: 'hi' } })
  expect(data).toMatchObject({
    city: 'सोनपानी',
    state: 'कर्नाटक',
    category: { name: 'ट्रैक्टर', nameHi: null },
  })
  expect(data.category).not.toHaveProperty('otherName')
})

test('without a language they are as stored, with the Hindi name beside', async () => {
  const { data, facets } = await api.read(listClassifieds, { query: { facets: 'true' } })
  expect(data).toMatchObject([
    { city: 'sonpani', state: 'Karnataka', category: { name: 'Tractors', nameHi: 'ट्रैक्टर' } },
  ])
  expect(facets!.category).toMatchObject([{ name: 'Tractors' }])
})

test('a town is a filter by either name, and a name of two towns is left as typed', async () => {
  const found = async (city: string) =>
    (await api.read(listClassifieds, { query: { language: 'hi', city } })).data
  expect(await found('सोनपानी')).toHaveLength(1)
  expect(await found('Sonpani')).toHaveLength(1)
  expect(await found('नयानगर')).toEqual([])
  await insertLocation(api.db, { city: 'Sonpani', nameHi: 'पनकी', district: 'Kanpur' })
  expect(await found('Sonpani')).toMatchObject([{ city: 'sonpani' }])
})
