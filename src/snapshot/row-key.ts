import { hash } from 'node:crypto'

/** A short text that is another when the value is another. */
export const keyOf = (value: unknown): string => keyOfText(JSON.stringify(value))
const keyOfText = (text: string): string => hash('sha1', text, 'base64url').slice(0, 12)

/* A row is never changed, only replaced, so its key is made once. */
const known = new WeakMap<object, string>()

/** The key of a row. */
export function rowKey(row: object): string {
  const before = known.get(row)
  if (before !== undefined) return before
  const key = keyOf(row)
  known.set(row, key)
  return key
}

export const rowKeys = (rows: readonly object[]): string => rows.map(rowKey).join()

/* For each row the last text and what came of it: a hundred thousand pages are hashed once, and then those that differ. */
const kept = new WeakMap<object, { text: string; key: string }>()

/** The key of a text that belongs to a row and mostly stays the same. */
export function keyBeside(row: object, text: string): string {
  const before = kept.get(row)
  if (before?.text === text) return before.key
  const key = keyOfText(text)
  kept.set(row, { text, key })
  return key
}
