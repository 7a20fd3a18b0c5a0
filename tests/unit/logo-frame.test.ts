import { describe, expect, test } from 'vitest'
import { aspectOf, movedBy, partOf, WHOLE } from '#app/admin/settings/frame.ts'

const WIDE = { width: 900, height: 300 }

describe('the part of a picture that becomes a logo', () => {
  test('is all of it, three to one, or square', () => {
    expect(partOf(WIDE, WHOLE, aspectOf(WIDE, 'whole'))).toEqual({
      ...{ left: 0, top: 0 },
      ...WIDE,
    })
    expect(partOf(WIDE, WHOLE, aspectOf(WIDE, 'square'))).toEqual({
      ...{ left: 300, top: 0, width: 300, height: 300 },
    })
    const tall = { width: 300, height: 900 }
    expect(partOf(tall, WHOLE, aspectOf(tall, 'wide'))).toEqual({
      ...{ left: 0, top: 400, width: 300, height: 100 },
    })
  })

  test('never shows anything beyond the picture, however far it is moved', () => {
    const aspect = aspectOf(WIDE, 'square')
    const far = movedBy(WIDE, { ...WHOLE, zoom: 2 }, aspect, { x: -5000, y: 5000 }, 300)
    expect(partOf(WIDE, far, aspect)).toEqual({ left: 750, top: 0, width: 150, height: 150 })
  })
})
