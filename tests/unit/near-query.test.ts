import { describe, expect, it } from 'vitest'
import { formatNearQuery, roundPosition } from '#shared/view/near-query.ts'

const HERE = { latitude: 24.039_648_1, longitude: 84.069_551_2 }

describe('near me', () => {
  it('tells the site no more than some hundred metres', () => {
    expect(roundPosition(HERE)).toEqual({ lat: 24.04, lng: 84.07 })
  })

  it.each([
    ['', '?lat=24.04&lng=84.07&sort=nearest'],
    ['  ', '?lat=24.04&lng=84.07&sort=nearest'],
    [' dawai ', '?search=dawai&lat=24.04&lng=84.07&sort=nearest'],
  ])('"%s" leads to the nearest first', (typed, query) => {
    expect(formatNearQuery(typed, HERE)).toBe(query)
  })
})
