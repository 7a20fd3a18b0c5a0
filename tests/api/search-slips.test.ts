import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { loadSearchListings } from '../setup/search-listings.ts'
import { startApi, type TestApi } from './setup/api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await loadSearchListings(api.db)
})
afterAll(() => api.close())

async function search(text: string) {
  const { data, reading } = await api.read(listBusinesses, { query: { search: text } })
  return { first: data[0]?.name, reading: reading! }
}

describe('a name with a slip in its kind', () => {
  test.each([
    ['lalgarh pst office', 'Lalgarh Post Office', 'pst', 'post'],
    ['lalgarh mpots office', 'Lalgarh Post Office', 'mpots', 'post'],
    ['punjab national bak jhalpa', 'Punjab National Bank, Jhalpa', 'bak', 'bank'],
    ['satte bank of india sonpani', 'State Bank of India, Sonpani', 'satte', 'state'],
  ])('%s', async (text, name, from, to) => {
    const { first, reading } = await search(text)
    expect(first).toBe(name)
    expect(reading).toMatchObject({ corrected: [{ from, to }], ignored: [], dropped: [] })
  })

  test('a short word that a kind without places was guessed from is left out', async () => {
    const { first, reading } = await search('lalgarh pzot office')
    expect(first).toBe('Lalgarh Post Office')
    expect(reading).toMatchObject({ corrected: [], ignored: ['pzot'], kind: null })
  })
})

describe('what is no slip stays', () => {
  test('a short word beside one other word', async () => {
    expect((await search('union bnk')).reading).toMatchObject({ corrected: [], ignored: ['bnk'] })
  })

  test('what sounds like an everyday word, without other words that agree', async () => {
    expect((await search('satte bank')).reading.corrected).toEqual([])
  })

  test.each(['home office', 'samay office sonpani', 'locker bank sonpani', 'कैनरा बैंक'])(
    'an everyday word: %s',
    async (text) => expect((await search(text)).reading.corrected).toEqual([]),
  )

  test('a kind that has no place here: the town alone is no answer', async () => {
    const { first, reading } = await search('plumbar sonpani')
    expect(first).toBeUndefined()
    expect(reading.kind?.id).toBe('plumber')
  })

  test.each(['co office', 'C.O. office sonpani'])('the circle officer: %s', async (text) => {
    expect((await search(text)).reading.kind?.id).toBe('office')
  })
})
