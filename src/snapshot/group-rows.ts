/** Rows by key; a key without rows gives an empty list. */
export type GetRowsByKey<Row> = (key: number) => readonly Row[]

const NONE: readonly never[] = []

/** Groups rows by a number, in the order given, in one pass. */
export function groupRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
): GetRowsByKey<Row> {
  const groups = Map.groupBy(rows, keyOf)
  return (key) => groups.get(key) ?? NONE
}
