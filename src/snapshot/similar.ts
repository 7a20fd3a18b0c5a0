export interface Placed {
  id: number
  categoryId: number
  locationId: number
}

const SHOWN = 3

/**
 * For each business up to three others of its category: the next ones of its own town, then those of the town that
 * follows. A few steps per business, whatever their number; every business is shown by others.
 */
export function similarBusinesses<Row extends Placed>(rows: readonly Row[]): Map<number, readonly Row[]> {
  const similar = new Map<number, readonly Row[]>()
  const ordered = [...shelved(rows, (row) => row.categoryId)].flatMap((own) =>
    shelved(own, (row) => row.locationId).flat(),
  )
  for (const category of runs(ordered, (row) => row.categoryId)) {
    for (const town of runs(category.rows, (row) => row.locationId)) {
      town.rows.forEach((row, place) => {
        const near = following(town.rows, place + 1, town.rows.length - 1)
        const missing = Math.min(SHOWN - near.length, category.rows.length - town.rows.length)
        similar.set(row.id, [...near, ...following(category.rows, town.start + town.rows.length, missing)])
      })
    }
  }
  return similar
}

/** Rows of the same key together, the smallest key first: a sort without a comparison for each two rows. */
function shelved<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Row[][] {
  const shelves = new Map<number, Row[]>()
  for (const row of rows) {
    const shelf = shelves.get(keyOf(row))
    if (shelf) shelf.push(row)
    else shelves.set(keyOf(row), [row])
  }
  return [...shelves].sort(([a], [b]) => a - b).map(([, shelf]) => shelf)
}

interface Run<Row> {
  rows: readonly Row[]
  /** Place of the first row in the list the run was cut from. */
  start: number
}

/** Cuts an ordered list where the key changes. */
function runs<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Array<Run<Row>> {
  const cuts = rows.flatMap((row, i) => (i === 0 || keyOf(rows[i - 1]!) !== keyOf(row) ? [i] : []))
  return cuts.map((start, i) => ({ start, rows: rows.slice(start, cuts[i + 1]) }))
}

/** At most three rows from a place on, going round at the end. */
function following<Row>(rows: readonly Row[], from: number, count: number): Row[] {
  return Array.from({ length: Math.min(count, SHOWN) }, (_, i) => rows[(from + i) % rows.length]!)
}
