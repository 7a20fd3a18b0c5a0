/** A category or town as a link shows it, with how many of some businesses belong to it. */
export interface Tally {
  id: number
  name: string
  slug: string
  count: number
}

/** How many of the rows belong to each group, the most first; groups without any are left out. */
export function tally<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => { id: number; name: string; slug: string },
): Tally[] {
  const tallies = new Map<number, Tally>()
  for (const row of rows) {
    const { id, name, slug } = groupOf(row)
    const known = tallies.get(id)
    if (known) known.count++
    else tallies.set(id, { id, name, slug, count: 1 })
  }
  return [...tallies.values()].sort((a, b) => b.count - a.count)
}
