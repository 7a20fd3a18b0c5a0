import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { startApi, type TestApi } from '../api/setup/api.ts'
import {
  readCounterQuestions,
  findUnmetExpectations,
  type CounterAnswer,
} from '../api/setup/counter-questions.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await loadSampleDistrict(api.db)
})
afterAll(() => api.close())

describe('what people ask at a counter', () => {
  const questions = readCounterQuestions()

  test('the list is long enough to mean something', () => {
    expect(questions.length).toBeGreaterThanOrEqual(120)
  })

  test('is answered as a clerk would, 92 times in 100', { timeout: 90_000 }, async () => {
    const missed: string[] = []
    for (const { group, query, expected } of questions) {
      const answer = await api.read(listBusinesses, { query: { search: query } })
      const objections = findUnmetExpectations(expected, answer)
      if (objections.length > 0)
        missed.push(`${group}: ${query} (${objections.join('; ')}): ${tell(answer)}`)
    }
    expect(missed.length / questions.length, missed.join('\n')).toBeLessThanOrEqual(0.08)
  })
})

const tell = ({ data, reading, pagination }: CounterAnswer) =>
  JSON.stringify([
    pagination.total,
    data.slice(0, 3).map(({ name, city }) => `${name} @${city}`),
    reading,
  ])
