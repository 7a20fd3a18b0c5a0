import { RECENT_SEARCHES_KEY } from '#shared/storage-keys.ts'

const MOST = 6

/** What was searched for in this browser, the newest first. It goes nowhere else. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text): text is string => typeof text === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function rememberSearch(text: string): void {
  const words = text.trim()
  if (words) keep([words, ...without(words)])
}

export const forgetSearch = (text: string): void => keep(without(text))
export const forgetSearches = (): void => keep([])

const without = (text: string) => recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())

function keep(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(RECENT_SEARCHES_KEY)
    else localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(searches.slice(0, MOST)))
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}
