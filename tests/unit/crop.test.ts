import { describe, expect, test } from 'vitest'
import { MAX_ZOOM, moved, squareOf, WHOLE, within } from '#app/account/profile/crop.ts'

const WIDE = { width: 400, height: 200 }

describe('the part of a picture that is shown', () => {
  test('is at first the largest square in the middle', () => {
    expect(squareOf(WIDE, WHOLE)).toEqual({ left: 100, top: 0, side: 200 })
    expect(squareOf({ width: 200, height: 400 }, WHOLE)).toEqual({ left: 0, top: 100, side: 200 })
  })

  test('never lies outside the picture', () => {
    for (const zoom of [0.1, 1, 2.5, 99])
      for (const x of [-3, 0, 0.5, 1, 7])
        for (const y of [-3, 0, 0.5, 1, 7]) {
          const { left, top, side } = squareOf(WIDE, within(WIDE, { zoom, x, y }))
          expect(left).toBeGreaterThanOrEqual(-1e-9)
          expect(top).toBeGreaterThanOrEqual(-1e-9)
          expect(left + side).toBeLessThanOrEqual(WIDE.width + 1e-9)
          expect(top + side).toBeLessThanOrEqual(WIDE.height + 1e-9)
        }
  })

  test('is made smaller by zooming, to a quarter at most', () => {
    expect(within(WIDE, { ...WHOLE, zoom: 99 }).zoom).toBe(MAX_ZOOM)
    expect(squareOf(WIDE, { ...WHOLE, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 })
  })

  test('follows the finger: to the right shows what is left', () => {
    const crop = moved(WIDE, WHOLE, { x: 50, y: 50 }, 100)
    expect(squareOf(WIDE, crop)).toEqual({ left: 0, top: 0, side: 200 })
    const zoomed = moved(WIDE, { ...WHOLE, zoom: 2 }, { x: 10, y: -10 }, 100)
    const { left, top, side } = squareOf(WIDE, zoomed)
    expect([left, top, side].map(Math.round)).toEqual([140, 60, 100])
  })
})
