import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { updateCategory } from '#contract/categories.ts'
import { updateLocation } from '#contract/locations.ts'
import { reindexAll } from '#server/businesses/index.ts'
import { processReindexQueue } from '#server/businesses/search/index.ts'
import { businesses, reindexQueue } from '#server/kit/db/tables/index.ts'
import { foldText } from '#shared/text/fold.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertCategory, insertLocation } from './setup/builders.ts'

const MANY = 620
const PORTION = 100

let api: TestApi
let token: string
let categoryId: number
let locationId: number

beforeAll(async () => {
  api = await startApi()
  ;({ token } = await insertAccount(api.db, { role: 'admin' }))
  categoryId = (await insertCategory(api.db, { name: 'Schools' })).id
  locationId = (await insertLocation(api.db, { city: 'Chandapur' })).id
  await insertBusiness(api.db, { name: 'Sharma Tailors' })
  await api.db.insert(businesses).values(
    Array.from({ length: MANY }, (_, n) => ({
      name: `Primary ${n}`,
      slug: `primary-${n}`,
      categoryId,
      locationId,
      status: 'active' as const,
    })),
  )
  await reindexAll(api.db)
})

beforeEach(async () => {
  await processReindexQueue(api.db, new AbortController().signal)
})

afterAll(() => api.close())

const rename = (body: object) =>
  api.read(updateCategory, { params: { id: categoryId }, body, token })
const found = async (search: string) => {
  const { pagination, data, ...answer } = await api.read(listBusinesses, { query: { search } })
  return { total: pagination.total, correctedTo: answer.correctedTo, first: data[0]?.name }
}
/** How many documents hold a word, as it is folded. */
const documentsWith = async (word: string) =>
  api.db.$count(businesses, sql`${businesses.searchDocument} @@ ${`'${foldText(word)}'`}::tsquery`)
const waiting = () => api.db.select().from(reindexQueue)

/** One portion: the signal is aborted while the pause after it begins. */
async function onePortion(): Promise<void> {
  const stop = new AbortController()
  const before = (await waiting())[0]?.doneTo ?? 0
  const work = processReindexQueue(api.db, stop.signal)
  while (((await waiting())[0]?.doneTo ?? Infinity) === before) await new Promise(setImmediate)
  stop.abort()
  await work
}

describe('a category of many is renamed', () => {
  test('the answer comes before its documents are written; each is found meanwhile', async () => {
    const before = await documentsWith('zyrqvaxa')
    await rename({ keywords: ['zyrqvaxa'] })
    expect([before, await documentsWith('zyrqvaxa')]).toEqual([0, 0])
    expect(await waiting()).toEqual([{ noun: 'categories', recordId: categoryId, doneTo: 0 }])
    expect(await found('zyrqvaxa')).toMatchObject({ total: MANY, correctedTo: undefined })
    expect(await found('zyrqva')).toMatchObject({ total: MANY })
    expect(await found('zyrqvaxa primary 17')).toMatchObject({ first: 'Primary 17' })
    expect(await found('sharma tailors')).toMatchObject({ total: 1, first: 'Sharma Tailors' })

    await api.runTask('search documents')
    expect(await documentsWith('zyrqvaxa')).toBe(MANY)
    expect(await waiting()).toEqual([])
    expect(await found('zyrqvaxa')).toMatchObject({ total: MANY })
  })

  test('its documents are written in small portions, which a stop keeps', async () => {
    await rename({ keywords: ['quxtolmi'] })
    await onePortion()
    const done = await documentsWith('quxtolmi')
    expect(done).toBeGreaterThanOrEqual(PORTION)
    expect(done).toBeLessThan(MANY)
    expect(done % PORTION).toBe(0)
    expect(await found('quxtolmi')).toMatchObject({ total: MANY })

    // Another server, or this one after a restart.
    await api.runTask('search documents')
    expect(await documentsWith('quxtolmi')).toBe(MANY)
  })

  test('renamed again half-way, it begins anew with the new name', async () => {
    await rename({ keywords: ['brelvonka'] })
    await onePortion()
    await rename({ keywords: ['drimkasto'] })
    expect(await waiting()).toMatchObject([{ doneTo: 0 }])
    expect(await found('drimkasto')).toMatchObject({ total: MANY })
    await api.runTask('search documents')
    expect([await documentsWith('brelvonka'), await documentsWith('drimkasto')]).toEqual([0, MANY])
  })

  test('two processes at it at once do it once', async () => {
    await rename({ keywords: ['valkenrut'] })
    await Promise.all([api.runTask('search documents'), api.runTask('search documents')])
    await api.runTask('search documents')
    expect(await documentsWith('valkenrut')).toBe(MANY)
    expect(await waiting()).toEqual([])
  })
})

test('the same of a town', async () => {
  const body = { aliases: ['Vrombelgar'] }
  await api.read(updateLocation, { params: { id: locationId }, body, token })
  expect(await documentsWith('vrombelgar')).toBe(0)
  expect(await found('primary vrombelgar')).toMatchObject({ total: MANY })
  await api.runTask('search documents')
  expect(await documentsWith('vrombelgar')).toBe(MANY)
})

test('a category of few is done with the answer, in one transaction', async () => {
  const few = await insertCategory(api.db, { name: 'Cobblers' })
  await insertBusiness(api.db, { name: 'Ram Shoes', categoryId: few.id })
  await api.read(updateCategory, { params: { id: few.id }, body: { nameHi: 'मोची' }, token })
  expect(await waiting()).toEqual([])
  expect(await found('mochi')).toMatchObject({ total: 1, first: 'Ram Shoes' })
})
