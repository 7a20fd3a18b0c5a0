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
  for (const category of shelved(rows, (row) => row.categoryId)) {
    const towns = shelved(category, (row) => row.locationId)
    const ordered = towns.flat()
    let end = 0
    for (const town of towns) {
      end += town.length
      town.forEach((row, place) => {
        const near = following(town, place + 1, town.length - 1)
        const missing = Math.min(SHOWN - near.length, ordered.length - town.length)
        similar.set(row.id, [...near, ...following(ordered, end, missing)])
      })
    }
  }
  return similar
}

/** Rows of the same key together, the smallest key first: a sort without a comparison for each two rows. */
const shelved = <Row>(rows: readonly Row[], keyOf: (row: Row) => number): Row[][] =>
  [...Map.groupBy(rows, keyOf)].sort(([a], [b]) => a - b).map(([, shelf]) => shelf)

/** At most three rows from a place on, going round at the end. */
function following<Row>(rows: readonly Row[], from: number, count: number): Row[] {
  return Array.from({ length: Math.min(count, SHOWN) }, (_, i) => rows[(from + i) % rows.length]!)
}
