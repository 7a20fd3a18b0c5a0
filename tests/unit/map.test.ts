import { describe, expect, it } from 'vitest'
import { formatPlaceCount, groupNearbyPoints } from '#shared/view/map.ts'

const at = (x: number, y: number) => ({ x, y })

describe('signs that would overlap on the map stand as one', () => {
  it('joins what is nearer than the distance and leaves the rest alone', () => {
    const points = [at(0, 0), at(30, 0), at(200, 0), at(0, 44)]
    expect(groupNearbyPoints(points, 46)).toEqual([[at(0, 0), at(30, 0), at(0, 44)], [at(200, 0)]])
  })

  it('holds across the edges of the cells it counts in, and left of and above zero', () => {
    expect(groupNearbyPoints([at(45, 45), at(47, 47)], 46)).toHaveLength(1)
    expect(groupNearbyPoints([at(-1, -1), at(1, 1)], 46)).toHaveLength(1)
  })

  it('keeps the first points of two groups apart, whatever the order', () => {
    const points = Array.from({ length: 400 }, (_, i) => at((i * 37) % 500, (i * 91) % 500))
    const firsts = groupNearbyPoints(points, 46).map(([first]) => first!)
    for (const [i, a] of firsts.entries())
      for (const b of firsts.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(46)
    expect(groupNearbyPoints(points, 46).flat()).toHaveLength(400)
  })

  it('says how many', () => {
    expect(formatPlaceCount({ places: '{count} places' }, 12)).toBe('12 places')
  })
})
