import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessQuery } from '#contract/businesses.ts'
import { listBusinesses } from '#server/businesses/list.ts'
import { openDatabase } from '#server/db/connection.ts'
import type { Database } from '#server/db/connection.ts'
import { loadSampleDistrict } from '#server/sample/index.ts'
import { createTestDatabase } from './setup/database.ts'
import type { TestDatabase } from './setup/database.ts'
import { isMet, readQueries } from './setup/search-queries.ts'
import type { ExpectedQuery, SearchAnswers } from './setup/search-queries.ts'

let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase({ url: own.url, log: { info: () => undefined, warn: () => undefined } })
  await loadSampleDistrict(database.db)
})

afterAll(async () => {
  await database.close()
  await own.drop()
})

const search = (query: string): Promise<SearchAnswers> =>
  listBusinesses(database.db, businessQuery.parse({ search: query }), () => new Date())

describe('what people type', () => {
  const queries = readQueries()

  test('the list is long enough to mean something', () => {
    expect(queries.length).toBeGreaterThanOrEqual(300)
  })

  test('finds what it asks for first 92 times in 100, among the first three 98 times', async () => {
    const missed: { first: string[]; three: string[] } = { first: [], three: [] }
    for (const { group, query, expected } of queries) {
      const answer = await search(query)
      const told = `${group}: ${query} (${expected.join('; ')}): ${tell(answer)}`
      if (!isMet(expected, answer, 1)) missed.first.push(told)
      if (!isMet(expected, answer, 3)) missed.three.push(told)
    }
    expect(missed.three.length / queries.length, missed.three.join('\n')).toBeLessThanOrEqual(0.02)
    expect(missed.first.length / queries.length, missed.first.join('\n')).toBeLessThanOrEqual(0.08)
    if (process.env.TELL) console.log(missed.first.join('\n'))
  })
})

const tell = ({ data, reading }: SearchAnswers) =>
  JSON.stringify([data.slice(0, 3).map(({ name, city }) => `${name} @${city}`), reading])

export type { ExpectedQuery }
