export interface Placed {
  id: number
  categoryId: number
  locationId: number
}

/**
 * The businesses of one category in one town, and when they are too few, as many of that category
 * in the towns that follow.
 */
export interface Shelf<Row> {
  rows: readonly Row[]
  after: readonly Row[]
}

const SHOWN = 3

/**
 * Puts groups of one category and town each beside each other: the towns of a category by their
 * number, and round again.
 */
export function shelvesOf<Row extends Placed>(groups: Iterable<readonly Row[]>): Shelf<Row>[] {
  const categories = Map.groupBy(groups, ([first]) => first!.categoryId)
  return [...categories.values()].flatMap((category) => {
    const towns = category.sort(([a], [b]) => a!.locationId - b!.locationId)
    return towns.map((rows, place) => ({
      rows,
      after: following(towns, place, SHOWN - (rows.length - 1)),
    }))
  })
}

/** The first so many rows of the towns after one. */
function following<Row>(towns: readonly (readonly Row[])[], place: number, count: number): Row[] {
  const found: Row[] = []
  for (let step = 1; step < towns.length && found.length < count; step++)
    found.push(...towns[(place + step) % towns.length]!.slice(0, count - found.length))
  return found
}

/**
 * Up to three others of the category for the business at a place on its shelf: the next ones of its
 * own town, then those of the town that follows. So every business is shown by others.
 */
export function similarAt<Row>(rows: readonly Row[], after: readonly Row[], place: number): Row[] {
  const near = Math.min(SHOWN, rows.length - 1)
  return [...Array.from({ length: near }, (_, i) => rows[(place + 1 + i) % rows.length]!), ...after]
}
