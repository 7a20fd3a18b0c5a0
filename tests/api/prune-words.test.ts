import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  indexBusinesses,
  reindexCategory,
  reindexLocation,
} from '#server/businesses/search/index.ts'
import { addWords } from '#server/businesses/search/dictionary.ts'
import { businesses, categories, locations, searchWords } from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertBusiness, insertCategory, insertLocation } from './setup/builders.ts'
import { countWrittenRows } from './setup/written-rows.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const prune = () => api.runTask('prune search words')
/** Of these words those that the search knows, in order. */
const known = async (...words: string[]) => {
  const rows = await api.db.select().from(searchWords).where(inArray(searchWords.word, words))
  return rows.map(({ word }) => word).sort()
}

describe('words of the search', () => {
  test('go when no shown business, category or town has them', async () => {
    const category = await insertCategory(api.db, { name: 'Kabutar' })
    const town = await insertLocation(api.db, { city: 'Titarpuri' })
    await reindexCategory(api.db, category.id)
    await reindexLocation(api.db, town.id)
    const place = await insertBusiness(api.db, {
      name: 'Lomri',
      categoryId: category.id,
      locationId: town.id,
    })
    await insertBusiness(api.db, { name: 'Bhalu', status: 'pending', locationId: town.id })
    await insertBusiness(api.db, { name: 'Hiran', locationId: town.id })
    const all = ['bhalu', 'hiran', 'kabutar', 'lomri', 'titarpuri']
    expect(await known(...all)).toEqual(all)
    await prune()
    expect(await known(...all)).toEqual(['hiran', 'kabutar', 'lomri', 'titarpuri'])
    await api.db.delete(businesses).where(eq(businesses.id, place.id))
    await api.db.delete(categories).where(eq(categories.id, category.id))
    await prune()
    expect(await known(...all)).toEqual(['hiran', 'titarpuri'])
  })

  test('come back with the business', async () => {
    const { id } = await insertBusiness(api.db, { name: 'Sahil', status: 'inactive' })
    await prune()
    expect(await known('sahil')).toEqual([])
    await api.db.update(businesses).set({ status: 'active' }).where(eq(businesses.id, id))
    await indexBusinesses(api.db, [id])
    await prune()
    expect(await known('sahil')).toEqual(['sahil'])
  })

  test('stay while somebody writes a business with them', async () => {
    await addWords(api.db, [{ word: 'hans', spelling: 'hans', place: false }])
    const category = await insertCategory(api.db)
    const town = await insertLocation(api.db)
    const values = { categoryId: category.id, locationId: town.id, description: '', address: '' }
    let pruning: Promise<void> | undefined
    await api.db.transaction(async (tx) => {
      const active = { ...values, slug: 'hans', name: 'Hans', status: 'active' } as const
      const [row] = await tx.insert(businesses).values(active).returning({ id: businesses.id })
      await indexBusinesses(tx, [row!.id])
      pruning = prune()
      // It has certainly passed its first check only when it waits for the test.
      const waiting = async () =>
        (
          await api.pool.query(
            `select from pg_locks l join pg_database d on d.oid = l.database
             where not l.granted and d.datname = current_database()`,
          )
        ).rowCount
      await expect.poll(waiting).toBe(1)
    })
    await pruning
    expect(await known('hans')).toEqual(['hans'])
  })

  test('of a town that is gone are words like others', async () => {
    const town = await insertLocation(api.db, { city: 'Nilgaypuri' })
    await reindexLocation(api.db, town.id)
    await insertBusiness(api.db, { name: 'Nilgaypuri Sweets' })
    const placeOf = async () =>
      (await api.db.select().from(searchWords).where(eq(searchWords.spelling, 'nilgaypuri')))[0]
        ?.place
    expect(await placeOf()).toBe(true)
    await api.db.delete(locations).where(eq(locations.id, town.id))
    await prune()
    expect(await placeOf()).toBe(false)
  })

  test('with nothing to prune nothing is written', async () => {
    await prune()
    const before = await countWrittenRows(api.db)
    await prune()
    expect(await countWrittenRows(api.db)).toEqual(before)
  })
})
