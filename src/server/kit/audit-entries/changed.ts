import { isDeepStrictEqual } from 'node:util'

/** The wanted values that differ from the row, before and after; null when none differs. */
export function getChangedValues<Wanted extends object>(
  row: { [Name in keyof Wanted]?: unknown },
  wanted: Wanted,
): { before: Partial<Wanted>; after: Partial<Wanted> } | null {
  const names = (Object.keys(wanted) as (keyof Wanted)[]).filter(
    (name) => wanted[name] !== undefined && !isDeepStrictEqual(row[name], wanted[name]),
  )
  if (names.length === 0) return null
  const only = (values: object) =>
    Object.fromEntries(names.map((name) => [name, (values as Wanted)[name]])) as Partial<Wanted>
  return { before: only(row), after: only(wanted) }
}
