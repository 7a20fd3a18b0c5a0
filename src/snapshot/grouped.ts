/** Rows by key; a key without rows gives an empty list. */
export type Grouped<Row> = (key: number) => readonly Row[]

const NONE: readonly never[] = []

/** Groups rows by a number, in the order given, in one pass. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Grouped<Row> {
  const groups = Map.groupBy(rows, keyOf)
  return (key) => groups.get(key) ?? NONE
}
