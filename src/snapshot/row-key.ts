import { hash } from 'node:crypto'

/** A short hash of a value. */
export const keyOf = (value: unknown): string => keyOfText(JSON.stringify(value))
export const keyOfText = (text: string): string => hash('sha1', text, 'base64url').slice(0, 12)

/* A row is never changed, only replaced, so its key is computed once. */
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
