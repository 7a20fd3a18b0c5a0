import type { DistrictFacts } from '#district/read/schemas.ts'

/* Not in geo.ts, which knows the district: a folder is checked before it is known to be fit. */

export type Coordinate = { lat: number; lng: number }

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export function distanceKm(a: Coordinate, b: Coordinate): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Whether the point lies in the box. */
export const isWithin = (
  [west, south, east, north]: DistrictFacts['bounds'],
  latitude: number,
  longitude: number,
): boolean => latitude >= south && latitude <= north && longitude >= west && longitude <= east
