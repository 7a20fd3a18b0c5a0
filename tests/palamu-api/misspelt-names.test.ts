import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { businesses, locations } from '#server/kit/db/tables/index.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { startApi, type TestApi } from '../api/setup/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await loadSampleDistrict(api.db)
})
afterAll(() => api.close())

describe('one slip of the finger', () => {
  /** Drops, doubles, changes or swaps a letter; the number alone decides which. */
  const slip = (word: string, n: number) => {
    const at = 1 + (n % (word.length - 1))
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    const other = 'aeioustrnkm'.charAt(n % 11)
    return [
      before + after,
      before + other + letter + after,
      before + other + after,
      before + after.charAt(0) + letter + after.slice(1),
    ][n % 4]!
  }

  test(
    'in the longest word of a name still finds the place among the first three, 97 times in ' +
      '100',
    async () => {
      const rows = await api.db
        .select({ name: businesses.name, city: locations.city })
        .from(businesses)
        .innerJoin(locations, eq(locations.id, businesses.locationId))
        .orderBy(businesses.id)
      const missed: string[] = []
      for (const [n, { name, city }] of rows.entries()) {
        const words = `${name} ${name.includes(city) ? '' : city}`
          .toLowerCase()
          .match(/[a-z0-9]+/g)!
        const longest = words.reduce((long, word) => (word.length > long.length ? word : long))
        const typed = words.map((word) => (word === longest ? slip(word, n) : word)).join(' ')
        const { data } = await api.read(listBusinesses, { query: { search: typed, limit: '3' } })
        if (!data.some((one) => one.name === name && one.city === city))
          missed.push(`${typed} (${name})`)
      }
      expect(missed.length / rows.length, missed.join('\n')).toBeLessThan(0.03)
    },
  )
})
