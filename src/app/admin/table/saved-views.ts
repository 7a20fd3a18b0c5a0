export type SavedView = { title: string; query: string }

const keyOf = (name: string) => `views:${name}`

/** The saved views of a table on this device. */
export function readSavedViews(name: string): SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isView) : []
  } catch {
    return []
  }
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedView).title === 'string' &&
  typeof (value as SavedView).query === 'string'

/** Stores the views; without storage they last until the page is left. */
export function writeSavedViews(name: string, views: readonly SavedView[]): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(views))
  } catch {
    // Full or forbidden.
  }
}
