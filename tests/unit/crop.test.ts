import { describe, expect, test } from 'vitest'
import { getAspectRatio } from '#app/admin/settings/logo-shapes.ts'
import {
  MAX_ZOOM,
  moveFrame,
  getVisiblePart,
  clampZoom,
  INITIAL_FRAME,
} from '#app/form/crop/crop-frame.ts'

const WIDE = { width: 900, height: 300 }
const TALL = { width: 300, height: 900 }

describe('the part of a picture that is cut out', () => {
  test('is at first the largest square in the middle', () => {
    expect(getVisiblePart(WIDE, INITIAL_FRAME, 1)).toEqual({
      left: 300,
      top: 0,
      width: 300,
      height: 300,
    })
    expect(getVisiblePart(TALL, INITIAL_FRAME, 1)).toEqual({
      left: 0,
      top: 300,
      width: 300,
      height: 300,
    })
  })

  test('of a logo is all of it, three to one, or square', () => {
    expect(getVisiblePart(WIDE, INITIAL_FRAME, getAspectRatio(WIDE, 'whole'))).toEqual({
      left: 0,
      top: 0,
      ...WIDE,
    })
    expect(getVisiblePart(WIDE, INITIAL_FRAME, getAspectRatio(WIDE, 'square'))).toEqual(
      getVisiblePart(WIDE, INITIAL_FRAME, 1),
    )
    expect(getVisiblePart(TALL, INITIAL_FRAME, getAspectRatio(TALL, 'wide'))).toEqual({
      ...{ left: 0, top: 400, width: 300, height: 100 },
    })
  })

  test('never lies outside the picture', () => {
    for (const zoom of [0.1, 1, 2.5, 99])
      for (const x of [-3, 0, 0.5, 1, 7])
        for (const y of [-3, 0, 0.5, 1, 7])
          for (const aspect of [0.5, 1, 3]) {
            const { left, top, width, height } = getVisiblePart(WIDE, { zoom, x, y }, aspect)
            expect(left).toBeGreaterThanOrEqual(-1e-9)
            expect(top).toBeGreaterThanOrEqual(-1e-9)
            expect(left + width).toBeLessThanOrEqual(WIDE.width + 1e-9)
            expect(top + height).toBeLessThanOrEqual(WIDE.height + 1e-9)
          }
  })

  test('is made smaller by zooming, to a quarter at most', () => {
    expect(clampZoom(99)).toBe(MAX_ZOOM)
    expect(clampZoom(0)).toBe(1)
    expect(getVisiblePart(WIDE, { ...INITIAL_FRAME, zoom: 2 }, 1)).toEqual({
      ...{ left: 375, top: 75, width: 150, height: 150 },
    })
  })

  test('follows the finger: to the right shows what is left', () => {
    const far = moveFrame(WIDE, INITIAL_FRAME, 1, { x: 5000, y: 50 }, 100)
    expect(getVisiblePart(WIDE, far, 1)).toEqual({ left: 0, top: 0, width: 300, height: 300 })
    const zoomed = moveFrame(WIDE, { ...INITIAL_FRAME, zoom: 2 }, 1, { x: 10, y: -10 }, 100)
    const { left, top, width } = getVisiblePart(WIDE, zoomed, 1)
    expect([left, top, width].map(Math.round)).toEqual([360, 90, 150])
  })

  test('stops at the edge: the first pixel back moves it at once', () => {
    const far = moveFrame(WIDE, { ...INITIAL_FRAME, zoom: 2 }, 1, { x: -5000, y: 0 }, 100)
    const back = moveFrame(WIDE, far, 1, { x: 10, y: 0 }, 100)
    expect(getVisiblePart(WIDE, far, 1).left).toBe(750)
    expect(getVisiblePart(WIDE, back, 1).left).toBe(735)
  })
})
