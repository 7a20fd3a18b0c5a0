/** A category or town as a link shows it, with how many of some businesses belong to it. */
export interface GroupCount {
  id: number
  name: string
  slug: string
  count: number
}

/** Counts the rows of each group, the largest first; `of` describes a group by one of its rows. */
export const countGroups = <Row>(
  groups: readonly (readonly Row[])[],
  of: (row: Row) => Omit<GroupCount, 'count'>,
): GroupCount[] =>
  groups
    .map((rows) => {
      const { id, name, slug } = of(rows[0]!)
      return { id, name, slug, count: rows.length }
    })
    .sort((a, b) => b.count - a.count || a.id - b.id)
