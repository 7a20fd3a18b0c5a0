import { hash } from 'node:crypto'

/** A short hash of a value. */
export const hashValue = (value: unknown): string => hashText(JSON.stringify(value))
export const hashText = (text: string): string => hash('sha1', text, 'base64url').slice(0, 12)

/* A row is never changed, only replaced, so its key is computed once. */
const known = new WeakMap<object, string>()

/** The key of a row. */
export function getRowKey(row: object): string {
  const before = known.get(row)
  if (before !== undefined) return before
  const key = hashValue(row)
  known.set(row, key)
  return key
}

export const getRowKeys = (rows: readonly object[]): string => rows.map(getRowKey).join()
