import { readDraft } from '#app/form/drafts.ts'
import { EMPTY_LISTING, parseDraftValues, type ListingValues } from './values.ts'

/*
 * What was changed of a listing that is there and not sent yet, on this device. Only the changed
 * fields, so that what others change meanwhile is not undone by an old copy.
 */

type Stored = { version: number; changes: Partial<ListingValues> }

/** The fields that are otherwise than they were. */
export function diffValues(before: ListingValues, after: ListingValues): Partial<ListingValues> {
  const entries = Object.entries(after).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(before[name as keyof ListingValues]),
  )
  return Object.fromEntries(entries)
}

/** The stored changes for this key; null when there are none. */
export function readStoredChanges(draft: string): Stored | null {
  const { version, changes } = readDraft(draft) ?? {}
  if (typeof version !== 'number' || typeof changes !== 'object' || changes === null) return null
  const names = Object.keys(changes).filter((name) => name in EMPTY_LISTING)
  if (names.length === 0) return null
  const read = parseDraftValues(changes as Record<string, unknown>)
  const entries = Object.entries(read).filter(([name]) => names.includes(name))
  return { version, changes: Object.fromEntries(entries) }
}
