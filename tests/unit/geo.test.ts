import { expect, test } from 'vitest'
import { distanceKm } from '#shared/rules/distance.ts'
import {
  getDirectionsUrl,
  isCoordinateInIndia,
  getMapsSearchUrl,
  getPositionProblem,
} from '#shared/rules/geo.ts'

const navapur = { lat: 24.033075, lng: 84.074843 }
const kheda = { lat: 24.538969, lng: 84.002866 }

test('distances', () => {
  expect(distanceKm(navapur, navapur)).toBe(0)
  expect(distanceKm(navapur, kheda)).toBeCloseTo(56.7, 0)
  expect(distanceKm(kheda, navapur)).toBe(distanceKm(navapur, kheda))
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 6)
})

test.each([
  [24.03, 84.07, true],
  [84.07, 24.03, false],
  [0, 0, false],
  [Number.NaN, 84, false],
  [51.5, -0.1, false],
])('isSaneCoordinate(%d, %d) is %s', (lat, lng, sane) => {
  expect(isCoordinateInIndia(lat, lng)).toBe(sane)
})

const OUTSIDE = 'This is outside the district. Move it or confirm it'
test.each<[Parameters<typeof getPositionProblem>, string | undefined]>([
  [[20.5, 75.5], undefined],
  [[null, null], undefined],
  // Delhi is in India, and not in the district.
  [[28.6, 77.2], OUTSIDE],
  [[28.6, 77.2, true], undefined],
  [[51.5, -0.1, true], 'This is outside India'],
])('a position %j: %s', (position, reason) => {
  expect(getPositionProblem(...position)?.reason).toBe(reason)
})

test('links to maps', () => {
  expect(getDirectionsUrl(navapur)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=24.033075%2C84.074843',
  )
  expect(getMapsSearchUrl('Fort & Co, Sonpani')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Fort+%26+Co%2C+Sonpani',
  )
  expect(getMapsSearchUrl('half \ud800')).toContain('query=half+')
})
