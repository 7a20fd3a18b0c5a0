export type View = { title: string; query: string }

const keyOf = (name: string) => `views:${name}`

/** The views of a table that are kept on this device. */
export function readViews(name: string): View[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isView) : []
  } catch {
    return []
  }
}

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as View).title === 'string' &&
  typeof (value as View).query === 'string'

/** Keeps them; where the device takes nothing they hold until the page is left. */
export function writeViews(name: string, views: readonly View[]): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(views))
  } catch {
    // Full or forbidden.
  }
}
