import { LAST_SEARCH_KEY } from '#shared/view/storage-keys.ts'

export const RECENT_SEARCHES_KEY = 'zila-recent-searches'
const MAX_KEPT = 6

/** What was searched for in this browser, the newest first. It goes nowhere else. */
export function readRecentSearches(): string[] {
  try {
    takeLast()
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]')
    return Array.isArray(kept)
      ? kept
          .filter((text): text is string => typeof text === 'string' && isWords(text))
          .slice(0, MAX_KEPT)
      : []
  } catch {
    return []
  }
}

/** Searches are written down by `on-focus.ts`, which is there before this. */
function takeLast(): void {
  const last: unknown = sessionStorage[LAST_SEARCH_KEY]
  delete sessionStorage[LAST_SEARCH_KEY]
  if (typeof last === 'string') addRecentSearch(last)
}

export function addRecentSearch(text: string): void {
  const words = text.trim()
  if (isWords(words)) keep([words, ...without(words)])
}

/** Signs alone, as emoji or dots, find nothing: there is no reason to offer them again. */
const isWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

export const removeRecentSearch = (text: string): void => keep(without(text))
export const clearRecentSearches = (): void => keep([])

const without = (text: string) =>
  readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())

function keep(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(RECENT_SEARCHES_KEY)
    else localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(searches.slice(0, MAX_KEPT)))
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}
