export interface LocalRow {
  id: number
  categoryId: number
  locationId: number
}

/**
 * The businesses of one category in one town, and when they are too few, as many of that category
 * in the towns that follow.
 */
export interface LocalGroup<Row> {
  rows: readonly Row[]
  after: readonly Row[]
}

/** The maximum number of similar businesses. */
export const MAX_SIMILAR = 3

/**
 * Connects groups of one category and town: each is followed by the next towns of its category, in
 * the order of their ids and round again.
 */
export function connectLocalGroups<Row extends LocalRow>(
  groups: Iterable<readonly Row[]>,
): LocalGroup<Row>[] {
  const categories = Map.groupBy(groups, ([first]) => first!.categoryId)
  return [...categories.values()].flatMap((category) => {
    const towns = category.sort(([a], [b]) => a!.locationId - b!.locationId)
    return towns.map((rows, place) => ({
      rows,
      after: following(towns, place, MAX_SIMILAR - (rows.length - 1)),
    }))
  })
}

/** The first rows of the towns after one, at most `count`. */
function following<Row>(towns: readonly (readonly Row[])[], place: number, count: number): Row[] {
  const found: Row[] = []
  for (let step = 1; step < towns.length && found.length < count; step++)
    found.push(...towns[(place + step) % towns.length]!.slice(0, count - found.length))
  return found
}

/**
 * Up to three other businesses of the category for the one at an index of its group: the next ones
 * in its town, then those of the town that follows. So every business is shown by others.
 */
export function getSimilarRows<Row>(
  rows: readonly Row[],
  after: readonly Row[],
  place: number,
): Row[] {
  const near = Math.min(MAX_SIMILAR, rows.length - 1)
  return [...Array.from({ length: near }, (_, i) => rows[(place + 1 + i) % rows.length]!), ...after]
}
