import { describe, expect, test } from 'vitest'
import { aspectOf } from '#app/admin/settings/shapes.ts'
import { MAX_ZOOM, movedBy, partOf, possibleZoom, WHOLE } from '#app/form/crop/frame.ts'

const WIDE = { width: 900, height: 300 }
const TALL = { width: 300, height: 900 }

describe('the part of a picture that is cut out', () => {
  test('is at first the largest square in the middle', () => {
    expect(partOf(WIDE, WHOLE, 1)).toEqual({ left: 300, top: 0, width: 300, height: 300 })
    expect(partOf(TALL, WHOLE, 1)).toEqual({ left: 0, top: 300, width: 300, height: 300 })
  })

  test('of a logo is all of it, three to one, or square', () => {
    expect(partOf(WIDE, WHOLE, aspectOf(WIDE, 'whole'))).toEqual({ left: 0, top: 0, ...WIDE })
    expect(partOf(WIDE, WHOLE, aspectOf(WIDE, 'square'))).toEqual(partOf(WIDE, WHOLE, 1))
    expect(partOf(TALL, WHOLE, aspectOf(TALL, 'wide'))).toEqual({
      ...{ left: 0, top: 400, width: 300, height: 100 },
    })
  })

  test('never lies outside the picture', () => {
    for (const zoom of [0.1, 1, 2.5, 99])
      for (const x of [-3, 0, 0.5, 1, 7])
        for (const y of [-3, 0, 0.5, 1, 7])
          for (const aspect of [0.5, 1, 3]) {
            const { left, top, width, height } = partOf(WIDE, { zoom, x, y }, aspect)
            expect(left).toBeGreaterThanOrEqual(-1e-9)
            expect(top).toBeGreaterThanOrEqual(-1e-9)
            expect(left + width).toBeLessThanOrEqual(WIDE.width + 1e-9)
            expect(top + height).toBeLessThanOrEqual(WIDE.height + 1e-9)
          }
  })

  test('is made smaller by zooming, to a quarter at most', () => {
    expect(possibleZoom(99)).toBe(MAX_ZOOM)
    expect(possibleZoom(0)).toBe(1)
    expect(partOf(WIDE, { ...WHOLE, zoom: 2 }, 1)).toEqual({
      ...{ left: 375, top: 75, width: 150, height: 150 },
    })
  })

  test('follows the finger: to the right shows what is left', () => {
    const far = movedBy(WIDE, WHOLE, 1, { x: 5000, y: 50 }, 100)
    expect(partOf(WIDE, far, 1)).toEqual({ left: 0, top: 0, width: 300, height: 300 })
    const zoomed = movedBy(WIDE, { ...WHOLE, zoom: 2 }, 1, { x: 10, y: -10 }, 100)
    const { left, top, width } = partOf(WIDE, zoomed, 1)
    expect([left, top, width].map(Math.round)).toEqual([360, 90, 150])
  })

  test('stops at the edge: the first pixel back moves it at once', () => {
    const far = movedBy(WIDE, { ...WHOLE, zoom: 2 }, 1, { x: -5000, y: 0 }, 100)
    const back = movedBy(WIDE, far, 1, { x: 10, y: 0 }, 100)
    expect(partOf(WIDE, far, 1).left).toBe(750)
    expect(partOf(WIDE, back, 1).left).toBe(735)
  })
})
