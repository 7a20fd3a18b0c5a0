/** Compares two rows, as `sort` takes it. */
export type CompareRows<Row> = (a: Row, b: Row) => number

/* By code point in lower case, as the API orders by name: page 2 of the list follows page 1
   wherever each comes from. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export const compareByName = (a: NamedRow, b: NamedRow): number =>
  (a.sortName === undefined || b.sortName === undefined
    ? compareText(a.name.toLowerCase(), b.name.toLowerCase())
    : compareHindi(a.sortName, b.sortName)) || a.id - b.id

/** `sortName`: what it is ordered by on Hindi pages instead of its name in lower case. */
type NamedRow = { id: number; name: string; sortName?: string }

/** As a Hindi dictionary orders words, and the collation of `sort_name_hi` in the API. */
const hindi = new Intl.Collator('hi')
export const compareHindi = (a: string, b: string): number =>
  hindi.compare(a, b) || compareText(a, b)

export const compareById = (a: { id: number }, b: { id: number }): number => a.id - b.id

/** The index of a row in an ordered list, or where it belongs; not before `from`. */
export function findRowIndex<Row>(
  row: Row,
  rows: readonly Row[],
  order: CompareRows<Row>,
  from = 0,
): number {
  let [low, high] = [from, rows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (order(rows[middle]!, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * An ordered list without the rows that are gone and with those that have come. With neither it is
 * the same list.
 */
export function replaceRows<Row>(
  rows: readonly Row[],
  gone: readonly Row[],
  come: readonly Row[],
  order: CompareRows<Row>,
): readonly Row[] {
  if (gone.length === 0 && come.length === 0) return rows
  const leaving = new Set(gone)
  const result: Row[] = []
  let from = 0
  for (const row of [...gone, ...come].sort(order)) {
    const place = findRowIndex(row, rows, order, from)
    for (; from < place; from++) result.push(rows[from]!)
    if (leaving.has(row)) from++
    else result.push(row)
  }
  for (; from < rows.length; from++) result.push(rows[from]!)
  return result
}
