import { describe, expect, it, test } from 'vitest'
import { getRatingDistribution, roundDownStars, formatOneDecimal } from '#shared/rules/rating.ts'

test.each([
  [0, 0, '0.0'],
  [3.99, 3, '4.0'],
  [4, 4, '4.0'],
  [4.33, 4, '4.3'],
  [5, 5, '5.0'],
])('an average of %d draws %d stars and reads %s', (average, stars, text) => {
  expect(roundDownStars(average)).toBe(stars)
  expect(formatOneDecimal(average)).toBe(text)
})

describe('distribution', () => {
  it('runs from 5 down to 1, the most frequent filling its bar', () => {
    expect(getRatingDistribution({ 5: 8, 4: 4, 1: 1 })).toEqual([
      { stars: 5, count: 8, percent: 100 },
      { stars: 4, count: 4, percent: 50 },
      { stars: 3, count: 0, percent: 0 },
      { stars: 2, count: 0, percent: 0 },
      { stars: 1, count: 1, percent: 13 },
    ])
  })
  it('is all empty without reviews', () => {
    expect(getRatingDistribution({}).every((row) => row.count === 0 && row.percent === 0)).toBe(
      true,
    )
  })
})
