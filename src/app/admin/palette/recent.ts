const KEY = 'zila-palette-recent'
const MAX_KEPT = 6
const KEY_SHAPE = /^(?:screen-\w+|(?:business|person|post)-[1-9]\d{0,8})$/

/**
 * What one went to lately from the palette, the newest first, on this device: the names of screens,
 * and of records only kind and number, since what an account reads stays out of its storage.
 */
export function readRecentKeys(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    const isKey = (key: unknown): key is string => typeof key === 'string' && KEY_SHAPE.test(key)
    return kept.filter(isKey).slice(0, MAX_KEPT)
  } catch {
    return []
  }
}

export function addRecentKey(key: string): void {
  const others = readRecentKeys().filter((other) => other !== key)
  try {
    localStorage.setItem(KEY, JSON.stringify([key, ...others].slice(0, MAX_KEPT)))
  } catch {
    // A browser that keeps nothing has no recent ones.
  }
}
