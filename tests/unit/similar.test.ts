import { describe, expect, test } from 'vitest'
import { connectLocalGroups, getSimilarRows } from '#snapshot/similar.ts'

const place = (id: number, categoryId: number, locationId: number) => ({
  id,
  categoryId,
  locationId,
})
const idsOf = (rows: readonly { id: number }[] | undefined) => rows?.map(({ id }) => id)

describe('similar businesses', () => {
  const rows = [
    place(1, 7, 1),
    place(2, 7, 1),
    place(3, 7, 2),
    place(4, 7, 2),
    place(5, 7, 2),
    place(6, 8, 1),
    ...[10, 11, 12, 13, 14, 15].map((id) => place(id, 9, 1)),
  ]
  const localGroups = connectLocalGroups(
    Map.groupBy(rows, (row) => row.categoryId * 100 + row.locationId).values(),
  )
  const similar = new Map(
    localGroups.flatMap((group) =>
      group.rows.map((row, i) => [row.id, getSimilarRows(group.rows, group.after, i)]),
    ),
  )

  test('those of the same town come first, then others of the category', () => {
    expect(idsOf(similar.get(1))).toEqual([2, 3, 4])
    expect(idsOf(similar.get(4))).toEqual([5, 3, 1])
  })

  test('at most three, never itself, never another category', () => {
    for (const row of rows) {
      const found = similar.get(row.id) ?? []
      expect(found.length).toBeLessThanOrEqual(3)
      expect(new Set(idsOf(found)).size).toBe(found.length)
      expect(
        found.every((other) => other.id !== row.id && other.categoryId === row.categoryId),
      ).toBe(true)
    }
  })

  test('the only one of its category has none', () => {
    expect(similar.get(6)).toEqual([])
  })

  test('in a full town every one is shown by others', () => {
    const shown = rows.flatMap((row) => idsOf(similar.get(row.id)) ?? [])
    expect(
      [10, 11, 12, 13, 14, 15].every((id) => shown.filter((other) => other === id).length === 3),
    ).toBe(true)
  })
})
