import { describe, expect, test } from 'vitest'
import { getNextCallTime, type CallResult } from '#shared/rules/calls.ts'
import { orderForWalk } from '#shared/rules/walking-order.ts'

const now = new Date('2026-11-24T06:00:00Z')

describe('when a listing is called again', () => {
  test.each<[CallResult, number, string | null]>([
    ['no-answer', 1, '2026-11-24T09:00:00.000Z'],
    ['no-answer', 2, '2026-11-25T06:00:00.000Z'],
    ['no-answer', 3, '2026-11-27T06:00:00.000Z'],
    ['no-answer', 4, '2026-12-01T06:00:00.000Z'],
    ['no-answer', 9, '2026-12-01T06:00:00.000Z'],
    ['told', 0, '2026-12-01T06:00:00.000Z'],
    ['note', 0, null],
    ['wrong-number', 0, null],
    ['not-listed', 0, null],
  ])('%s, %i without an answer: %s', (result, unanswered, time) => {
    expect(getNextCallTime(result, unanswered, now)?.toISOString() ?? null).toBe(time)
  })
})

describe('a walk', () => {
  const shop = (name: string, latitude: number | null, address = '') => ({
    ...{ name, address, latitude },
    longitude: latitude === null ? null : 84,
  })
  const walk = (start: Parameters<typeof orderForWalk>[0], ...shops: ReturnType<typeof shop>[]) =>
    orderForWalk(start, shops).map(({ item, metres }) => [item.name, metres])

  test('goes to the nearest one from where one is, again and again', () => {
    const start = { lat: 24, lng: 84 }
    const found = walk(start, shop('Far', 24.02), shop('Near', 24.001), shop('Between', 24.01))
    expect(found.map(([name]) => name)).toEqual(['Near', 'Between', 'Far'])
    expect(found[0]![1]).toBeCloseTo(111, 0)
    expect(found[1]![1]).toBeCloseTo(1001, 0)
  })

  test('begins at the first where no start is known, at no distance', () => {
    expect(walk(null, shop('A', 24.5), shop('B', 24.5))).toEqual([
      ['A', null],
      ['B', 0],
    ])
  })

  test('ends with those without a point, by their streets and numbers', () => {
    const found = walk(
      null,
      shop('C', null, 'Station Road 12'),
      shop('B', null, 'Station Road 3'),
      shop('A', null, 'Shop No. 7, Main Road'),
      shop('D', 24.5),
    )
    expect(found.map(([name]) => name)).toEqual(['D', 'A', 'B', 'C'])
  })

  test('without anything is empty', () => {
    expect(walk({ lat: 24, lng: 84 })).toEqual([])
  })
})
