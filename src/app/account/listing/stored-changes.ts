import { readDraft } from '#app/form/drafts.ts'
import {
  EMPTY_LISTING,
  parseDraftValues,
  toPictures,
  type ListingFormData,
  type ListingValues,
} from './values.ts'

/*
 * What was changed of a listing that is there and not sent yet, on this device. Only the changed
 * fields, so that what others change meanwhile is not undone by an old copy; and what they were,
 * so that it can be merged with that.
 */

export type StoredChanges = {
  /** The version that was changed. */
  version: number
  changes: Partial<ListingValues>
  /** What the changed fields and the pictures were in that version. */
  base: Partial<ListingFormData>
}

/** The changes between two states of a form, as this device stores them. */
export function diffValues(
  before: ListingFormData & { version: number },
  after: ListingFormData,
): StoredChanges {
  const names = (Object.keys(EMPTY_LISTING) as (keyof ListingValues)[]).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  )
  const of = (values: ListingValues) =>
    Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<ListingValues>
  return {
    version: before.version,
    changes: of(after),
    base: { ...of(before), ...toPictures(before) },
  }
}

/** The stored changes for this key; null when there are none. */
export function readStoredChanges(draft: string): StoredChanges | null {
  const { version, changes, base } = readDraft(draft) ?? {}
  if (typeof version !== 'number' || !isRecord(changes)) return null
  const names = Object.keys(changes).filter((name) => name in EMPTY_LISTING)
  if (names.length === 0 && !isRecord(base)) return null
  // What is not known to have been there was blank: whatever others wrote there is asked about.
  const pick = (values: Record<string, unknown>) => {
    const entries = Object.entries(parseDraftValues(values))
    return Object.fromEntries(entries.filter(([name]) => names.includes(name)))
  }
  return {
    version,
    changes: pick(changes),
    base: { ...pick(isRecord(base) ? base : {}), ...(isRecord(base) ? toPictures(base) : {}) },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
