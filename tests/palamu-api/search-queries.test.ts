import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { getDistrictFolder, readDistrictFile } from '#district/read/folder.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { startApi, type TestApi } from '../api/setup/api.ts'
import {
  meetsExpectations,
  parseQueries,
  tellAnswers,
  type SearchAnswers,
} from '../api/setup/search-queries.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await loadSampleDistrict(api.db)
})
afterAll(() => api.close())

const search = (query: string): Promise<SearchAnswers> =>
  api.read(listBusinesses, { query: { search: query } })

describe('what people type', () => {
  const queries = parseQueries(readDistrictFile(getDistrictFolder(), 'queries.txt')!)

  test('the list is long enough to mean something', () => {
    expect(queries.length).toBeGreaterThanOrEqual(300)
  })

  test('finds what it asks for first 92 times in 100, among the first three 98 times', async () => {
    const missed: { first: string[]; three: string[] } = { first: [], three: [] }
    for (const { group, query, expected } of queries) {
      const answer = await search(query)
      const told = `${group}: ${query} (${expected.join('; ')}): ${tellAnswers(answer)}`
      if (!meetsExpectations(expected, answer, 1)) missed.first.push(told)
      if (!meetsExpectations(expected, answer, 3)) missed.three.push(told)
    }
    expect(missed.three.length / queries.length, missed.three.join('\n')).toBeLessThanOrEqual(0.02)
    expect(missed.first.length / queries.length, missed.first.join('\n')).toBeLessThanOrEqual(0.08)
  })
})
