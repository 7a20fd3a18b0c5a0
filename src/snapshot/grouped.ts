/** Rows by key; a key without rows gives an empty list. */
export type Grouped<Row> = (key: number) => readonly Row[]

const NONE: readonly never[] = []

/** Groups rows by a number, in the order given, in one pass. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Grouped<Row> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return (key) => groups.get(key) ?? NONE
}
