import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  RECENT_SEARCHES_KEY,
  readRecentSearches,
  addRecentSearch,
} from '#browser/suggestions/recent.ts'
import { LAST_SEARCH_KEY } from '#shared/view/storage-keys.ts'

let kept: Record<string, string>

beforeEach(() => {
  kept = {}
  vi.stubGlobal('sessionStorage', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each(['🏥', '🏥 🩺', '...', '?!', ' - ', '।'])('%s alone is not kept as a search', (signs) => {
  addRecentSearch('बैंक')
  addRecentSearch(signs)
  expect(readRecentSearches()).toEqual(['बैंक'])
})

test.each(['bank 🏦', '24', '२४', 'दुकान'])('%s is kept', (words) => {
  addRecentSearch(words)
  expect(readRecentSearches()).toEqual([words])
})

test('signs that were kept by an earlier version or sent before this came are not offered', () => {
  kept[RECENT_SEARCHES_KEY] = JSON.stringify(['🏥', 'bank'])
  Object.assign(sessionStorage, { [LAST_SEARCH_KEY]: '...' })
  expect(readRecentSearches()).toEqual(['bank'])
})
